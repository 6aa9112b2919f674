import type { Seat } from "@rondel/engine";
import type { Power } from "./board/board.ts";
import { BONDS, BONDS_PER_POWER, type Bond, faceValue, interestOf } from "./board/bonds.ts";
import { at, NONE, type PublicState, type State } from "./state.ts";

export function holderOf(state: PublicState, power: Power, bond: Bond): Seat | undefined {
  const seat = at(state.bondHolders, power * BONDS_PER_POWER + bond);
  return seat === NONE ? undefined : (seat as Seat);
}

export function giveBond(state: State, power: Power, bond: Bond, to: Seat | undefined): void {
  state.bondHolders[power * BONDS_PER_POWER + bond] = to ?? NONE;
}

/** IM-16.2: only bonds in the stack can be bought. */
export function isInStack(state: PublicState, power: Power, bond: Bond): boolean {
  return at(state.bondHolders, power * BONDS_PER_POWER + bond) === NONE;
}

export function holds(state: PublicState, seat: Seat, power: Power, bond: Bond): boolean {
  return at(state.bondHolders, power * BONDS_PER_POWER + bond) === seat;
}

export function bondsOf(state: PublicState, seat: Seat, power: Power): Bond[] {
  return BONDS.filter((bond) => holds(state, seat, power, bond));
}

/** IM-4.1: the sum of the face values a seat holds of a power. */
export function influenceOf(state: PublicState, seat: Seat, power: Power): number {
  let sum = 0;
  for (const bond of BONDS) if (holds(state, seat, power, bond)) sum += faceValue(bond);
  return sum;
}

/** IM-4.1 for every seat at once. */
export function influencesIn(state: PublicState, power: Power): number[] {
  const influences = [0, 0, 0, 0, 0, 0];
  for (const bond of BONDS) {
    const holder = at(state.bondHolders, power * BONDS_PER_POWER + bond);
    if (holder !== NONE) influences[holder] = at(influences, holder) + faceValue(bond);
  }
  return influences;
}

export function interestDueTo(state: PublicState, seat: Seat, power: Power): number {
  let sum = 0;
  for (const bond of BONDS) if (holds(state, seat, power, bond)) sum += interestOf(bond);
  return sum;
}

/** What a power owes to all holders of its bonds together. */
export function interestDue(state: PublicState, power: Power): number {
  let sum = 0;
  for (const bond of BONDS) if (!isInStack(state, power, bond)) sum += interestOf(bond);
  return sum;
}

export function isVacant(state: PublicState, power: Power): boolean {
  for (const bond of BONDS) if (!isInStack(state, power, bond)) return false;
  return true;
}
