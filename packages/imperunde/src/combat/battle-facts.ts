import { isSea, type Region } from "../board/board.ts";
import type { AttackFrame, BattleFrame } from "../frames.ts";
import { hostile } from "../relations.ts";
import { inRoundOrder, warParties } from "../seas.ts";
import { LOCALS, NOBODY, type Party, type State } from "../state.ts";
import { isFree, ownerOf } from "../territories.ts";

/** IR-12.1.2: the units of a side that roll; an attacker sends and reinforces up to as many. */
export const MOST_UNITS = 3;

/** IR-12.4.5: no reinforcement in phase 5 and in fights that cards or events cause (fair winds: RU-62). */
export function isReinforcible({ cause }: BattleFrame | AttackFrame): boolean {
  return cause === "movement" || cause === "winds";
}

/** The party that defends a region against an attack. Of several enemies in a sea it is the first in round order. */
export function defenderAgainst(state: State, attacker: Party, target: Region): Party {
  if (!isSea(target)) return isFree(state, target) ? LOCALS : ownerOf(state, target);
  const enemies = warParties(state, target).filter((party) => hostile(state, attacker, party));
  return inRoundOrder(state, enemies)[0] ?? NOBODY;
}
