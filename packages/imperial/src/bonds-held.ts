import type { Seat } from "@rondel/engine";
import type { Nation } from "./board/board.ts";
import { BONDS, BONDS_PER_NATION, type Bond, faceValue, interestOf } from "./board/bonds.ts";
import { at, NONE, type PublicState, type State } from "./state.ts";

export function holderOf(state: PublicState, nation: Nation, bond: Bond): Seat | undefined {
  const seat = at(state.bondHolders, nation * BONDS_PER_NATION + bond);
  return seat === NONE ? undefined : (seat as Seat);
}

export function giveBond(state: State, nation: Nation, bond: Bond, to: Seat | undefined): void {
  state.bondHolders[nation * BONDS_PER_NATION + bond] = to ?? NONE;
}

/** IM-16.2: only bonds in the stack can be bought. */
export function isInStack(state: PublicState, nation: Nation, bond: Bond): boolean {
  return at(state.bondHolders, nation * BONDS_PER_NATION + bond) === NONE;
}

export function holds(state: PublicState, seat: Seat, nation: Nation, bond: Bond): boolean {
  return at(state.bondHolders, nation * BONDS_PER_NATION + bond) === seat;
}

export function bondsOf(state: PublicState, seat: Seat, nation: Nation): Bond[] {
  return BONDS.filter((bond) => holds(state, seat, nation, bond));
}

/** IM-4.1: the sum of the face values that a seat holds of a nation. */
export function bondTotalOf(state: PublicState, seat: Seat, nation: Nation): number {
  let sum = 0;
  for (const bond of BONDS) if (holds(state, seat, nation, bond)) sum += faceValue(bond);
  return sum;
}

/** IM-4.1 for every seat. */
export function bondTotalsIn(state: PublicState, nation: Nation): number[] {
  const totals = [0, 0, 0, 0, 0, 0];
  for (const bond of BONDS) {
    const holder = at(state.bondHolders, nation * BONDS_PER_NATION + bond);
    if (holder !== NONE) totals[holder] = at(totals, holder) + faceValue(bond);
  }
  return totals;
}

export function interestDueTo(state: PublicState, seat: Seat, nation: Nation): number {
  let sum = 0;
  for (const bond of BONDS) if (holds(state, seat, nation, bond)) sum += interestOf(bond);
  return sum;
}

/** The interest that a nation owes to all holders of its bonds together. */
export function interestDue(state: PublicState, nation: Nation): number {
  let sum = 0;
  for (const bond of BONDS) if (!isInStack(state, nation, bond)) sum += interestOf(bond);
  return sum;
}

export function isVacant(state: PublicState, nation: Nation): boolean {
  for (const bond of BONDS) if (!isInStack(state, nation, bond)) return false;
  return true;
}
