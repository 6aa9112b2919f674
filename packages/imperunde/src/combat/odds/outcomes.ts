import { ALL_KINDS, type Kind } from "../../units.ts";
import { graphOf } from "./battle-graph.ts";
import type { BattlePlan, Position, Step } from "./plan.ts";

/** One possible end of a battle. */
interface BattleEnd {
  /** The units that each side has left in the battle. */
  readonly attackers: number;
  readonly defenders: number;
  readonly chance: number;
}

export interface BattleOutcomes {
  /** All ends, the most likely first. */
  readonly ends: readonly BattleEnd[];
  /** The average number of units of each kind that a side has left: captured ships count, and so do reserves that were not sent. */
  readonly attackLeft: readonly number[];
  readonly defenceLeft: readonly number[];
}

/** The part of the battles of one size that may be left undecided. Captures can send ships to and fro, but hardly ever for long. */
const NEGLIGIBLE = 1e-8;

/** Positions with their chances. */
type Weights = Map<Position, number>;

/**
 * Follows all rolls of a battle to its ends, the largest battles first: all ways into a position are known before it is left. Only
 * captures lead to another battle of the same size, so those are followed until hardly any are left.
 */
export function battleOutcomes(plan: BattlePlan): BattleOutcomes {
  const graph = graphOf(plan);
  const sizeOf = ({ attackers, defenders, called }: Position) => attackers + defenders + plan.reserves.length - called;
  const most = plan.attackers.length + plan.defenders.length + plan.reserves.length;
  const bySize: Weights[] = [];
  const enter = (position: Position, chance: number) => {
    const size = sizeOf(position);
    bySize[size] ??= new Map();
    add(bySize[size], position, chance);
  };
  const sum = emptySum();
  for (const { position, chance } of graph.starts) enter(position, chance);
  for (let size = most; size >= 0; size--) {
    const known = new Map<Position, readonly Step[]>();
    while (total(bySize[size]) > NEGLIGIBLE) {
      const open = bySize[size] ?? [];
      bySize[size] = new Map();
      for (const [position, chance] of open) {
        if (position.attackers === 0 || position.defenders === 0) addEnd(sum, plan, position, chance);
        else for (const step of remembered(known, position, graph.stepsFrom)) enter(step.to, chance * step.chance);
      }
    }
  }
  return { ...sum, ends: [...sum.ends.values()].sort((one, other) => other.chance - one.chance) };
}

function total(weights: Weights | undefined): number {
  let sum = 0;
  for (const chance of weights?.values() ?? []) sum += chance;
  return sum;
}

function remembered(
  known: Map<Position, readonly Step[]>,
  position: Position,
  stepsFrom: (position: Position) => readonly Step[],
): readonly Step[] {
  const steps = known.get(position) ?? stepsFrom(position);
  known.set(position, steps);
  return steps;
}

interface Sum {
  readonly ends: Map<string, { attackers: number; defenders: number; chance: number }>;
  readonly attackLeft: number[];
  readonly defenceLeft: number[];
}

function emptySum(): Sum {
  return { ends: new Map(), attackLeft: ALL_KINDS.map(() => 0), defenceLeft: ALL_KINDS.map(() => 0) };
}

function add(weights: Weights, position: Position, chance: number): void {
  weights.set(position, (weights.get(position) ?? 0) + chance);
}

function addEnd(sum: Sum, { reserves }: BattlePlan, position: Position, chance: number): void {
  const { attackers, defenders, attack, defence, called } = position;
  const key = `${attackers} ${defenders}`;
  const before = sum.ends.get(key)?.chance ?? 0;
  sum.ends.set(key, { attackers, defenders, chance: before + chance });
  const waiting = reserves.slice(called);
  const count = (kind: Kind) => waiting.filter((unit) => unit.kind === kind).length;
  for (const kind of ALL_KINDS) {
    sum.attackLeft[kind] = (sum.attackLeft[kind] ?? 0) + chance * ((attack[kind] ?? 0) + count(kind));
    sum.defenceLeft[kind] = (sum.defenceLeft[kind] ?? 0) + chance * (defence[kind] ?? 0);
  }
}
