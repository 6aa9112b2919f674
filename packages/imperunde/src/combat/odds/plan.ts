import type { Kind } from "../../units.ts";

/** A unit of the attacker and the chance that it arrives: one if there is no storm on its way. */
export interface Coming {
  readonly kind: Kind;
  readonly arrives: number;
}

/** Units that are certain to arrive, or have arrived. */
export function certain(kinds: readonly Kind[]): Coming[] {
  return kinds.map((kind) => ({ kind, arrives: 1 }));
}

/** The start of a battle: kinds of units on both sides. Both fight with their strongest units; the attacker always reinforces. */
export interface BattlePlan {
  readonly atSea: boolean;
  /** If none of them arrives, there is no battle and the attacker may not reinforce (RU-95). */
  readonly attackers: readonly Coming[];
  /** The units that the attacker may send after a loss, in the order in which they are sent. */
  readonly reserves: readonly Coming[];
  readonly defenders: readonly Kind[];
  readonly surprise: number;
  readonly ambush: number;
  readonly attackerHussars: number;
  readonly defenderHussars: number;
  readonly firstRoll: boolean;
  /** Whether the attacker has already lost a unit and may reinforce after each roll (IR-12.4.1). */
  readonly hasLost: boolean;
  /** Whether reinforcements may come before the next roll as well, if the attacker has lost a unit. */
  readonly reinforcesNow: boolean;
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
  reinforcesNow: false,
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
  /** The number of reserves that have been sent, whether they arrived or not. */
  readonly called: number;
  readonly isFirst: boolean;
  readonly hasLost: boolean;
  /** Set when they are known. */
  odds: Odds | undefined;
}

/** One result of the next roll, including the reinforcements that arrive. */
export interface Step {
  readonly to: Position;
  readonly chance: number;
  /** Whether no unit was killed or sunk: all losses were captures. */
  readonly isAsLarge: boolean;
}
