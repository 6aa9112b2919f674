import type { Kind } from "../../units.ts";
import { type BattleGraph, graphOf, type Position, type Step } from "./battle-graph.ts";

/** A battle to be weighed: kinds of units on both sides. Both fight with their strongest; the attacker always reinforces. */
export interface BattlePlan {
  readonly atSea: boolean;
  readonly attackers: readonly Kind[];
  /** What the attacker may bring up after a loss. */
  readonly reserves: readonly Kind[];
  readonly defenders: readonly Kind[];
  readonly surprise: number;
  readonly ambush: number;
  readonly attackerHussars: number;
  readonly defenderHussars: number;
  readonly firstRoll: boolean;
  /** Whether the attacker has lost a unit already, so that he may reinforce (IR-12.4.1). */
  readonly hasLost: boolean;
  readonly hussarsFirst: boolean;
}

export interface Odds {
  /** The chance that the attacker wins. */
  readonly attackerWins: number;
  /** How many units of each side are left on average, reserves not counted. */
  readonly attackersLeft: number;
  readonly defendersLeft: number;
}

const NOTHING: Odds = { attackerWins: 0, attackersLeft: 0, defendersLeft: 0 };

/**
 * Exact, not sampled. A roll that kills or sinks leads to a smaller battle, which is solved first. A roll in which every pair ends in
 * a capture leads to a battle of the same size, and maybe back again: those are solved together.
 */
export function battleOdds(plan: BattlePlan): Odds {
  const graph = graphOf(plan);
  return solve(graph, graph.start);
}

/** A position whose odds hang on others of its size: what smaller battles give, and the steps to those others. */
interface Equation {
  readonly position: Position;
  readonly given: Odds;
  readonly open: readonly Step[];
}

function solve(graph: BattleGraph, start: Position): Odds {
  const level = [start];
  start.isAwaited = true;
  const equations: Equation[] = [];
  for (const position of level) equations.push(equationFor(graph, position, level));
  for (const { position, given } of equations) position.odds = given;
  if (equations.some(({ open }) => open.length > 0)) {
    for (let sweep = 0; sweep < SWEEPS; sweep++) for (const equation of equations) refine(equation);
  }
  return start.odds ?? NOTHING;
}

/** All pairs tie with a chance of one sixth at most, so that each sweep shrinks the error sixfold: to less than a number holds. */
const SWEEPS = 24;

function equationFor(graph: BattleGraph, position: Position, level: Position[]): Equation {
  if (position.attackers === 0 || position.defenders === 0) return { position, given: final(position), open: [] };
  const open: Step[] = [];
  const given = { ...NOTHING };
  for (const step of graph.stepsFrom(position)) {
    const { to } = step;
    if (to.odds || !step.isAsLarge) add(given, step.chance, to.odds ?? solve(graph, to));
    else {
      open.push(step);
      if (!to.isAwaited) level.push(to);
      to.isAwaited = true;
    }
  }
  return { position, given, open };
}

function final({ attackers, defenders }: Position): Odds {
  return { attackerWins: attackers > 0 ? 1 : 0, attackersLeft: attackers, defendersLeft: defenders };
}

function refine({ position, given, open }: Equation): void {
  const odds = { ...given };
  for (const { to, chance } of open) add(odds, chance, to.odds ?? NOTHING);
  position.odds = odds;
}

function add(odds: { -readonly [Line in keyof Odds]: number }, chance: number, more: Odds): void {
  odds.attackerWins += chance * more.attackerWins;
  odds.attackersLeft += chance * more.attackersLeft;
  odds.defendersLeft += chance * more.defendersLeft;
}
