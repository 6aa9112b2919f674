import type { Game } from "../game.ts";
import type { Match } from "../match.ts";
import type { AnyOptions } from "../options.ts";
import type { Random } from "../random.ts";
import type { Seat } from "../seat.ts";
import { seededRandom } from "../seeded-random.ts";
import { type Decision, type MatchPlan, startCheckedMatch } from "./checked-match.ts";
import { type Coverage, emptyCoverage } from "./coverage.ts";
import { optionSets } from "./samples.ts";
import { type ConformanceFailure, type FailedMatch, shorten } from "./shorten.ts";

/** How much `conform` tries. The same plan always finds the same violations. */
export interface ConformancePlan {
  /** Number of random matches with the default options, for each number of players. */
  readonly seeds: number;
  /** Number of random mixtures of options, beside each single option. Each is played once for each number of players. */
  readonly mixtures?: number;
  readonly playerCounts?: readonly number[];
  readonly optionSets?: readonly AnyOptions[];
  /** All checks run at every `every`-th state; invariants at each one. */
  readonly every?: number;
  /** A match stops after this number of actions. That is a violation only with `mustEnd`. */
  readonly mostActions?: number;
  readonly mustEnd?: boolean;
  /** Called after each match, for a progress bar. */
  readonly onMatch?: (done: number, of: number) => void;
}

export interface ConformanceReport {
  readonly matches: number;
  readonly finished: number;
  readonly actions: number;
  readonly states: number;
  readonly coverage: Coverage;
  readonly failure?: ConformanceFailure;
}

/** On average, random play makes a free action once in this number of actions. */
const FREE_ACTION_ONE_IN = 25;

/** Plays random matches to the end and checks every state. Stops at the first violation. */
export function conform(game: Game, plan: ConformancePlan): ConformanceReport {
  const matches = [...planMatches(game, plan)];
  const report = { matches: 0, finished: 0, actions: 0, states: 0, coverage: emptyCoverage() };
  for (const match of matches) {
    const run = runMatch(game, match, plan, report.coverage);
    report.matches += 1;
    report.finished += run.finished ? 1 : 0;
    report.actions += run.decisions.length;
    report.states += run.states;
    if (run.failed) return { ...report, failure: shorten(game, match, run.failed, plan.every ?? 1) };
    plan.onMatch?.(report.matches, matches.length);
  }
  return report;
}

function* planMatches(game: Game, plan: ConformancePlan): Generator<MatchPlan> {
  const { fewest, most } = game.players;
  const counts = plan.playerCounts ?? Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const sets = plan.optionSets ?? optionSets(game.options, seededRandom("option sets"), plan.mixtures ?? 4);
  const [defaults = {}] = sets;
  for (const players of counts) {
    for (let seed = 0; seed < plan.seeds; seed++) yield { players, options: defaults, seed: `${players}.${seed}` };
    for (const [index, options] of sets.entries()) yield { players, options, seed: `${players}.options.${index}` };
  }
}

interface MatchRun {
  readonly decisions: readonly Decision[];
  readonly states: number;
  readonly finished: boolean;
  readonly failed: FailedMatch | undefined;
}

function runMatch(game: Game, plan: MatchPlan, limits: ConformancePlan, coverage: Coverage): MatchRun {
  const chooser = seededRandom(`${plan.seed}/chooser`);
  const decisions: Decision[] = [];
  const mostActions = limits.mostActions ?? 20_000;
  const checked = startCheckedMatch(game, plan, coverage, limits.every ?? 1);
  let { violation } = checked;
  while (!violation && decisions.length < mostActions) {
    const decision = chooseDecision(game, checked.match, plan.players, chooser);
    if (!decision) break;
    decisions.push(decision);
    violation = checked.play(decision);
  }
  const finished = game.outcome(checked.match.state) !== undefined;
  if (!finished && limits.mustEnd) violation ??= { check: "ends", message: `no end after ${mostActions} actions` };
  violation ??= checked.checkReplay();
  const failed = violation && { decisions, violation, text: checked.text() };
  return { decisions, states: checked.states(), finished, failed };
}

function chooseDecision(game: Game, match: Match, players: number, chooser: Random): Decision | undefined {
  const { deciders, state } = match;
  if (deciders.length === 0) return undefined;
  if (chooser.draw("free action", FREE_ACTION_ONE_IN) === 0) {
    const seat = chooser.draw("seat", players) as Seat;
    const free = game.freeActions(state, seat);
    const action = free[chooser.draw("action", Math.max(free.length, 1))];
    if (action) return { seat, action };
  }
  const seat = deciders[chooser.draw("seat", deciders.length)] as Seat;
  const actions = game.actions(state, seat);
  const action = actions[chooser.draw("action", Math.max(actions.length, 1))];
  return action && { seat, action };
}
