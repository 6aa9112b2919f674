import { ALL_REGIONS, type Region } from "./board/board.ts";
import { MOST_PLAYERS, type Party, PIRATES, type State } from "./state.ts";
import {
  type Change,
  changed,
  FORT,
  isArmy,
  isTransport,
  isWarship,
  type Kind,
  kindOf,
  PIECE_KINDS,
  pirateSetSizeOf,
  setSizeOf,
  UNITS,
  type Unit,
} from "./units.ts";

/**
 * A stack is one integer: its owner, its unit and the number of pieces. The stacks of a region are sorted and never empty, so
 * equal positions are equal data. Pieces in a battle are in the battle frame, not in a stack.
 */
const COUNT_BITS = 7;
const STACK_LIMIT = 1 << COUNT_BITS;

export function stackParty(stack: number): Party {
  return (((stack >> COUNT_BITS) / UNITS) | 0) as Party;
}

export function stackUnit(stack: number): Unit {
  return ((stack >> COUNT_BITS) % UNITS) as Unit;
}

export function stackCount(stack: number): number {
  return stack % STACK_LIMIT;
}

const emptyStack = (party: Party, unit: Unit): number => (party * UNITS + unit) * STACK_LIMIT;

export function stacksAt(state: State, region: Region): readonly number[] {
  return state.stacks[region] ?? [];
}

export function countAt(state: State, region: Region, party: Party, unit: Unit): number {
  const least = emptyStack(party, unit);
  for (const stack of stacksAt(state, region)) if (stack > least && stack < least + STACK_LIMIT) return stack - least;
  return 0;
}

/** Adds pieces to a region, or removes them if the number is negative. Supplies stay as they are. */
export function shiftPieces(state: State, region: Region, party: Party, unit: Unit, by: number): void {
  const stacks = state.stacks[region] ?? [];
  const least = emptyStack(party, unit);
  let place = 0;
  while (place < stacks.length && (stacks[place] as number) < least) place++;
  const there = stacks[place];
  if (there !== undefined && there < least + STACK_LIMIT) {
    const count = there - least + by;
    if (count < 0) throw new RangeError(`region ${region} has too few of unit ${unit}`);
    if (count === 0) stacks.splice(place, 1);
    else stacks[place] = least + count;
  } else if (by > 0) {
    stacks.splice(place, 0, least + by);
  } else if (by < 0) {
    throw new RangeError(`region ${region} has no unit ${unit}`);
  }
}

// IR-1.2.2, IR-1.2.4, RU-31
export function setSize(state: State, party: Party, kind: Kind): number {
  return party === PIRATES ? pirateSetSizeOf(kind) : setSizeOf(kind, state.players);
}

const supplyPlace = (party: Party, kind: Kind): number => party * PIECE_KINDS.length + kind;

export function supplyOf(state: State, party: Party, kind: Kind): number {
  return state.supply[supplyPlace(party, kind)] ?? 0;
}

export function changeSupply(state: State, party: Party, kind: Kind, by: number): void {
  state.supply[supplyPlace(party, kind)] = supplyOf(state, party, kind) + by;
}

/** The supplies at the start: a full set for each player and for the pirates. */
export function fullSupply(players: number): number[] {
  return Array.from({ length: MOST_PLAYERS + 1 }, (_, party) =>
    PIECE_KINDS.map((kind) => {
      if (party === PIRATES) return pirateSetSizeOf(kind);
      return party < players ? setSizeOf(kind, players) : 0;
    }),
  ).flat();
}

/** Places new pieces, at most as many as the supply holds (RU-30), and returns their number. */
export function recruit(state: State, region: Region, party: Party, unit: Unit, wanted: number): number {
  const kind = kindOf(unit);
  const placed = Math.min(wanted, supplyOf(state, party, kind));
  changeSupply(state, party, kind, -placed);
  shiftPieces(state, region, party, unit, placed);
  return placed;
}

/** IR-1.2.3: returns pieces from a region to the supply of their owner. */
export function dismiss(state: State, region: Region, party: Party, unit: Unit, count: number): void {
  shiftPieces(state, region, party, unit, -count);
  changeSupply(state, party, kindOf(unit), count);
}

const counter =
  (counts: (unit: Unit) => boolean) =>
  (state: State, region: Region, party: Party): number => {
    let sum = 0;
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === party && counts(stackUnit(stack))) sum += stackCount(stack);
    }
    return sum;
  };

export const warshipsAt = counter(isWarship);
/** Armies on land. */
export const armiesAt = counter((unit) => isArmy(unit) && !isTransport(unit));
export const fortsAt = counter((unit) => kindOf(unit) === FORT);
/** Armies and forts of a territory. */
export const defendersAt = counter(() => true);

export function kindAt(state: State, region: Region, party: Party, kind: Kind): number {
  let sum = 0;
  for (const stack of stacksAt(state, region)) {
    if (stackParty(stack) === party && kindOf(stackUnit(stack)) === kind) sum += stackCount(stack);
  }
  return sum;
}

/** Applies a change to every piece of one party, or of all parties. */
export function transformPieces(state: State, change: Change, only?: Party): void {
  for (const region of ALL_REGIONS) {
    const before = state.stacks[region] ?? [];
    if (before.length === 0) continue;
    state.stacks[region] = [];
    for (const stack of before) {
      const party = stackParty(stack);
      const unit = stackUnit(stack);
      const next = only === undefined || only === party ? changed(change, unit) : unit;
      shiftPieces(state, region, party, next, stackCount(stack));
    }
  }
}
