import { ARTILLERY, CAVALRY, FORT, type Kind } from "../units.ts";

/** IR-12.2.8, RU-74: the bonus of Ambush and Surprise attack on each die of the first roll. */
export const FIRST_ROLL_BONUS = 2;

/** IR-12.3.2, RU-13: the modifier of an attacker's die that is paired with the die of a fort. */
export function fortModifier(attacker: Kind | undefined, defender: Kind | undefined): number {
  if (defender !== FORT) return 0;
  if (attacker === ARTILLERY) return 1;
  return attacker === CAVALRY ? -1 : 0;
}
