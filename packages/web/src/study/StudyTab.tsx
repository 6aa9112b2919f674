import { hrefOf } from "../router.ts";
import { Switch } from "../ui/Switch.tsx";
import { BranchList } from "./BranchList.tsx";
import { StudySharing } from "./StudySharing.tsx";
import { STUDY_LIMITS } from "./study.ts";
import type { StudyParts } from "./study-parts.ts";

/** The tools of a study: title, comment, arrows, branches, bots, sharing. */
export function StudyTab(parts: StudyParts) {
  const { text, isMine, copy } = parts;
  return (
    <div class="study-tab">
      {isMine ? (
        <NoteFields {...parts} />
      ) : (
        <div class="study-foreign">
          <h2>{parts.opened.title.value}</h2>
          <p>{text("foreign")}</p>
          <button type="button" class="btn small" onClick={copy}>
            {text("copy")}
          </button>
        </div>
      )}
      <BranchList {...parts} />
      {isMine && <BotSeats {...parts} />}
      {isMine && <TitleField {...parts} />}
      <StudySharing {...parts} />
      <a class="text-btn" href={hrefOf({ screen: "studies" })}>
        {text("all")}
      </a>
    </div>
  );
}

/** The comment and the arrows of the moment on the screen. */
function NoteFields({ opened, text, isDrawing, arrowFrom }: StudyParts) {
  const moment = opened.session.number.value;
  const { comment = "", arrows = [] } = opened.notes.value.get(moment) ?? {};
  return (
    <>
      <label class="field">
        <span>{text("comment")}</span>
        <textarea
          class="input"
          rows={3}
          maxLength={STUDY_LIMITS.comment}
          value={comment}
          onInput={(event) => opened.annotate(moment, { comment: event.currentTarget.value })}
        />
      </label>
      <div class="study-arrows">
        <Switch
          isOn={isDrawing.value}
          onChange={(isOn) => {
            isDrawing.value = isOn;
            arrowFrom.value = undefined;
          }}
        >
          {text("draw")}
        </Switch>
        {arrows.length > 0 && (
          <button type="button" class="text-btn" onClick={() => opened.annotate(moment, { arrows: [] })}>
            {text("draw.clear")}
          </button>
        )}
      </div>
    </>
  );
}

function TitleField({ opened, text }: StudyParts) {
  return (
    <label class="field">
      <span>{text("name")}</span>
      <input
        class="input"
        maxLength={STUDY_LIMITS.title}
        value={opened.title.value}
        onInput={(event) => opened.rename(event.currentTarget.value)}
      />
    </label>
  );
}

/** Which seats bots play. */
function BotSeats({ opened, messages, text, bots, setBots }: StudyParts) {
  const { seats } = opened.session.table.value;
  return (
    <fieldset class="study-bots">
      <legend class="label">{text("players")}</legend>
      {seats.map((_, seat) => (
        <Switch
          key={messages.seat(seat)}
          isOn={bots.includes(seat)}
          onChange={(isOn) => setBots(isOn ? [...bots, seat] : bots.filter((other) => other !== seat))}
        >
          {messages.seat(seat)}
        </Switch>
      ))}
      <p class="muted">{text("players.about")}</p>
    </fieldset>
  );
}
