import { type Refusal, refusal } from "../message.ts";
import { allSeats } from "../seat.ts";
import {
  CARDS,
  type Card,
  COPIES_OF_EACH_CARD,
  type FerryFrame,
  type FerryOptions,
  type FerryState,
  type FerryStatement,
  FOG,
  handOf,
  NO_BID,
  WIND,
} from "./state.ts";

type CardName = (typeof CARDS)[number];

/** Nobody owns anything, all cards are in the deck, and the first bids are pending. */
export function emptyBoard(players: number, options: FerryOptions): FerryState {
  const [starter] = allSeats(players);
  if (starter === undefined) throw new RangeError("a table needs players");
  return {
    players,
    options,
    round: 1,
    starter,
    bank: 0,
    coins: Array(players).fill(0),
    hands: Array.from({ length: players }, () => []),
    deck: [...Array<Card>(COPIES_OF_EACH_CARD).fill(WIND), ...Array<Card>(COPIES_OF_EACH_CARD).fill(FOG)],
    discards: [],
    frames: [{ kind: "bidding", bids: Array(players).fill(NO_BID) }],
  };
}

export function arrange(state: FerryState, statement: FerryStatement): Refusal | undefined {
  if ("seat" in statement && statement.seat >= state.players)
    return refusal("no-such-seat", "FE-1", { seat: statement.seat });
  switch (statement.kind) {
    case "round":
      state.round = statement.number;
      state.starter = statement.starter;
      return undefined;
    case "bank":
      state.bank = statement.coins;
      return undefined;
    case "coins":
      state.coins[statement.seat] = statement.coins;
      return undefined;
    case "hand":
      state.hands[statement.seat] = readCards(statement.cards);
      return undefined;
    case "deck":
      state.deck = readCards(statement.cards);
      return undefined;
    case "discards":
      state.discards = readCards(statement.cards);
      return undefined;
    case "pending":
      return arrangePending(state, statement.frames);
  }
}

export function depict(state: FerryState): FerryStatement[] {
  const seats = allSeats(state.players);
  return [
    { kind: "round", number: state.round, starter: state.starter },
    { kind: "bank", coins: state.bank },
    ...seats.map((seat) => ({ kind: "coins" as const, seat, coins: state.coins[seat] ?? 0 })),
    ...seats.map((seat) => ({ kind: "hand" as const, seat, cards: writeCards(handOf(state, seat)) })),
    { kind: "deck", cards: writeCards(state.deck) },
    { kind: "discards", cards: writeCards(state.discards) },
    { kind: "pending", frames: JSON.stringify(state.frames) },
  ];
}

/** The frames are written as JSON. A position written by hand has none and starts with the bids. */
function arrangePending(state: FerryState, frames: string): Refusal | undefined {
  const KINDS = ["bidding", "crossing", "window", "answer"];
  try {
    const parsed: unknown = JSON.parse(frames);
    if (!Array.isArray(parsed) || !parsed.every((frame: { kind?: unknown }) => KINDS.includes(String(frame?.kind)))) {
      return refusal("malformed-frames", "FE-1", { kinds: KINDS });
    }
    state.frames = parsed as FerryFrame[];
    return undefined;
  } catch {
    return refusal("malformed-frames", "FE-1", { kinds: KINDS });
  }
}

const readCards = (names: readonly CardName[]): Card[] => names.map((name) => CARDS.indexOf(name) as Card);
const writeCards = (cards: readonly Card[]): CardName[] => cards.map((card) => CARDS[card]);
