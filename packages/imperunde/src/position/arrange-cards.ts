import { flag, index, integer, list, type Refusal, type Schemas, schemaProblem, seat } from "@rondel/engine";
import { ACTION_SCHEMAS, type Action } from "../actions.ts";
import { CARD_NAMES, type Card } from "../cards/list.ts";
import { isStandingOrder, refuseOrder } from "../secret/orders.ts";
import type { Snapshot, State } from "../state.ts";
import { parsed } from "./pending.ts";
import { refuseStatement } from "./refuse-statement.ts";
import type { StatementOf } from "./statements.ts";

/** Removes cards from the deck; leaves it unchanged and returns false if one is missing. */
function takeCards(state: State, cards: readonly Card[]): boolean {
  const deck = [...state.deck];
  for (const card of cards) {
    const place = deck.indexOf(card);
    if (place < 0) return false;
    deck.splice(place, 1);
  }
  state.deck = deck;
  return true;
}

export function arrangeHand(state: State, { player, cards }: StatementOf<"hand">): Refusal | undefined {
  if (!takeCards(state, cards)) return refuseStatement("no-such-card-left");
  state.hands[player] = [...(state.hands[player] ?? []), ...cards].sort((one, other) => one - other);
  return undefined;
}

export function arrangeDiscard(state: State, { cards }: StatementOf<"discard">): Refusal | undefined {
  if (!takeCards(state, cards)) return refuseStatement("no-such-card-left");
  state.discard.push(...cards);
  return undefined;
}

export function arrangeDeck(state: State, { cards }: StatementOf<"deck">): Refusal | undefined {
  const isTheRest = [...cards].sort().join() === [...state.deck].sort().join();
  if (!isTheRest) return refuseStatement("not-the-rest-of-the-cards");
  state.deck = [...cards];
  return undefined;
}

export function arrangeOrder(state: State, { player, order }: StatementOf<"standingOrder">): Refusal | undefined {
  const value = parsed(order);
  if (!isAction(value) || !isStandingOrder(value)) return refuseStatement("not-an-order");
  const refused = refuseOrder(state, player, value);
  if (refused) return refused;
  state.orders[player]?.push(value);
  return undefined;
}

const isAction = (value: unknown): value is Action => schemaProblem(ACTION_SCHEMAS, value) === undefined;

/** IR-13.5.16: the hand of one player as another has seen it, with the card that was removed. */
const SNAPSHOT_SCHEMAS: Schemas = {
  snapshot: {
    round: integer(1, 999),
    thief: seat(),
    victim: seat(),
    cards: list(index(CARD_NAMES), 48),
    removed: index(CARD_NAMES),
    open: flag(),
  },
};

/** IR-13.2.10: cards of a hand that all have seen. */
export function arrangeShown(state: State, { player, cards }: StatementOf<"shown">): Refusal | undefined {
  const hand = [...(state.hands[player] ?? [])];
  for (const card of cards) {
    const place = hand.indexOf(card);
    if (place < 0 || !state.shown) return refuseStatement("not-in-that-hand");
    hand.splice(place, 1);
  }
  if (state.shown) state.shown[player] = [...cards];
  return undefined;
}

export function arrangeSnapshot(state: State, { seen }: StatementOf<"snapshot">): Refusal | undefined {
  const value = parsed(seen);
  if (!isSnapshot(value)) return refuseStatement("not-a-snapshot");
  const { thief, victim, cards, removed } = value;
  const isPossible = thief < state.players && victim < state.players && thief !== victim && cards.includes(removed);
  if (!isPossible) return refuseStatement("not-a-snapshot");
  state.snapshots.push(value);
  return undefined;
}

function isSnapshot(value: unknown): value is Snapshot {
  const isObject = typeof value === "object" && value !== null && !("kind" in value);
  return isObject && schemaProblem(SNAPSHOT_SCHEMAS, { kind: "snapshot", ...value }) === undefined;
}
