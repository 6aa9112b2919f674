import { ALL_KINDS, KINDS, type Kind } from "../../units.ts";
import { FIRST_ROLL_BONUS } from "../modifiers.ts";
import type { Bonuses } from "./dice.ts";
import type { BattlePlan, Position, Step } from "./plan.ts";
import { type RollResult, rollResults } from "./rolls.ts";

export interface BattleGraph {
  readonly start: Position;
  stepsFrom(position: Position): Step[];
}

const MOST_DICE = 3;

export function graphOf(plan: BattlePlan): BattleGraph {
  const reserves = [...plan.reserves].sort((one, other) => one - other);
  const numberOf = numbering(plan);
  const known = new Map<number, Position>();

  /** IR-12.4.1: reserves join until the attacker has three units, the strongest first. */
  const reinforced = (position: Position): Position => {
    const { hasLost, attackers, defenders, joined } = position;
    if (!hasLost || defenders === 0 || attackers >= MOST_DICE || joined === reserves.length) return position;
    const coming = reserves.slice(joined, joined + MOST_DICE - attackers);
    return {
      ...position,
      attack: added(position.attack, counted(coming)),
      attackers: attackers + coming.length,
      joined: joined + coming.length,
    };
  };

  /** Returns the same object for equal positions. */
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
    joined: 0,
    isFirst: plan.firstRoll,
    hasLost: plan.hasLost,
    odds: undefined,
    isQueued: false,
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
    joined: position.joined,
    isFirst: false,
    hasLost: position.hasLost || result.attackerLost,
    odds: undefined,
    isQueued: false,
  };
}

const added = (counts: readonly number[], more: readonly number[]): number[] =>
  counts.map((count, kind) => count + (more[kind] as number));

const counted = (kinds: readonly Kind[]): number[] =>
  ALL_KINDS.map((kind) => kinds.filter((other) => other === kind).length);

/** The first three units in canonical order, which are the strongest. */
function strongest(counts: readonly number[]): Kind[] {
  const kinds: Kind[] = [];
  for (const kind of ALL_KINDS) {
    for (let unit = counts[kind] ?? 0; unit > 0 && kinds.length < MOST_DICE; unit--) kinds.push(kind);
  }
  return kinds;
}

/** Numbers the positions of a battle. Neither side can have more units of a kind than the whole battle. */
function numbering({ attackers, reserves, defenders, atSea }: BattlePlan): (position: Position) => number {
  const mine = counted([...attackers, ...reserves]);
  const theirs = counted(defenders);
  const all = added(mine, theirs);
  const attackSizes = (atSea ? all : mine).map((most) => most + 1);
  const defenceSizes = (atSea ? all : theirs).map((most) => most + 1);
  return ({ attack, defence, joined, isFirst, hasLost }) => {
    let number = (joined * 2 + Number(isFirst)) * 2 + Number(hasLost);
    for (let kind = 0; kind < KINDS.length; kind++) {
      number = number * (attackSizes[kind] as number) + (attack[kind] as number);
      number = number * (defenceSizes[kind] as number) + (defence[kind] as number);
    }
    return number;
  };
}
