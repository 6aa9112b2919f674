import { CARD_NAMES, type Card, type CardName, momentOf } from "@rondel/imperunde";
import { scrollable } from "../../../ui/scrollable.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { playsOf } from "../decision/card-decision.ts";
import { cardName } from "../messages/params.ts";
import { CardArt } from "./CardArt.tsx";

/** The cards of the viewer, with their effect and whether they can be played now. */
export function Hand() {
  const { state, seat, text, session } = useGameContext();
  const mine = seat.value;
  if (session.isCovered.value) return <CoveredHand />;
  const cards = mine === undefined ? [] : (state.value?.hands[mine] ?? []);
  if (cards.length === 0) return null;
  return (
    <section class="hand" aria-label={text("screen.hand")}>
      <ul {...scrollable}>
        {cards.map((card, index) => (
          <li key={`${card} ${index}`}>
            <HandCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hand of a person who decides in the open at a shared device: face down until the person asks for it. */
function CoveredHand() {
  const { view, seat, session, text, messages } = useGameContext();
  const count = seat.value === undefined ? 0 : (view.value?.handSizes[seat.value] ?? 0);
  if (seat.value === undefined || count === 0) return null;
  return (
    <button type="button" class="btn wide" onClick={() => session.showHidden()}>
      {text("screen.showCards", { name: messages.seat(seat.value), count })}
    </button>
  );
}

function HandCard({ card }: { readonly card: Card }) {
  const context = useGameContext();
  const { text, messages, selection } = context;
  const name = CARD_NAMES[card];
  if (!name) return null;
  const isPlayable = playsOf(context, card).length > 0;
  const isChosen = selection.card.value === card;
  return (
    <button
      type="button"
      class={isPlayable ? "hand-card lit" : "hand-card"}
      data-card={name}
      aria-pressed={isChosen}
      aria-disabled={!isPlayable}
      onClick={() => {
        if (!isPlayable) return;
        selection.region.value = undefined;
        selection.option.value = undefined;
        selection.card.value = isChosen ? undefined : card;
      }}
    >
      <b>{cardName(messages, card)}</b>
      <CardArt card={name} />
      <span>{text(`card.${name}.about`)}</span>
      <i>{playableWhen(context, name, isPlayable)}</i>
    </button>
  );
}

/** When a card can be played. A card for any time that the viewer cannot play now lacks a target. */
function playableWhen({ text, actions }: ImperundeContext, card: CardName, isPlayable: boolean): string {
  if (isPlayable) return text("screen.nowPlayable");
  const moment = momentOf(card);
  return text(moment === "any" && actions.value.length > 0 ? "screen.noTarget" : `when.${moment}`);
}
