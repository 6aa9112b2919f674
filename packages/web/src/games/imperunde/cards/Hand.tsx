import { CARD_NAMES, type Card, type CardName, momentOf } from "@rondel/imperunde";
import { scrolls } from "../../../ui/scrolls.ts";
import { playsOf } from "../decision/card-decision.ts";
import { type Desk, useDesk } from "../context.ts";
import { cardName } from "../messages/params.ts";
import { CardArt } from "./CardArt.tsx";

/** The viewer's cards: what each does and whether it may be played now. Nobody else's hand ever comes here. */
export function Hand() {
  const { state, seat, word } = useDesk();
  const mine = seat.value;
  const cards = mine === undefined ? [] : (state.value?.hands[mine] ?? []);
  if (cards.length === 0) return null;
  return (
    <section class="hand" aria-label={word("screen.hand")}>
      <ul {...scrolls}>
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
  const desk = useDesk();
  const { word, speech, choosing } = desk;
  const name = CARD_NAMES[card];
  if (!name) return null;
  const isPlayable = playsOf(desk, card).length > 0;
  const isChosen = choosing.card.value === card;
  return (
    <button
      type="button"
      class={isPlayable ? "hand-card lit" : "hand-card"}
      aria-pressed={isChosen}
      aria-disabled={!isPlayable}
      onClick={() => {
        if (!isPlayable) return;
        choosing.field.value = undefined;
        choosing.option.value = undefined;
        choosing.card.value = isChosen ? undefined : card;
      }}
    >
      <b>{cardName(speech, card)}</b>
      <CardArt card={name} />
      <span>{word(`card.${name}.about`)}</span>
      <i>{whenOf(desk, name, isPlayable)}</i>
    </button>
  );
}

/** A card for any time that cannot be played by somebody who is asked lacks a target. */
function whenOf({ word, actions }: Desk, card: CardName, isPlayable: boolean): string {
  if (isPlayable) return word("screen.nowPlayable");
  const moment = momentOf(card);
  return word(moment === "any" && actions.value.length > 0 ? "screen.noTarget" : `when.${moment}`);
}
