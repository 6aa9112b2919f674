import type { Seat } from "@rondel/engine";
import type { Action } from "@rondel/imperunde";
import { useState } from "preact/hooks";
import { useGameContext } from "../context.ts";

/** Opens a private chat of two or more players. Others see that they take place, but not what is written. */
export function Channels() {
  const context = useGameContext();
  const { state, seat, text, messages } = context;
  const [selected, select] = useState<readonly Seat[]>([]);
  const mine = seat.value;
  const now = state.value;
  if (!now || mine === undefined) return null;
  const others = now.home.map((_, other) => other as Seat).filter((other) => other !== mine);
  const members = [...selected, mine].toSorted((one, other) => one - other);
  const open: Action = { kind: "openChannel", members };
  return (
    <fieldset class="channels">
      <legend class="label">{text("screen.privateChat")}</legend>
      {others.map((other) => (
        <button
          type="button"
          class="chip"
          key={other}
          aria-pressed={selected.includes(other)}
          onClick={() =>
            select(selected.includes(other) ? selected.filter((one) => one !== other) : [...selected, other])
          }
        >
          {messages.seat(other)}
        </button>
      ))}
      <button
        type="button"
        class="btn small"
        disabled={context.whyNot(open) !== undefined}
        onClick={async () => {
          if (await context.act(open)) select([]);
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
