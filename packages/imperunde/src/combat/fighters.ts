import { isSea, NOWHERE, type Region } from "../board/board.ts";
import type { BattleFrame, Fighter } from "../frames.ts";
import { changeSupply, shiftPieces, stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { LOCALS, type Party, type State } from "../state.ts";
import { INFANTRY, isWarship, kindOf, spent, type Unit } from "../units.ts";

export type Side = "attacker" | "defender";
export const SIDES: readonly Side[] = ["attacker", "defender"];

export function fightersOf(frame: BattleFrame, side: Side): Fighter[] {
  return side === "attacker" ? frame.attackers : frame.defenders;
}

export function partyOf(frame: BattleFrame, side: Side): Party {
  return side === "attacker" ? frame.attacker : frame.defender;
}

export function otherSide(side: Side): Side {
  return side === "attacker" ? "defender" : "attacker";
}

export function sideOf(frame: BattleFrame, party: Party): Side | undefined {
  return SIDES.find((side) => partyOf(frame, side) === party);
}

/** A fighter that was in the region before the battle. */
export function standing(unit: Unit): Fighter {
  return { unit, from: NOWHERE, start: NOWHERE, back: unit, fights: false };
}

/** IR-12.1.1: moves all fighting units of a party from a region into a battle. */
export function muster(state: State, region: Region, party: Party): Fighter[] {
  const fighters: Fighter[] = [];
  for (const stack of [...stacksAt(state, region)]) {
    const unit = stackUnit(stack);
    if (stackParty(stack) !== party || (isSea(region) && !isWarship(unit))) continue;
    for (let count = stackCount(stack); count > 0; count--) fighters.push(standing(unit));
    shiftPieces(state, region, party, unit, -stackCount(stack));
  }
  return fighters;
}

/** Local infantry or insurgents, which exist only during a battle and have no pieces (IR-1.3.2). */
export function locals(count: number): Fighter[] {
  return Array.from({ length: count }, () => standing(spent(INFANTRY)));
}

/** Puts the surviving fighters back into the region. */
export function disband(state: State, region: Region, party: Party, fighters: readonly Fighter[]): void {
  if (party === LOCALS) return;
  for (const fighter of fighters) shiftPieces(state, region, party, fighter.unit, 1);
}

/** IR-1.2.3: a lost piece returns to the supply of its owner. */
export function returnToSupply(state: State, party: Party, unit: Unit): void {
  if (party !== LOCALS) changeSupply(state, party, kindOf(unit), 1);
}

export function removeFighter(frame: BattleFrame, side: Side, fighter: Fighter): void {
  const fighters = fightersOf(frame, side);
  fighters.splice(fighters.indexOf(fighter), 1);
  if (side === "attacker") frame.attackerLost = true;
}
