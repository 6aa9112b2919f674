import { type Card, type CardPlay, cardCalled, type Field } from "@rondel/imperunde";
import type { Desk } from "../context.ts";
import { cardName, fieldName } from "../messages/params.ts";
import { choiceFor, chosenDeed, type Deed, type FieldOffer, type Plan } from "./decision.ts";

/** D-06, D-07: the chosen card with its targets; the first field narrows them down. */
export function cardPlan(desk: Desk, card: Card): Plan {
  const { choosing } = desk;
  const plays = playsOf(desk, card);
  const field = choosing.field.value;
  const narrowed = plays.filter((play) => field !== undefined && placesOf(play).includes(field));
  const shown = narrowed.length > 0 ? narrowed : plays;
  const [only] = shown.length === 1 ? shown : [];
  const isOpen = narrowed.length > 0 || shown.length <= MOST_ROWS;
  return {
    title: cardName(desk.speech, card),
    about: desk.word(only && placesOf(only).length === 0 ? aboutKey(only) : "screen.chooseTarget"),
    options: isOpen ? shown.map((play) => choiceFor(desk, play)) : landRows(desk, plays),
    chosen: choosing.option.value ?? (only && JSON.stringify(only)),
    deed: only ? playing(desk, only) : chosenDeed(desk, shown),
    others: [
      {
        words: desk.word("screen.back"),
        do: () => {
          if (field === undefined) choosing.card.value = undefined;
          choosing.field.value = undefined;
        },
      },
    ],
    regions: fieldsOf(desk, plays, narrowed, field),
  };
}

const MOST_ROWS = 24;

export function playsOf({ plays }: Desk, card: Card): readonly CardPlay[] {
  return plays.value.filter((play) => cardCalled(play.kind) === card);
}

function aboutKey(play: CardPlay): `card.${CardPlay["kind"]}.about` {
  return `card.${play.kind}.about`;
}

function playing(desk: Desk, play: CardPlay): Deed {
  const card = cardName(desk.speech, cardCalled(play.kind));
  return { words: desk.word("screen.playCard", { card }), do: () => void desk.act(play) };
}

/** The fields that a play names, the most telling first. */
function placesOf(play: CardPlay): Field[] {
  switch (play.kind) {
    case "forgedOrdersSea":
    case "forgedOrdersLand":
      return [play.from, play.to];
    case "smuggling":
    case "plunder":
    case "rebellion":
      return [play.land];
    case "pirates":
    case "freebooters":
      return [play.sea];
    case "sabotage":
      return [play.field];
    default:
      return [];
  }
}

function landRows(desk: Desk, plays: readonly CardPlay[]): Plan["options"] {
  const fields = [...new Set(plays.map((play) => placesOf(play)[0] ?? -1))];
  return fields.map((field) => ({
    id: `field ${field}`,
    name: fieldName(desk.speech, field),
    choose: () => {
      desk.choosing.field.value = field;
    },
  }));
}

function fieldsOf(
  { choosing }: Desk,
  plays: readonly CardPlay[],
  narrowed: readonly CardPlay[],
  field: Field | undefined,
): Map<Field, FieldOffer> {
  const fields = new Map<Field, FieldOffer>();
  for (const play of plays) {
    const [first] = placesOf(play);
    if (first === undefined) continue;
    fields.set(first, {
      choose: () => {
        choosing.field.value = first;
      },
    });
  }
  for (const play of narrowed) {
    const [, second] = placesOf(play);
    if (second === undefined) continue;
    fields.set(second, {
      choose: () => {
        choosing.option.value = JSON.stringify(play);
      },
    });
  }
  if (field !== undefined && fields.has(field)) fields.set(field, { isChosen: true, choose: () => undefined });
  return fields;
}
