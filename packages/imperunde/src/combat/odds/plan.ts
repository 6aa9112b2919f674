import type { Kind } from "../../units.ts";

/** The start of a battle: kinds of units on both sides. Both fight with their strongest units; the attacker always reinforces. */
export interface BattlePlan {
  readonly atSea: boolean;
  readonly attackers: readonly Kind[];
  /** The units that the attacker may send after a loss. */
  readonly reserves: readonly Kind[];
  readonly defenders: readonly Kind[];
  readonly surprise: number;
  readonly ambush: number;
  readonly attackerHussars: number;
  readonly defenderHussars: number;
  readonly firstRoll: boolean;
  /** Whether the attacker has already lost a unit and may reinforce (IR-12.4.1). */
  readonly hasLost: boolean;
  readonly hussarsFirst: boolean;
}

/** A battle before its first roll, without cards. */
export const NO_BONUS = {
  surprise: 0,
  ambush: 0,
  attackerHussars: 0,
  defenderHussars: 0,
  firstRoll: true,
  hasLost: false,
  hussarsFirst: true,
} as const satisfies Partial<BattlePlan>;

export interface Odds {
  /** The chance that the attacker wins. */
  readonly attackerWins: number;
  /** The average number of units that each side has left, without reserves. */
  readonly attackersLeft: number;
  readonly defendersLeft: number;
}

/** A position inside a battle: counts by kind. Reserves come in a fixed order, so their number identifies those left. */
export interface Position {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly attackers: number;
  readonly defenders: number;
  /** The number of reserves that have joined. */
  readonly joined: number;
  readonly isFirst: boolean;
  readonly hasLost: boolean;
  /** Set when they are known. */
  odds: Odds | undefined;
  /** Whether the odds are being computed. */
  isQueued: boolean;
}

/** One result of the next roll, including reinforcements. */
export interface Step {
  readonly to: Position;
  readonly chance: number;
  /** Whether no unit was killed or sunk: all losses were captures. */
  readonly isAsLarge: boolean;
}
