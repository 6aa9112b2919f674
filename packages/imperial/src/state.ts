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
import { BONDS_PER_NATION } from "./board/bonds.ts";
import type { Space } from "./board/rondel-spaces.ts";
import { LOWEST_TAX_FIELD } from "./board/tracks.ts";
import type { Frame } from "./frames.ts";
import type { RulesInForce } from "./options.ts";

/** The absent seat, nation or space in a list of numbers. */
export const NONE = -1;

/**
 * The complete position. Lists are indexed by seat, nation or region as their comments say; rules read them through the named
 * functions here, in units.ts, money.ts and bonds-held.ts.
 */
export interface State extends PublicState {
  /** Signed: bank, treasuries and cash always add up to 0 (INV-01). */
  bank: number;
  /** By seat. */
  cash: number[];
}

/** The part of the state that is never secret: everything but private cash and the bank, which would give the sum of it away. */
export interface PublicState extends HasFrames<Frame> {
  readonly players: number;
  readonly options: RulesInForce;
  /** The seats in clockwise order, as drawn (RL-55). */
  seating: number[];
  /** By nation. */
  treasury: number[];
  /** By nation and bond: the seat that holds it, or NONE while it is in the stack. */
  bondHolders: number[];
  /** By nation: a seat or NONE. */
  government: number[];
  /** The seat that holds the card; NONE in the variant without it. */
  investorCard: number;
  /** The seats without a government, in the order in which they lost their last one (RL-21). */
  withoutGovernment: number[];
  /** By nation: a space, or NONE before the first turn. */
  rondel: number[];
  /** By nation: the tax of the field on which the marker stands. */
  taxMarker: number[];
  /** By nation. */
  points: number[];
  /** By home province: 1 where a factory stands. */
  factories: number[];
  /** By region and nation: friendly armies in foreign home provinces, and all armies elsewhere. */
  peacefulArmies: number[];
  /** By region and nation: hostile armies in foreign home provinces. */
  hostileArmies: number[];
  /** By region and nation: at sea and in port. */
  fleets: number[];
  /** By land and sea region: a nation or NONE. */
  flags: number[];
}

/** A board without pieces, owners or money, and without a decision to make. */
export function emptyState(players: number, options: RulesInForce): State {
  const repeat = (length: number, value: number): number[] => new Array<number>(length).fill(value);
  return {
    players,
    options,
    seating: Array.from({ length: players }, (_, seat) => seat),
    bank: 0,
    treasury: repeat(NATION_COUNT, 0),
    cash: repeat(players, 0),
    bondHolders: repeat(NATION_COUNT * BONDS_PER_NATION, NONE),
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

/** The entry of a list of numbers. Every list of the state has an entry for each index that rules use. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function isOver(state: PublicState): boolean {
  return state.frames.length === 0;
}

export function cashIsHidden(state: PublicState): boolean {
  return state.options.cash === "hidden";
}

/** The seat that governs a nation (IM-4.2), if any. */
export function governmentOf(state: PublicState, nation: Nation): Seat | undefined {
  const seat = at(state.government, nation);
  return seat === NONE ? undefined : (seat as Seat);
}

/** The seat that decides for a nation that acts or has acted: it always has a government (IM-6.2), because no bond is ever given back. */
export function actingGovernment(state: PublicState, nation: Nation): Seat {
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
  for (const flag of state.flags) if (flag === nation) count++;
  return count;
}

/** The next seat clockwise (RL-55). */
export function leftNeighbour(state: PublicState, seat: Seat): Seat {
  const place = state.seating.indexOf(seat);
  return at(state.seating, (place + 1) % state.players) as Seat;
}

/** All seats in clockwise order, beginning with the given one. */
export function clockwise(state: PublicState, first: Seat): Seat[] {
  const place = state.seating.indexOf(first);
  const seats: Seat[] = [];
  for (let step = 0; step < state.players; step++) {
    seats.push(at(state.seating, (place + step) % state.players) as Seat);
  }
  return seats;
}

const SWISS_BANK_CAP = 3;

/** IM-4.8, RL-21: true for a seat without a government; with the cap only for the first three that lost their last one. */
export function holdsSwissBank(state: PublicState, seat: Seat): boolean {
  const place = state.withoutGovernment.indexOf(seat);
  return place >= 0 && (state.options.swissBankCap === "none" || place < SWISS_BANK_CAP);
}

const SINGLE_SEATS: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat as Seat]);

/** The seat as a list of one, allocated once. */
export function only(seat: Seat): readonly Seat[] {
  return SINGLE_SEATS[seat] as readonly Seat[];
}
