import { ALL_KINDS, KINDS, type Kind } from "../../units.ts";
import { MOST_UNITS } from "../battle-facts.ts";
import { FIRST_ROLL_BONUS } from "../modifiers.ts";
import type { Bonuses } from "./dice.ts";
import type { BattlePlan, Coming, Position, Step } from "./plan.ts";
import { type RollResult, rollResults } from "./rolls.ts";

export interface BattleGraph {
  /** The positions before the next roll, by the units that arrive. */
  readonly starts: readonly Weighed[];
  stepsFrom(position: Position): Step[];
}

interface Weighed {
  readonly position: Position;
  readonly chance: number;
}

export function graphOf(plan: BattlePlan): BattleGraph {
  const { reserves } = plan;
  const numberOf = numbering(plan);
  const known = new Map<number, Position>();

  /** IR-12.4.1, IR-12.4.3: reserves are sent until the attacker has three units. */
  const reinforced = (position: Position): Weighed[] => {
    const { hasLost, attackers, defenders, called } = position;
    const next = reserves[called];
    if (!hasLost || defenders === 0 || attackers >= MOST_UNITS || !next) return [{ position, chance: 1 }];
    return arrivals(next, { ...position, called: called + 1 }).flatMap((sent) =>
      reinforced(sent.position).map((after) => ({ position: after.position, chance: sent.chance * after.chance })),
    );
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
  const empty: Position = {
    attack: counted([]),
    defence: counted(plan.defenders),
    attackers: 0,
    defenders: plan.defenders.length,
    called: 0,
    isFirst: plan.firstRoll,
    hasLost: plan.hasLost,
    odds: undefined,
  };
  return {
    starts: arrivedOf(plan.attackers, empty).flatMap((start) =>
      (plan.reinforcesNow ? reinforced(start.position) : [{ position: start.position, chance: 1 }]).map((next) => ({
        position: unique(next.position),
        chance: start.chance * next.chance,
      })),
    ),
    stepsFrom(position) {
      const first = position.isFirst ? FIRST_ROLL_BONUS : 0;
      const results = rollResults(
        strongest(position.attack),
        strongest(position.defence),
        bonuses(first * plan.surprise, plan.attackerHussars),
        bonuses(first * plan.ambush, plan.defenderHussars),
      );
      return results.flatMap((result) =>
        reinforced(after(position, result)).map((next) => ({
          to: unique(next.position),
          chance: result.chance * next.chance,
          isAsLarge: result.attackChange + result.defenceChange === 0,
        })),
      );
    },
  };
}

/** The positions after all units have arrived or sunk. */
function arrivedOf(coming: readonly Coming[], empty: Position): Weighed[] {
  let found: Weighed[] = [{ position: empty, chance: 1 }];
  for (const unit of coming) {
    found = found.flatMap(({ position, chance }) =>
      arrivals(unit, position).map((next) => ({ position: next.position, chance: chance * next.chance })),
    );
  }
  return found;
}

/** The positions after one unit has arrived, and if a storm can sink it, without it. */
function arrivals({ kind, arrives }: Coming, position: Position): Weighed[] {
  const attack = position.attack.map((count, other) => (other === kind ? count + 1 : count));
  const joined = { position: { ...position, attack, attackers: position.attackers + 1 }, chance: arrives };
  return arrives < 1 ? [joined, { position, chance: 1 - arrives }] : [joined];
}

function after(position: Position, result: RollResult): Position {
  return {
    attack: added(position.attack, result.attack),
    defence: added(position.defence, result.defence),
    attackers: position.attackers + result.attackChange,
    defenders: position.defenders + result.defenceChange,
    called: position.called,
    isFirst: false,
    hasLost: position.hasLost || result.attackerLost,
    odds: undefined,
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
    for (let unit = counts[kind] ?? 0; unit > 0 && kinds.length < MOST_UNITS; unit--) kinds.push(kind);
  }
  return kinds;
}

/** Numbers the positions of a battle. Neither side can have more units of a kind than the whole battle. */
function numbering({ attackers, reserves, defenders, atSea }: BattlePlan): (position: Position) => number {
  const mine = counted([...attackers, ...reserves].map(({ kind }) => kind));
  const theirs = counted(defenders);
  const all = added(mine, theirs);
  const attackSizes = (atSea ? all : mine).map((most) => most + 1);
  const defenceSizes = (atSea ? all : theirs).map((most) => most + 1);
  return ({ attack, defence, called, isFirst, hasLost }) => {
    let number = (called * 2 + Number(isFirst)) * 2 + Number(hasLost);
    for (let kind = 0; kind < KINDS.length; kind++) {
      number = number * (attackSizes[kind] as number) + (attack[kind] as number);
      number = number * (defenceSizes[kind] as number) + (defence[kind] as number);
    }
    return number;
  };
}
