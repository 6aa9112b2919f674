import type { Seat } from "@rondel/engine";
import type { Action } from "@rondel/imperunde";
import { useState } from "preact/hooks";
import { useGameContext } from "../context.ts";

/** Private talks: between two, or as many as are chosen. That one goes on is public, what is said there is not. */
export function Channels() {
  const context = useGameContext();
  const { state, seat, text, messages } = context;
  const [chosen, choose] = useState<readonly Seat[]>([]);
  const mine = seat.value;
  const now = state.value;
  if (!now || mine === undefined) return null;
  const others = now.home.map((_, place) => place as Seat).filter((other) => other !== mine);
  const members = [...chosen, mine].toSorted((one, other) => one - other);
  const open: Action = { kind: "openChannel", members };
  return (
    <fieldset class="channels">
      <legend class="label">{text("screen.privateChat")}</legend>
      {others.map((other) => (
        <button
          type="button"
          class="chip"
          key={other}
          aria-pressed={chosen.includes(other)}
          onClick={() => choose(chosen.includes(other) ? chosen.filter((one) => one !== other) : [...chosen, other])}
        >
          {messages.seat(other)}
        </button>
      ))}
      <button
        type="button"
        class="btn small"
        disabled={context.whyNot(open) !== undefined}
        onClick={async () => {
          if (await context.act(open)) choose([]);
        }}
      >
        {text("screen.startPrivateChat")}
      </button>
      {now.channels
        .filter((channel) => channel.includes(mine))
        .map((channel) => (
          <p class="muted" key={channel.join()}>
            {text("screen.privateChatWith", { members: messages.list(channel.map((member) => messages.seat(member))) })}
          </p>
        ))}
    </fieldset>
  );
}
