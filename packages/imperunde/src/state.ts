import { allSeats, type PlayContext as EngineTable, type HasFrames, type Seat } from "@rondel/engine";
import type { StandingOrder } from "./actions.ts";
import type { Region, Territory } from "./board/board.ts";
import type { Card } from "./cards/list.ts";
import type { Event } from "./events.ts";
import type { Frame } from "./frames.ts";
import type { Options } from "./options.ts";

/** A player (0 to 5), the pirates, or those who fight for a free land or rise in a colony. */
export type Party = number;
export const MOST_PLAYERS = 6;
export const PIRATES: Party = 6;
export const NATIVES: Party = 7;
export const NOBODY: Party = -1;

/** Pirates and natives have no seat. */
export const isPlayer = (party: Party): party is Seat => party >= 0 && party < MOST_PLAYERS;
/** The seat of a party that must be a player. */
export function seatOf(party: Party): Seat {
  if (!isPlayer(party)) throw new RangeError(`party ${party} has no seat`);
  return party;
}

export type PlayContext = EngineTable<Event>;

/** What a seat saw of another hand by Unmask spies (H-5, H-6). */
export interface Snapshot {
  readonly round: number;
  readonly thief: Seat;
  readonly victim: Seat;
  readonly cards: readonly Card[];
  readonly removed: Card;
  readonly open: boolean;
}

/** Everything about a match. Arrays are indexed as their comment says; a pair of seats is `one * MOST_PLAYERS + other`. */
export interface State extends HasFrames<Frame> {
  readonly options: Options;
  readonly players: number;
  /** The home country of each seat. */
  home: Territory[];
  british: Seat;
  round: number;
  phase: number;
  /** IR-4.2: the seats in the sequence of this round. */
  order: Seat[];
  target: number;

  /** By field: stacks of equal units, see pieces.ts. */
  stacks: number[][];
  /** By land: the seat that owns it, or NOBODY. */
  owner: Party[];
  /** By land. */
  posts: number[];
  /** By land: posts that are new this round (IR-7.3.4). */
  newPosts: number[];
  /** By land: military spending of this round (IR-7.3.3). */
  spending: number[];
  /** By land: 1 if a famine disc lies there. */
  famine: number[];
  /** By land: who plundered it this round, or NOBODY. */
  plunderer: Party[];
  /** By field: the marker of a sea. */
  weather: Weather[];
  /** By field: whose sea it is (RU-100). */
  holder: Party[];
  /** By canal: 1 if it is built. */
  canals: number[];
  /** By party and piece kind: pieces not on the board. */
  supply: number[];

  /** By pair. */
  base: Relation[];
  overlay: Overlay[];

  /** The last one is drawn next. */
  deck: Card[];
  /** In order of play. */
  discard: Card[];
  /** By seat, each hand in card order. */
  hands: Card[][];
  snapshots: Snapshot[];
  /** By seat: cards bought this round. */
  cardsBought: number[];
  /** By seat: private (RU-131). */
  orders: StandingOrder[][];
  /** Members of each open private channel (IR-5.2.4). */
  channels: Seat[][];

  /** By seat: what can be spent now, or is carried over. */
  funds: number[];
  debt: number[];
  /** By round: the budget sheets of all seats, see budget.ts. */
  sheets: number[][];

  /** By event kind and field: fields that had a wheel event this round. */
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

/** IR-5.4.1: what a card has laid over the diplomatic relation of a pair. */
export type Overlay = 0 | 1 | 2 | 3;
export const NO_OVERLAY: Overlay = 0;
export const CARD_WAR: Overlay = 1;
export const ARMISTICE: Overlay = 2;
export const CARD_PEACE: Overlay = 3;

export const pairOf = (one: Party, other: Party): number => one * MOST_PLAYERS + other;

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => allSeats(players));

/** All seats, clockwise from the first. */
export const seatsOf = (state: State): readonly Seat[] => SEATS[state.players] ?? [];
