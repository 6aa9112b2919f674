import { CARD_NAMES, type Card, type CardName, momentOf } from "@rondel/imperunde";
import { scrollable } from "../../../ui/scrollable.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { playsOf } from "../decision/card-decision.ts";
import { cardName } from "../messages/params.ts";
import { CardArt } from "./CardArt.tsx";

/** The viewer's cards: what each does and whether it may be played now. Nobody else's hand ever comes here. */
export function Hand() {
  const { state, seat, text } = useGameContext();
  const mine = seat.value;
  const cards = mine === undefined ? [] : (state.value?.hands[mine] ?? []);
  if (cards.length === 0) return null;
  return (
    <section class="hand" aria-label={text("screen.hand")}>
      <ul {...scrollable}>
        {cards.map((card, place) => (
          <li key={`${card} ${place}`}>
            <HandCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandCard({ card }: { readonly card: Card }) {
  const context = useGameContext();
  const { text, messages, choosing } = context;
  const name = CARD_NAMES[card];
  if (!name) return null;
  const isPlayable = playsOf(context, card).length > 0;
  const isChosen = choosing.card.value === card;
  return (
    <button
      type="button"
      class={isPlayable ? "hand-card lit" : "hand-card"}
      aria-pressed={isChosen}
      aria-disabled={!isPlayable}
      onClick={() => {
        if (!isPlayable) return;
        choosing.region.value = undefined;
        choosing.option.value = undefined;
        choosing.card.value = isChosen ? undefined : card;
      }}
    >
      <b>{cardName(messages, card)}</b>
      <CardArt card={name} />
      <span>{text(`card.${name}.about`)}</span>
      <i>{whenOf(context, name, isPlayable)}</i>
    </button>
  );
}

/** A card for any time that cannot be played by somebody who is asked lacks a target. */
function whenOf({ text, actions }: ImperundeContext, card: CardName, isPlayable: boolean): string {
  if (isPlayable) return text("screen.nowPlayable");
  const moment = momentOf(card);
  return text(moment === "any" && actions.value.length > 0 ? "screen.noTarget" : `when.${moment}`);
}
