import { allSeats, type HasFrames, type Seat } from "@rondel/engine";
import type { StandingOrder } from "./actions.ts";
import type { Region, Territory } from "./board/board.ts";
import type { Card } from "./cards/list.ts";
import type { PromiseRecord } from "./diplomacy/terms.ts";
import type { Frame } from "./frames.ts";
import { isAtLeast, type RulesInForce } from "./options.ts";

declare const partyBrand: unique symbol;

/** A party that no player controls. */
type SeatlessParty = number & { readonly [partyBrand]: true };
/** A player (0 to 5), the pirates or the locals; or NOBODY. */
export type Party = Seat | SeatlessParty;
export const MOST_PLAYERS = 6;
export const PIRATES = 6 as SeatlessParty;
/** The local infantry of a free territory, and insurgents in a colony. */
export const LOCALS = 7 as SeatlessParty;
export const NOBODY = -1 as SeatlessParty;

export function isPlayer(party: Party): party is Seat {
  return party >= 0 && party < MOST_PLAYERS;
}

/** The seat of a party that must be a player. */
export function seatOf(party: Party): Seat {
  if (!isPlayer(party)) throw new RangeError(`party ${party} has no seat`);
  return party;
}

/** A hand that a seat saw by playing Unmask spies (H-5, H-6). */
export interface Snapshot {
  readonly round: number;
  readonly thief: Seat;
  readonly victim: Seat;
  readonly cards: readonly Card[];
  readonly removed: Card;
  readonly open: boolean;
}

/** A whole match at one moment. The comment of each array names its index; the index of a pair of seats is `pairOf(one, other)`. */
export interface State extends HasFrames<Frame> {
  readonly options: RulesInForce;
  readonly players: number;
  /** By seat: the home country. */
  home: Territory[];
  british: Seat;
  round: number;
  phase: number;
  /** IR-4.2: the seats in the sequence of this round. */
  order: Seat[];
  target: number;

  /** By region: stacks of equal units, see pieces.ts. */
  stacks: number[][];
  /** By territory: the seat that owns it, or NOBODY. */
  owner: Party[];
  /** By territory. */
  posts: number[];
  /** By territory: posts that are new this round (IR-7.3.4). */
  newPosts: number[];
  /** By territory: military spending of this round (IR-7.3.3). */
  spending: number[];
  /** By territory: 1 if it has a famine disc. */
  famine: number[];
  /** By territory: the seat that plundered it this round, or NOBODY. */
  plunderer: Party[];
  /** By region: the weather marker of a sea. */
  weather: Weather[];
  /** By region: the party that holds a sea (RU-100). */
  holder: Party[];
  /** By canal: 1 if it is built. */
  canals: number[];
  /** By party and piece kind: pieces off the board. */
  supply: number[];

  /** By pair. */
  base: Relation[];
  /** By pair. */
  overlay: Overlay[];

  /** The last card is drawn next. */
  deck: Card[];
  /** In order of play. */
  discard: Card[];
  /** By seat, each hand in card order. */
  hands: Card[][];
  snapshots: Snapshot[];
  /** By seat: cards of the hand that all have seen since they were drawn; not recorded before version 3. */
  shown?: Card[][];
  /** By seat: cards bought this round. */
  cardsBought: number[];
  /** By seat: secret standing orders (RU-131). */
  orders: StandingOrder[][];
  /** Members of each open private channel (IR-5.2.4). */
  channels: Seat[][];
  /** Every promise that players have agreed on; absent until the first one. */
  promises?: readonly PromiseRecord[];

  /** By seat: available funds, in phase 2 those carried over. */
  funds: number[];
  /** By seat. */
  debt: number[];
  /** By round: the budget sheets of all seats, see budget.ts. */
  sheets: number[][];

  /** Regions that the wheels have drawn this round. */
  struck: Region[];
  winner: Party;
  ended: boolean;
}

export type Weather = 0 | 1 | 2;
export const FAIR: Weather = 0;
export const STORM: Weather = 1;
export const CALM: Weather = 2;

export type Relation = 0 | 1;
export const PEACE: Relation = 0;
export const WAR: Relation = 1;

/** IR-5.4.1: the effect of a card on the diplomatic relation of a pair. */
export type Overlay = 0 | 1 | 2 | 3;
export const NO_OVERLAY: Overlay = 0;
export const CARD_WAR: Overlay = 1;
export const ARMISTICE: Overlay = 2;
export const CARD_PEACE: Overlay = 3;

export function pairOf(one: Party, other: Party): number {
  return one * MOST_PLAYERS + other;
}

/** IR-13.2.10, IR-13.2.11: whether windows are pauses, as they are since version 3. */
export function hasPauses(state: State): boolean {
  return isAtLeast(state.options, 3);
}

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => allSeats(players));

/** All seats, clockwise from the first. */
export function seatsOf(state: State): readonly Seat[] {
  return SEATS[state.players] ?? [];
}
