import { type BattleGraph, graphOf } from "./battle-graph.ts";
import type { BattlePlan, Odds, Position, Step } from "./plan.ts";

export { type BattlePlan, certain, NO_BONUS, type Odds } from "./plan.ts";

const NOTHING: Odds = { attackerWins: 0, attackersLeft: 0, defendersLeft: 0 };

/**
 * Computes the exact odds of a battle. A roll that kills or sinks leads to a smaller battle, which is solved first. A roll in which
 * every pair ends in a capture leads to a battle of the same size and perhaps back again, so those are solved together.
 */
export function battleOdds(plan: BattlePlan): Odds {
  const graph = graphOf(plan);
  const odds = { ...NOTHING };
  for (const { position, chance } of graph.starts) add(odds, chance, position.odds ?? solve(graph, position));
  return odds;
}

/** A position whose odds depend on others of its size: the share from smaller battles, and the steps to the others. */
interface Equation {
  readonly position: Position;
  readonly given: Odds;
  readonly open: readonly Step[];
}

/** Solves a battle together with all others of its size that can follow it. The set grows while its equations are written. */
function solve(graph: BattleGraph, start: Position): Odds {
  const level = new Set([start]);
  const equations: Equation[] = [];
  for (const position of level) equations.push(equationFor(graph, position, level));
  for (const { position, given } of equations) position.odds = given;
  if (equations.some(({ open }) => open.length > 0)) {
    for (let sweep = 0; sweep < SWEEPS; sweep++) for (const equation of equations) refine(equation);
  }
  return start.odds ?? NOTHING;
}

/** All pairs tie with a chance of at most one sixth, so each sweep divides the error by six. 24 sweeps exceed the precision of a number. */
const SWEEPS = 24;

function equationFor(graph: BattleGraph, position: Position, level: Set<Position>): Equation {
  if (position.attackers === 0 || position.defenders === 0) return { position, given: final(position), open: [] };
  const open: Step[] = [];
  const given = { ...NOTHING };
  for (const step of graph.stepsFrom(position)) {
    const { to } = step;
    if (to.odds || !step.isAsLarge) add(given, step.chance, to.odds ?? solve(graph, to));
    else {
      open.push(step);
      level.add(to);
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
