import type { Seat } from "@rondel/engine";
import { useEffect, useRef } from "preact/hooks";
import { filledLook } from "../../../layout/button-look.ts";
import { promptFor, useGameContext } from "../context.ts";

/** One question to all people at this device, on the open board: does anybody play a card? Enter answers no. */
export function TableQuestion({ seats }: { readonly seats: readonly Seat[] }) {
  const context = useGameContext();
  const { session, text, messages } = context;
  const nobody = useRef<HTMLButtonElement>(null);
  useEffect(() => nobody.current?.focus(), []);
  const prompt = promptFor(context);
  return (
    <div class="decide">
      <p class="label">{prompt ? messages.prompt(prompt) : text("screen.waiting")}</p>
      <h2>{text("screen.anybody")}</h2>
      <button ref={nobody} type="button" class={filledLook("end")} onClick={() => session.answerQuestion()}>
        {text("screen.nobody")}
      </button>
      <div class="decide-others">
        {seats.map((seat) => (
          <button type="button" class="btn wide" key={seat} onClick={() => session.answerQuestion(seat)}>
            {messages.seat(seat)}
          </button>
        ))}
      </div>
    </div>
  );
}
