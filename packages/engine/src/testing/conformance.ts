import { chanceSource } from "../chance.ts";
import type { Game } from "../game.ts";
import { appendAction, createMatch, type Match, type MatchHeader } from "../match.ts";
import { readMatch } from "../match-reader.ts";
import { HASH_EVERY, matchToText } from "../match-text.ts";
import type { AnyOptions } from "../options.ts";
import type { Random } from "../random.ts";
import type { Tagged } from "../schema.ts";
import type { Seat } from "../seat.ts";
import { seededRandom } from "../seeded-random.ts";
import { stateHash } from "../stable-hash.ts";
import { clonesAreIndependent, listedActionsAreLegal, othersAreRefused, somebodyDecides } from "./action-checks.ts";
import { type Coverage, coverAction, coverEvents, emptyCoverage } from "./coverage.ts";
import { eventsDoNotLeak, guessesAgree, nothingLeaks } from "./information-checks.ts";
import type { Check } from "./probe.ts";
import { optionSets } from "./samples.ts";
import { type Attempt, shorten } from "./shorten.ts";
import {
  invariantsHold,
  positionsRoundTrip,
  questionsAreHarmless,
  stateIsPlainData,
  undoRestores,
} from "./state-checks.ts";

/** How much the battery tries. Everything is deterministic: the same plan finds the same faults. */
export interface ConformancePlan {
  /** Random matches for every player count with the default options. */
  readonly seeds: number;
  /** Wild mixtures of options on top of each single option; every set is played once per player count. */
  readonly mixtures?: number;
  readonly playerCounts?: readonly number[];
  readonly optionSets?: readonly AnyOptions[];
  /** The checks run at every so many states; invariants always. */
  readonly every?: number;
  /** A match that is not over after so many actions is given up, without a fault unless `mustEnd`. */
  readonly mostActions?: number;
  readonly mustEnd?: boolean;
  /** Told after each match, for a progress bar. */
  readonly onMatch?: (done: number, of: number) => void;
}

/** A broken promise, and the shortest match found that shows it, as a file to look at. */
export interface ConformanceFailure {
  readonly check: string;
  readonly message: string;
  readonly matchText: string;
  readonly actions: number;
}

export interface ConformanceReport {
  readonly matches: number;
  readonly finished: number;
  readonly actions: number;
  readonly states: number;
  readonly coverage: Coverage;
  readonly failure?: ConformanceFailure;
}

/** One decision of a match, without what chance made of it. */
export interface Deed {
  readonly seat: Seat;
  readonly action: Tagged;
}

export interface Trial {
  readonly players: number;
  readonly options: AnyOptions;
  readonly seed: string;
}

const checks: readonly Check[] = [
  somebodyDecides,
  listedActionsAreLegal,
  stateIsPlainData,
  clonesAreIndependent,
  undoRestores,
  othersAreRefused,
  positionsRoundTrip,
  questionsAreHarmless,
  guessesAgree,
  nothingLeaks,
  eventsDoNotLeak,
];

/** How often random play does something nobody asked for. */
const FREE_ACTION_ONE_IN = 25;

/** The whole battery in one call: random play to the end, every promise at every state. Stops at the first fault. */
export function conform(game: Game, plan: ConformancePlan): ConformanceReport {
  const trials = [...planTrials(game, plan)];
  const report = { matches: 0, finished: 0, actions: 0, states: 0, coverage: emptyCoverage() };
  for (const trial of trials) {
    const run = runTrial(game, trial, plan, report.coverage);
    report.matches += 1;
    report.finished += run.finished ? 1 : 0;
    report.actions += run.deeds.length;
    report.states += run.states;
    if (run.failed) return { ...report, failure: shorten(game, trial, run.failed, plan.every ?? 1) };
    plan.onMatch?.(report.matches, trials.length);
  }
  return report;
}

function* planTrials(game: Game, plan: ConformancePlan): Generator<Trial> {
  const { fewest, most } = game.players;
  const counts = plan.playerCounts ?? Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const sets = plan.optionSets ?? optionSets(game.options, seededRandom("option sets"), plan.mixtures ?? 4);
  const [defaults = {}] = sets;
  for (const players of counts) {
    for (let seed = 0; seed < plan.seeds; seed++) yield { players, options: defaults, seed: `${players}.${seed}` };
    for (const [index, options] of sets.entries()) yield { players, options, seed: `${players}.options.${index}` };
  }
}

/** A fault as first met, before it is made short. */
export interface Fault {
  readonly check: string;
  readonly message: string;
}

interface Run {
  readonly deeds: readonly Deed[];
  readonly states: number;
  readonly finished: boolean;
  readonly failed?: Attempt;
}

function runTrial(game: Game, trial: Trial, plan: ConformancePlan, coverage: Coverage): Run {
  const chooser = seededRandom(`${trial.seed}/chooser`);
  const deeds: Deed[] = [];
  const mostActions = plan.mostActions ?? 20_000;
  const examiner = examine(game, trial, coverage, plan.every ?? 1);
  let { fault } = examiner;
  while (!fault && deeds.length < mostActions) {
    const deed = chooseDeed(game, examiner.match, trial.players, chooser);
    if (!deed) break;
    deeds.push(deed);
    fault = examiner.advance(deed);
  }
  const finished = game.outcome(examiner.match.state) !== undefined;
  if (!finished && plan.mustEnd) fault ??= { check: "ends", message: `no end after ${mostActions} actions` };
  fault ??= examiner.replayFault();
  const failed = fault && { deeds, fault, text: examiner.text() };
  return { deeds, states: examiner.states(), finished, ...(failed ? { failed } : {}) };
}

function chooseDeed(game: Game, match: Match, players: number, chooser: Random): Deed | undefined {
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

/** A match under the eyes of all checks. */
export interface Examiner {
  readonly match: Match;
  /** What is wrong with the very first state. */
  readonly fault?: Fault;
  /** Plays a deed and checks the state it leads to. */
  advance(deed: Deed): Fault | undefined;
  /** Whether the written match folds into the same state, hash by hash. */
  replayFault(): Fault | undefined;
  states(): number;
  text(): string;
}

export function examine(game: Game, trial: Trial, coverage: Coverage, every: number): Examiner {
  const header: MatchHeader = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    id: `conformance-${trial.seed}`,
    players: trial.players,
    options: trial.options,
    chance: { kind: "seed", seed: trial.seed },
    begin: "setup",
    statements: [],
  };
  const source = chanceSource(header.chance, header.id);
  if (!source) throw new Error("a seed always gives a source");
  const begun = createMatch(game, header, source);
  if ("refused" in begun) throw new Error(`the setup was refused: ${begun.refused.code}`);
  const { match } = begun;
  const hashes = new Map([[0, stateHash(match.game, match.state)]]);
  coverEvents(coverage, begun.events);
  let states = 1;

  const check = (
    before: unknown,
    events: Parameters<typeof coverEvents>[1],
    selected: readonly Check[],
  ): Fault | undefined => {
    const random = seededRandom(`${trial.seed}/${match.entries.length}/checks`);
    for (const { name, broken } of selected) {
      const message = broken({ game, match, source, before, events, random, coverage });
      if (message !== undefined) return { check: name, message };
    }
    return undefined;
  };
  const first = check(undefined, begun.events, [invariantsHold, ...checks]);

  return {
    match,
    ...(first ? { fault: first } : {}),
    advance({ seat, action }) {
      const before = game.clone(match.state);
      const answer = appendAction(match, match.entries.length, seat, action, source);
      if ("refused" in answer) return { check: "chosen actions are accepted", message: answer.refused.code };
      states += 1;
      coverAction(coverage, action, answer.events);
      if (answer.number % HASH_EVERY === 0) hashes.set(answer.number, stateHash(match.game, match.state));
      const isDue = answer.number % every === 0 || match.deciders.length === 0;
      return check(before, answer.events, isDue ? [invariantsHold, ...checks] : [invariantsHold, somebodyDecides]);
    },
    replayFault() {
      const text = matchToText(match, hashes);
      const { problem } = readMatch(text, () => game);
      if (!problem) return undefined;
      return { check: "replay", message: `line ${problem.line}: ${problem.code} ${JSON.stringify(problem.params)}` };
    },
    states: () => states,
    text: () => matchToText(match, hashes),
  };
}
