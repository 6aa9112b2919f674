import type { Refusal } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { refusal } from "../codes.ts";
import type { BattleFrame, Fighter } from "../frames.ts";
import { isPlayer } from "../state.ts";
import type { Unit } from "../units.ts";
import { MOST_UNITS } from "./battle-facts.ts";
import { fightersOf, partyOf, type Side } from "./fighters.ts";

const namedCount = (fighters: readonly Fighter[]): number => fighters.filter((fighter) => fighter.fights).length;
const namesNeeded = (fighters: readonly Fighter[]): number => Math.min(MOST_UNITS, fighters.length);

const isNamed = (frame: BattleFrame, side: Side): boolean => {
  const fighters = fightersOf(frame, side);
  return namedCount(fighters) === namesNeeded(fighters);
};

export function resetNames(frame: BattleFrame): void {
  for (const fighter of [...frame.attackers, ...frame.defenders]) fighter.fights = false;
}

/** The side that has to choose its units now; the attacker chooses first (IR-12.2.1, IR-12.2.2). */
export function sideToName(frame: BattleFrame): Side | undefined {
  if (!isNamed(frame, "attacker")) return "attacker";
  return isNamed(frame, "defender") ? undefined : "defender";
}

/** Chooses the units of a side without a real choice: at most three, all alike, or not a player's (RU-73, RU-87). */
export function nameIfForced(frame: BattleFrame, side: Side): boolean {
  const fighters = fightersOf(frame, side);
  if (fighters.length > MOST_UNITS && isPlayer(partyOf(frame, side)) && !allAlike(fighters)) return false;
  nameUnits(frame, side, strongest(fighters));
  return true;
}

const allAlike = (fighters: readonly Fighter[]): boolean =>
  fighters.every((fighter) => fighter.unit === fighters[0]?.unit && fighter.from === fighters[0].from);

/** The first three units in canonical order, which have the strongest dice. */
export function strongest(fighters: readonly Fighter[]): Unit[] {
  return fighters
    .map((fighter) => fighter.unit)
    .sort((one, other) => one - other)
    .slice(0, MOST_UNITS);
}

export function nameUnits(frame: BattleFrame, side: Side, units: readonly Unit[]): void {
  for (const unit of units) {
    const fighter = fightersOf(frame, side).find((candidate) => candidate.unit === unit && !candidate.fights);
    if (fighter) fighter.fights = true;
  }
}

/** D-12, D-13, D-17, D-18, RU-68: every distinct choice of three units. */
export function namingChoices(fighters: readonly Fighter[]): Action[] {
  const units = fighters.map((fighter) => fighter.unit).sort((one, other) => one - other);
  const choices: Action[] = [];
  for (let one = 0; one < units.length; one++) {
    if (units[one] === units[one - 1]) continue;
    for (let two = one + 1; two < units.length; two++) {
      if (two > one + 1 && units[two] === units[two - 1]) continue;
      for (let three = two + 1; three < units.length; three++) {
        if (three > two + 1 && units[three] === units[three - 1]) continue;
        choices.push({ kind: "name", units: [units[one] as Unit, units[two] as Unit, units[three] as Unit] });
      }
    }
  }
  return choices;
}

export function refuseNaming(fighters: readonly Fighter[], units: readonly Unit[]): Refusal | undefined {
  if (units.length !== namesNeeded(fighters))
    return refusal("name-as-many-as-possible", "IR-12.2.2", { most: MOST_UNITS });
  const left = fighters.map((fighter) => fighter.unit);
  for (const unit of units) {
    const place = left.indexOf(unit);
    if (place < 0) return refusal("no-such-unit", "IR-12.2.2");
    left.splice(place, 1);
  }
  const sorted = units.every((unit, place) => place === 0 || (units[place - 1] as Unit) <= unit);
  return sorted ? undefined : refusal("name-in-canonical-order", "IR-12.2.5");
}
