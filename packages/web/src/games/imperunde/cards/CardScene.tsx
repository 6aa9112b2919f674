import { cardNamed, cardWorks, type Frame } from "@rondel/imperunde";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { cardName } from "../messages/params.ts";
import { CardArt } from "./CardArt.tsx";

/** A played card with the chain of its counters. */
export function CardScene({ frame }: { readonly frame: Extract<Frame, { kind: "card" }> }) {
  const { text, messages } = useGameContext();
  const card = cardName(messages, cardNamed(frame.play.kind));
  return (
    <section class="card-scene">
      <div class="scene-card">
        <CardArt card={frame.play.kind} />
        <p>
          <Crest party={frame.seat} small />
          <b>{text("screen.cardPlayed", { seat: messages.seat(frame.seat), card })}</b>
          <span>{messages.action(frame.play)}</span>
        </p>
      </div>
      <ol>
        {frame.chain.map((seat, index) => (
          <li key={`${seat} ${index}`}>
            <Crest party={seat} small />
            {text("screen.countered", { seat: messages.seat(seat) })}
          </li>
        ))}
      </ol>
      <p class="muted">{text(cardWorks(frame) ? "screen.cardTakesEffect" : "screen.cardCancelled")}</p>
    </section>
  );
}
