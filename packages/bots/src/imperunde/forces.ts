import {
  BORDERS,
  COASTS,
  hostile,
  isFree,
  isSea,
  KIND_OF,
  ownerOf,
  type State,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  VALUE,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";

/** The mean throw of each kind of unit, in the order of the unit table. */
const MEAN_THROW: readonly number[] = [6.5, 5.5, 5.5, 4.5, 3.5, 3.5];
const NATIVE_THROW = 3.5;

export function throwOf(unit: number): number {
  return at(MEAN_THROW, at(KIND_OF, unit));
}

/** What stands in a field for a party, as the sum of mean throws. */
export function forceAt(state: State, field: number, party: number): number {
  let force = 0;
  for (const stack of stacksAt(state, field)) {
    if (stackParty(stack) === party) force += stackCount(stack) * throwOf(stackUnit(stack));
  }
  return force;
}

/** What defends a field against a seat: natives, the owner of a land, or whoever is hostile at sea. */
export function defenceAt(state: State, field: number, seat: number): number {
  if (!isSea(field))
    return isFree(state, field) ? at(VALUE, field) * NATIVE_THROW : forceAt(state, field, ownerOf(state, field));
  let force = 0;
  for (const stack of stacksAt(state, field)) {
    const party = stackParty(stack);
    if (party !== seat && hostile(state, seat, party)) force += stackCount(stack) * throwOf(stackUnit(stack));
  }
  return force;
}

/** What a seat could bring against a field from next to it: over land borders, and from the seas before a coast. */
export function forceAgainst(state: State, field: number, seat: number): number {
  let force = 0;
  for (const next of BORDERS[field] ?? []) force += forceAt(state, next, seat);
  if (isSea(field)) return force;
  for (const sea of COASTS[field] ?? []) force += forceAt(state, sea, seat);
  return force;
}

/** A rough chance to win against a defence. */
export function chanceOf(attack: number, defence: number): number {
  return attack === 0 ? 0 : attack ** 2 / (attack ** 2 + defence ** 2);
}
