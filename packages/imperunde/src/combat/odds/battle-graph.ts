import { KINDS, type Kind } from "../../units.ts";
import { FIRST_ROLL_BONUS } from "../modifiers.ts";
import type { BattlePlan, Odds } from "./battle-odds.ts";
import type { Bonuses } from "./dice.ts";
import { type RollResult, rollResults } from "./rolls.ts";

/** A position inside a battle: counts by kind. Reserves come up in a fixed order, so their number says which are left. */
export interface Position {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly attackers: number;
  readonly defenders: number;
  readonly broughtUp: number;
  readonly isFirst: boolean;
  readonly hasLost: boolean;
  /** Filled in when they are known. */
  odds: Odds | undefined;
  /** Whether its odds are being worked out. */
  isAwaited: boolean;
}

/** One result of the next roll, reinforcements included. */
export interface Step {
  readonly to: Position;
  readonly chance: number;
  /** Whether nothing was killed or sunk: all that was lost was captured. */
  readonly isAsLarge: boolean;
}

export interface BattleGraph {
  readonly start: Position;
  stepsFrom(position: Position): Step[];
}

const MOST_DICE = 3;

export function graphOf(plan: BattlePlan): BattleGraph {
  const reserves = [...plan.reserves].sort((one, other) => one - other);
  const numberOf = numbering(plan);
  const known = new Map<number, Position>();

  /** IR-12.4.1: reserves come up until the attacker has three units, the strongest first. */
  const reinforced = (position: Position): Position => {
    const { hasLost, attackers, defenders, broughtUp } = position;
    if (!hasLost || defenders === 0 || attackers >= MOST_DICE || broughtUp === reserves.length) return position;
    const coming = reserves.slice(broughtUp, broughtUp + MOST_DICE - attackers);
    return {
      ...position,
      attack: added(position.attack, counted(coming)),
      attackers: attackers + coming.length,
      broughtUp: broughtUp + coming.length,
    };
  };

  /** Equal positions are one. */
  const unique = (position: Position): Position => {
    const number = numberOf(position);
    const same = known.get(number);
    if (same) return same;
    known.set(number, position);
    return position;
  };

  const bonuses = (each: number, cavalry: number): Bonuses => ({ each, cavalry, hussarsFirst: plan.hussarsFirst });
  const start: Position = {
    attack: counted(plan.attackers),
    defence: counted(plan.defenders),
    attackers: plan.attackers.length,
    defenders: plan.defenders.length,
    broughtUp: 0,
    isFirst: plan.firstRoll,
    hasLost: plan.hasLost,
    odds: undefined,
    isAwaited: false,
  };
  return {
    start: unique(reinforced(start)),
    stepsFrom(position) {
      const first = position.isFirst ? FIRST_ROLL_BONUS : 0;
      const results = rollResults(
        strongest(position.attack),
        strongest(position.defence),
        bonuses(first * plan.surprise, plan.attackerHussars),
        bonuses(first * plan.ambush, plan.defenderHussars),
      );
      return results.map((result) => ({
        to: unique(reinforced(after(position, result))),
        chance: result.chance,
        isAsLarge: result.attackChange + result.defenceChange === 0,
      }));
    },
  };
}

function after(position: Position, result: RollResult): Position {
  return {
    attack: added(position.attack, result.attack),
    defence: added(position.defence, result.defence),
    attackers: position.attackers + result.attackChange,
    defenders: position.defenders + result.defenceChange,
    broughtUp: position.broughtUp,
    isFirst: false,
    hasLost: position.hasLost || result.attackerLost,
    odds: undefined,
    isAwaited: false,
  };
}

const added = (counts: readonly number[], more: readonly number[]): number[] =>
  counts.map((count, kind) => count + (more[kind] as number));

const counted = (kinds: readonly Kind[]): number[] =>
  KINDS.map((_, kind) => kinds.filter((other) => other === kind).length);

/** The first three in canonical order, which are the strongest. */
function strongest(counts: readonly number[]): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let unit = counts[kind] ?? 0; unit > 0 && kinds.length < MOST_DICE; unit--) kinds.push(kind);
  }
  return kinds;
}

/** Gives every position of a battle its own number. No side ever has more of a kind than there are in the whole battle. */
function numbering({ attackers, reserves, defenders, atSea }: BattlePlan): (position: Position) => number {
  const mine = counted([...attackers, ...reserves]);
  const theirs = counted(defenders);
  const all = added(mine, theirs);
  const attackSizes = (atSea ? all : mine).map((most) => most + 1);
  const defenceSizes = (atSea ? all : theirs).map((most) => most + 1);
  return ({ attack, defence, broughtUp, isFirst, hasLost }) => {
    let number = (broughtUp * 2 + Number(isFirst)) * 2 + Number(hasLost);
    for (let kind = 0; kind < KINDS.length; kind++) {
      number = number * (attackSizes[kind] as number) + (attack[kind] as number);
      number = number * (defenceSizes[kind] as number) + (defence[kind] as number);
    }
    return number;
  };
}
