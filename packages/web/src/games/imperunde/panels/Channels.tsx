import type { Seat } from "@rondel/engine";
import type { Action } from "@rondel/imperunde";
import { useState } from "preact/hooks";
import { useDesk } from "../context.ts";

/** Private talks: between two, or as many as are chosen. That one goes on is public, what is said there is not. */
export function Channels() {
  const desk = useDesk();
  const { state, seat, word, speech } = desk;
  const [chosen, choose] = useState<readonly Seat[]>([]);
  const mine = seat.value;
  const now = state.value;
  if (!now || mine === undefined) return null;
  const others = now.home.map((_, place) => place as Seat).filter((other) => other !== mine);
  const members = [...chosen, mine].toSorted((one, other) => one - other);
  const open: Action = { kind: "openChannel", members };
  return (
    <fieldset class="channels">
      <legend class="label">{word("screen.privateTalk")}</legend>
      {others.map((other) => (
        <button
          type="button"
          class="chip"
          key={other}
          aria-pressed={chosen.includes(other)}
          onClick={() => choose(chosen.includes(other) ? chosen.filter((one) => one !== other) : [...chosen, other])}
        >
          {speech.seat(other)}
        </button>
      ))}
      <button
        type="button"
        class="btn small"
        disabled={desk.whyNot(open) !== undefined}
        onClick={async () => {
          if (await desk.act(open)) choose([]);
        }}
      >
        {word("screen.openTalk")}
      </button>
      {now.channels
        .filter((channel) => channel.includes(mine))
        .map((channel) => (
          <p class="muted" key={channel.join()}>
            {word("screen.talkOf", { members: speech.list(channel.map((member) => speech.seat(member))) })}
          </p>
        ))}
    </fieldset>
  );
}
