import type { AnyEvent } from "../game.ts";
import { type OptionsOf, optionChoice, optionInteger } from "../options.ts";
import { choice, type Infer, integer, list, seat, text } from "../schema.ts";
import type { Seat } from "../seat.ts";

/*
 * Ferry, the reference game: the smallest game with dice, hidden cards, an answer window with counters, and simultaneous secret
 * decisions. It is an example for authors of rules and the test subject of the engine's tools.
 *
 * FE-1  Each player starts with 5 coins and 2 cards; the bank has 20 coins. The deck has 6 winds and 6 fogs.
 * FE-2  Each round all players secretly bid 0 to 3 coins at the same time, at most as many as they have. A player without
 *       coins bids 0.
 * FE-3  The highest bidder pays the bid to the bank and becomes the ferryman. Ties go clockwise from the start player.
 * FE-4  The ferryman sails, or rests and takes 1 coin.
 * FE-5  Before the roll every player may play a card: the ferryman wind (+2), the others fog (-2). The die is rolled when all
 *       have passed since the last card.
 * FE-6  Every card, including a counter, can be countered with a fog by any player except the one who played it. The card takes
 *       effect if the number of counters is even.
 * FE-7  A roll of 4 or more, including the bonus, earns 3 coins and a card, as long as the bank and the deck last.
 * FE-8  Each round the start player moves one seat to the left. After the last round the player with the most coins wins; equal
 *       coins share a place.
 * FE-9  A player may give coins to the bank at any time, except during the bids.
 * FE-10 Hands are hidden, or open by option. It is never shown who has passed.
 */

export const CARDS = ["wind", "fog"] as const;
export const WIND = 0;
export const FOG = 1;
export type Card = typeof WIND | typeof FOG;

export const COPIES_OF_EACH_CARD = 6;
export const COINS_AT_START = 5;
export const CARDS_AT_START = 2;
export const BANK_AT_START = 20;
export const HIGHEST_BID = 3;

export const optionTable = {
  rounds: optionInteger(1, 20, 4),
  hands: optionChoice("hidden", "open"),
} as const;
export type FerryOptions = OptionsOf<typeof optionTable>;

export const actionSchemas = {
  bid: { coins: integer(0, HIGHEST_BID) },
  sail: {},
  rest: {},
  play: { card: choice("wind", "fog") },
  counter: {},
  pass: {},
  donate: { coins: integer(1, 99) },
} as const;
export type FerryAction = Infer<typeof actionSchemas>;

export const statementSchemas = {
  round: { number: integer(1, 20), starter: seat() },
  bank: { coins: integer(0, 99) },
  coins: { seat: seat(), coins: integer(0, 99) },
  hand: { seat: seat(), cards: list(choice("wind", "fog"), 12) },
  deck: { cards: list(choice("wind", "fog"), 12) },
  discards: { cards: list(choice("wind", "fog"), 12) },
  pending: { frames: text(4000) },
} as const;
export type FerryStatement = Infer<typeof statementSchemas>;

export const questionSchemas = { chance: { bonus: integer(-6, 6) } } as const;
export type FerryQuestion = Infer<typeof questionSchemas>;

/** A bid that has not been made. */
export const NO_BID = -1;

export type FerryFrame =
  | { readonly kind: "bidding"; bids: number[] }
  | { readonly kind: "crossing"; ferryman: Seat }
  | { readonly kind: "window"; ferryman: Seat; bonus: number; passed: boolean[] }
  | { readonly kind: "answer"; card: Card; by: Seat[]; passed: boolean[] };

export interface FerryState {
  players: number;
  options: FerryOptions;
  round: number;
  starter: Seat;
  bank: number;
  coins: number[];
  hands: Card[][];
  deck: Card[];
  discards: Card[];
  frames: FerryFrame[];
}

export type FerryEvent = AnyEvent &
  (
    | { readonly kind: "dealt"; readonly seat: Seat; readonly card: Card | null }
    | { readonly kind: "bidMade"; readonly seat: Seat; readonly automatic: boolean }
    | { readonly kind: "bidsShown"; readonly bids: readonly number[]; readonly ferryman: Seat }
    | { readonly kind: "paid"; readonly from: Seat | "bank"; readonly to: Seat | "bank"; readonly coins: number }
    | { readonly kind: "cardPlayed"; readonly seat: Seat; readonly card: Card; readonly counter: boolean }
    | { readonly kind: "cardResolved"; readonly card: Card; readonly works: boolean }
    | { readonly kind: "rolled"; readonly die: number; readonly bonus: number; readonly crossed: boolean }
    | { readonly kind: "roundBegan"; readonly round: number; readonly starter: Seat }
    | { readonly kind: "ended" }
  );

export function cloneFrame(frame: FerryFrame): FerryFrame {
  switch (frame.kind) {
    case "bidding":
      return { ...frame, bids: frame.bids.slice() };
    case "crossing":
      return { ...frame };
    case "window":
      return { ...frame, passed: frame.passed.slice() };
    case "answer":
      return { ...frame, by: frame.by.slice(), passed: frame.passed.slice() };
  }
}

export function cloneState(state: FerryState): FerryState {
  return {
    players: state.players,
    options: state.options,
    round: state.round,
    starter: state.starter,
    bank: state.bank,
    coins: state.coins.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    frames: state.frames.map(cloneFrame),
  };
}

export function coinsOf(state: FerryState, owner: Seat): number {
  return state.coins[owner] ?? 0;
}

export function handOf(state: FerryState, owner: Seat): Card[] {
  const hand = state.hands[owner];
  if (!hand) throw new RangeError(`seat ${owner} is not at this table`);
  return hand;
}

/** Moves coins between a seat and the bank. */
export function pay(state: FerryState, from: Seat | "bank", to: Seat | "bank", coins: number): void {
  if (from === "bank") state.bank -= coins;
  else state.coins[from] = coinsOf(state, from) - coins;
  if (to === "bank") state.bank += coins;
  else state.coins[to] = coinsOf(state, to) + coins;
}

/** Moves a card from a hand to the discards. */
export function discard(state: FerryState, owner: Seat, card: Card): void {
  const hand = handOf(state, owner);
  const place = hand.indexOf(card);
  if (place < 0) throw new RangeError(`seat ${owner} does not hold ${CARDS[card]}`);
  hand.splice(place, 1);
  state.discards.push(card);
}
