import { ARTILLERY, CAVALRY, FORT, type Kind } from "../units.ts";

/** IR-12.2.8, RU-74: what Ambush and Surprise add to each die of the first roll. */
export const FIRST_ROLL_BONUS = 2;

/** IR-12.3.2, RU-13: what an attacker's die counts more or less when it is paired with that of a fort. */
export function fortModifier(attacker: Kind, defender: Kind): number {
  if (defender !== FORT) return 0;
  if (attacker === ARTILLERY) return 1;
  return attacker === CAVALRY ? -1 : 0;
}
