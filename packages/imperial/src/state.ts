import type { HasFrames, Seat } from "@rondel/engine";
import {
  FIRST_FLAG_REGION,
  FLAG_REGIONS,
  HOME_PROVINCES,
  NATION_COUNT,
  type Nation,
  REGION_COUNT,
  type Region,
} from "./board/board.ts";
import type { Space } from "./board/rondel-spaces.ts";
import { LOWEST_TAX_FIELD } from "./board/tracks.ts";
import { cloneFrame, type Frame } from "./frames.ts";
import type { Options } from "./options.ts";

/** Stands in a list of seats, powers or spaces for none at all. */
export const NONE = -1;

/**
 * Everything there is to know about a match. Lists are indexed by seat, power or region as their comments say; rules read them
 * through the named functions here, in units.ts, money.ts and bonds-held.ts.
 */
export interface State extends PublicState {
  /** A signed ledger: bank, treasuries and cash together are always 0 (INV-01). */
  bank: number;
  /** By seat. */
  cash: number[];
}

/** What everybody may always know: all but private cash, and the bank, which would betray it. */
export interface PublicState extends HasFrames<Frame> {
  readonly players: number;
  readonly options: Options;
  /** The seats clockwise, as they were drawn (RL-55). */
  seating: number[];
  /** By power. */
  treasury: number[];
  /** By power and bond: the seat that holds it, or NONE for the stack. */
  bondHolders: number[];
  /** By power: a seat or NONE. */
  government: number[];
  /** A seat; NONE in the variant without the card. */
  investorCard: number;
  /** The seats that govern nothing, in the order in which they lost their last government (RL-21). */
  withoutGovernment: number[];
  /** By power: a space, or NONE before the first turn. */
  rondel: number[];
  /** By power: the tax of the marker's field. */
  taxMarker: number[];
  /** By power. */
  points: number[];
  /** By home province: 1 where a factory stands. */
  factories: number[];
  /** By region and power: armies that are not hostile: friendly ones abroad, and all those elsewhere. */
  peacefulArmies: number[];
  /** By region and power: hostile armies in foreign home provinces. */
  hostileArmies: number[];
  /** By region and power: at sea and in port. */
  fleets: number[];
  /** By land and sea region: a power or NONE. */
  flags: number[];
}

/** A board without pieces, owners or money. */
export function bareState(players: number, options: Options): State {
  const repeat = (length: number, value: number): number[] => Array.from({ length }, () => value);
  return {
    players,
    options,
    seating: Array.from({ length: players }, (_, seat) => seat),
    bank: 0,
    treasury: repeat(NATION_COUNT, 0),
    cash: repeat(players, 0),
    bondHolders: repeat(NATION_COUNT * 9, NONE),
    government: repeat(NATION_COUNT, NONE),
    investorCard: NONE,
    withoutGovernment: [],
    rondel: repeat(NATION_COUNT, NONE),
    taxMarker: repeat(NATION_COUNT, LOWEST_TAX_FIELD),
    points: repeat(NATION_COUNT, 0),
    factories: repeat(HOME_PROVINCES.length, 0),
    peacefulArmies: repeat(REGION_COUNT * NATION_COUNT, 0),
    hostileArmies: repeat(REGION_COUNT * NATION_COUNT, 0),
    fleets: repeat(REGION_COUNT * NATION_COUNT, 0),
    flags: repeat(FLAG_REGIONS.length, NONE),
    frames: [],
  };
}

export function cloneState(state: State): State {
  return {
    players: state.players,
    options: state.options,
    seating: state.seating.slice(),
    bank: state.bank,
    treasury: state.treasury.slice(),
    cash: state.cash.slice(),
    bondHolders: state.bondHolders.slice(),
    government: state.government.slice(),
    investorCard: state.investorCard,
    withoutGovernment: state.withoutGovernment.slice(),
    rondel: state.rondel.slice(),
    taxMarker: state.taxMarker.slice(),
    points: state.points.slice(),
    factories: state.factories.slice(),
    peacefulArmies: state.peacefulArmies.slice(),
    hostileArmies: state.hostileArmies.slice(),
    fleets: state.fleets.slice(),
    flags: state.flags.slice(),
    frames: state.frames.map(cloneFrame),
  };
}

/** The entry of a list of numbers; lists of the state have one for every index that rules use. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function isOver(state: PublicState): boolean {
  return state.frames.length === 0;
}

export function cashIsHidden(state: PublicState): boolean {
  return state.options.cash === "hidden";
}

/** The seat that governs a power (IM-4.2), if any. */
export function governmentOf(state: PublicState, nation: Nation): Seat | undefined {
  const seat = at(state.government, nation);
  return seat === NONE ? undefined : (seat as Seat);
}

/** Who decides for a power that acts: it cannot act without a government (IM-6.2). */
export function rulerOf(state: PublicState, nation: Nation): Seat {
  return at(state.government, nation) as Seat;
}

export function spaceOf(state: PublicState, nation: Nation): Space | undefined {
  const space = at(state.rondel, nation);
  return space === NONE ? undefined : (space as Space);
}

export function flagIn(state: PublicState, region: Region): Nation | undefined {
  const nation = at(state.flags, region - FIRST_FLAG_REGION);
  return nation === NONE ? undefined : (nation as Nation);
}

export function setFlag(state: State, region: Region, nation: Nation | undefined): void {
  state.flags[region - FIRST_FLAG_REGION] = nation ?? NONE;
}

export function flagsOnMap(state: PublicState, nation: Nation): number {
  let count = 0;
  for (let place = 0; place < state.flags.length; place++) if (state.flags[place] === nation) count++;
  return count;
}

/** The left neighbour at the table (RL-55). */
export function leftNeighbour(state: PublicState, seat: Seat): Seat {
  const place = state.seating.indexOf(seat);
  return at(state.seating, (place + 1) % state.players) as Seat;
}

/** All seats clockwise, beginning with the given one. */
export function clockwise(state: PublicState, first: Seat): Seat[] {
  const place = state.seating.indexOf(first);
  const seats: Seat[] = [];
  for (let step = 0; step < state.players; step++) {
    seats.push(at(state.seating, (place + step) % state.players) as Seat);
  }
  return seats;
}

const THREE_SWISS_BANKS = 3;

/** IM-4.8, RL-21: whoever governs nothing; with the cap only the first three who lost their last government. */
export function holdsSwissBank(state: PublicState, seat: Seat): boolean {
  const place = state.withoutGovernment.indexOf(seat);
  return place >= 0 && (state.options.swissBankCap === "none" || place < THREE_SWISS_BANKS);
}

const DECIDERS: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat as Seat]);

/** The one seat that is asked, as a list that is never made twice. */
export function only(seat: Seat): readonly Seat[] {
  return DECIDERS[seat] as readonly Seat[];
}
