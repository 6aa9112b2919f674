import { Icon } from "../ui/Icon.tsx";
import { moveText, type StudyParts } from "./study-parts.ts";

/** Above the decision of a study: steps through the branch on the screen, its comment, and the branches that begin here. */
export function StudyBar(parts: StudyParts) {
  const { opened, text } = parts;
  const line = opened.line.value;
  const at = Math.max(0, line.indexOf(opened.session.number.value));
  const show = (step: number) => {
    const moment = line[Math.min(line.length - 1, Math.max(0, step))];
    if (moment !== undefined) void opened.session.past.show(moment);
  };
  const label = text("step", { number: at, count: line.length - 1 });
  const { comment } = opened.notes.value.get(opened.session.number.value) ?? {};
  return (
    <section class="study-bar" aria-label={text("steps")}>
      <div class="study-steps">
        <Step icon="first" label={text("first")} isDisabled={at === 0} press={() => show(0)} />
        <Step icon="previous" label={text("previous")} isDisabled={at === 0} press={() => show(at - 1)} />
        <input
          type="range"
          min={0}
          max={Math.max(1, line.length - 1)}
          value={at}
          aria-label={text("steps")}
          aria-valuetext={label}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
        <Step icon="next" label={text("next")} isDisabled={at >= line.length - 1} press={() => show(at + 1)} />
        <Step icon="last" label={text("last")} isDisabled={at >= line.length - 1} press={() => show(line.length - 1)} />
      </div>
      <p class="study-where">{label}</p>
      {comment && (
        <p class="study-comment" aria-live="polite">
          {comment}
        </p>
      )}
      <DrawingHelp {...parts} />
      <Forks {...parts} />
    </section>
  );
}

interface StepProps {
  readonly icon: "first" | "previous" | "next" | "last";
  readonly label: string;
  readonly isDisabled: boolean;
  press(): void;
}

function Step({ icon, label, isDisabled, press }: StepProps) {
  return (
    <button type="button" class="icon-btn" aria-label={label} title={label} disabled={isDisabled} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

/** What to click next while arrows are drawn. */
function DrawingHelp({ isDrawing, arrowFrom, messages, text }: StudyParts) {
  if (!isDrawing.value) return null;
  const from = arrowFrom.value;
  return (
    <p class="study-help" role="status">
      {from === undefined ? text("draw.from") : text("draw.to", { region: messages.term(`region.${from}`) })}
    </p>
  );
}

/** The moves that were played at this moment, if there are several. */
function Forks(parts: StudyParts) {
  const { opened, text } = parts;
  const next = opened.tree.value.after.get(opened.session.number.value) ?? [];
  if (next.length < 2) return null;
  return (
    <div class="study-forks">
      <p class="label">{text("forks")}</p>
      <ul>
        {next.map((moment) => (
          <li key={moment}>
            <button type="button" class="text-btn" onClick={() => void opened.session.past.show(moment)}>
              {moveText(parts, moment)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
