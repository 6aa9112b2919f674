import type { Region } from "../board/board.ts";
import { isSea } from "../board/board.ts";
import type { BattleFrame, Fighter } from "../frames.ts";
import { changeSupply, shiftPieces, stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { NATIVES, type Party, type State } from "../state.ts";
import { INFANTRY, IS_WARSHIP, KIND_OF, SPENT, type Unit } from "../units.ts";

export type Side = "attacker" | "defender";

export const fightersOf = (frame: BattleFrame, side: Side): Fighter[] =>
  side === "attacker" ? frame.attackers : frame.defenders;
export const partyOf = (frame: BattleFrame, side: Side): Party =>
  side === "attacker" ? frame.attacker : frame.defender;
export const otherSide = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");

const standing = (unit: Unit): Fighter => ({ unit, from: -1, start: -1, back: unit, fights: false });

/** IR-12.1.1: takes everything that fights for a party off a field and into a battle. */
export function muster(state: State, region: Region, party: Party): Fighter[] {
  const fighters: Fighter[] = [];
  for (const stack of [...stacksAt(state, region)]) {
    const unit = stackUnit(stack);
    if (stackParty(stack) !== party || (isSea(region) && !IS_WARSHIP[unit])) continue;
    for (let count = stackCount(stack); count > 0; count--) fighters.push(standing(unit));
    shiftPieces(state, region, party, unit, -stackCount(stack));
  }
  return fighters;
}

/** Natives and insurgents are no pieces, only counters of a battle (IR-1.3.2). */
export const natives = (count: number): Fighter[] =>
  Array.from({ length: count }, () => standing(SPENT[INFANTRY] ?? 0));

/** Puts those who are left back on the field. */
export function disband(state: State, region: Region, party: Party, fighters: readonly Fighter[]): void {
  if (party === NATIVES) return;
  for (const fighter of fighters) shiftPieces(state, region, party, fighter.unit, 1);
}

/** IR-1.2.3: a fallen piece returns to the supply of its owner. */
export function returnToSupply(state: State, party: Party, unit: Unit): void {
  if (party !== NATIVES) changeSupply(state, party, KIND_OF[unit] ?? 0, 1);
}

export function removeFighter(frame: BattleFrame, side: Side, fighter: Fighter): void {
  const fighters = fightersOf(frame, side);
  fighters.splice(fighters.indexOf(fighter), 1);
  if (side === "attacker") frame.attackerLost = true;
}
