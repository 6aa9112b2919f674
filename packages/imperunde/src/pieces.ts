import type { Region } from "./board/board.ts";
import { REGIONS } from "./board/board.ts";
import { MOST_PLAYERS, type Party, PIRATES, type State } from "./state.ts";
import {
  IS_ARMY,
  IS_CARGO,
  IS_WARSHIP,
  KIND_OF,
  type Kind,
  PIECE_KINDS,
  PIRATE_SET_SIZE,
  SET_SIZE,
  UNITS,
  type Unit,
} from "./units.ts";

/**
 * A stack is one integer: whose it is, which unit, and how many. The stacks of a field are sorted, without empty ones, so equal
 * positions are equal data. Pieces that fight are in their battle frame and not on the field.
 */
const ROOM = 128;
export const stackParty = (stack: number): Party => Math.floor(stack / (ROOM * UNITS));
export const stackUnit = (stack: number): Unit => Math.floor(stack / ROOM) % UNITS;
export const stackCount = (stack: number): number => stack % ROOM;
const stackOf = (party: Party, unit: Unit, count: number): number => (party * UNITS + unit) * ROOM + count;

export const stacksAt = (state: State, region: Region): readonly number[] => state.stacks[region] ?? [];

export function countAt(state: State, region: Region, party: Party, unit: Unit): number {
  const least = stackOf(party, unit, 0);
  for (const stack of stacksAt(state, region)) if (stack > least && stack < least + ROOM) return stack - least;
  return 0;
}

/** Adds pieces to a field, or takes them away when the number is negative, without touching any supply. */
export function shiftPieces(state: State, region: Region, party: Party, unit: Unit, by: number): void {
  const stacks = state.stacks[region] ?? [];
  const least = stackOf(party, unit, 0);
  let place = 0;
  while (place < stacks.length && (stacks[place] as number) < least) place++;
  const there = stacks[place];
  if (there !== undefined && there < least + ROOM) {
    const count = there - least + by;
    if (count < 0) throw new RangeError(`field ${region} has no ${-by} of unit ${unit}`);
    if (count === 0) stacks.splice(place, 1);
    else stacks[place] = least + count;
  } else if (by > 0) {
    stacks.splice(place, 0, least + by);
  } else if (by < 0) {
    throw new RangeError(`field ${region} has no unit ${unit}`);
  }
}

// IR-1.2.2, IR-1.2.4, RU-31
export const setSize = (state: State, party: Party, kind: Kind): number =>
  party === PIRATES ? (PIRATE_SET_SIZE[kind] ?? 0) : (SET_SIZE[kind] ?? 0) * (state.players === 3 ? 2 : 1);

export const supplyOf = (state: State, party: Party, kind: Kind): number =>
  state.supply[party * PIECE_KINDS + kind] ?? 0;

export function changeSupply(state: State, party: Party, kind: Kind, by: number): void {
  state.supply[party * PIECE_KINDS + kind] = supplyOf(state, party, kind) + by;
}

export function fullSupply(players: number): number[] {
  const doubled = players === 3 ? 2 : 1;
  return Array.from({ length: (MOST_PLAYERS + 1) * PIECE_KINDS }, (_, place) => {
    const party = Math.floor(place / PIECE_KINDS);
    const kind = place % PIECE_KINDS;
    if (party === PIRATES) return PIRATE_SET_SIZE[kind] ?? 0;
    return party < players ? (SET_SIZE[kind] ?? 0) * doubled : 0;
  });
}

/** Places new pieces, as many as the supply holds (RU-30); tells how many. */
export function recruit(state: State, region: Region, party: Party, unit: Unit, wanted: number): number {
  const kind = KIND_OF[unit] ?? 0;
  const placed = Math.min(wanted, supplyOf(state, party, kind));
  if (placed > 0) {
    changeSupply(state, party, kind, -placed);
    shiftPieces(state, region, party, unit, placed);
  }
  return placed;
}

// IR-1.2.3
export function dismiss(state: State, region: Region, party: Party, unit: Unit, count: number): void {
  shiftPieces(state, region, party, unit, -count);
  changeSupply(state, party, KIND_OF[unit] ?? 0, count);
}

const counter =
  (matters: (unit: Unit) => boolean) =>
  (state: State, region: Region, party: Party): number => {
    let sum = 0;
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === party && matters(stackUnit(stack))) sum += stackCount(stack);
    }
    return sum;
  };

export const warshipsAt = counter((unit) => IS_WARSHIP[unit] === true);
export const armiesAt = counter((unit) => IS_ARMY[unit] === true && IS_CARGO[unit] !== true);
export const fortsAt = counter((unit) => KIND_OF[unit] === 0);
/** Armies and forts of a land. */
export const defendersAt = counter(() => true);

export function kindAt(state: State, region: Region, party: Party, kind: Kind): number {
  let sum = 0;
  for (const stack of stacksAt(state, region)) {
    if (stackParty(stack) === party && KIND_OF[stackUnit(stack)] === kind) sum += stackCount(stack);
  }
  return sum;
}

/** Turns every piece into what `becomes` says, for one party or for all. */
export function transformPieces(state: State, becomes: readonly Unit[], only?: Party): void {
  for (let region = 0; region < REGIONS; region++) {
    const before = state.stacks[region] ?? [];
    if (before.length === 0) continue;
    state.stacks[region] = [];
    for (const stack of before) {
      const party = stackParty(stack);
      const unit = stackUnit(stack);
      const next = only === undefined || only === party ? (becomes[unit] ?? unit) : unit;
      shiftPieces(state, region, party, next, stackCount(stack));
    }
  }
}
