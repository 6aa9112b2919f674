import { type ChanceSource, seededSource } from "../chance.ts";
import type { AnyEvent, Game } from "../game.ts";
import { lastNumber, type Match, newHeader } from "../match.ts";
import { createMatch } from "../match-open.ts";
import { appendAction } from "../match-play.ts";
import { readMatch } from "../match-reader.ts";
import { HASH_EVERY, matchToText } from "../match-text.ts";
import type { AnyOptions } from "../options.ts";
import type { Tagged } from "../schema.ts";
import type { Seat } from "../seat.ts";
import { seededRandom } from "../seeded-random.ts";
import { stateHash } from "../stable-hash.ts";
import { clonesAreIndependent, listedActionsAreLegal, somebodyDecides, unlistedAreRefused } from "./action-checks.ts";
import type { Check } from "./check.ts";
import { type Coverage, coverAction, coverEvents } from "./coverage.ts";
import { eventsDoNotLeak, guessesAgree, nothingLeaks, sharedViewsAgree } from "./information-checks.ts";
import {
  invariantsHold,
  positionsRoundTrip,
  questionsAreHarmless,
  stateIsPlainData,
  undoRestores,
} from "./state-checks.ts";

/** The parameters of one random match. */
export interface MatchPlan {
  readonly players: number;
  readonly options: AnyOptions;
  readonly seed: string;
}

/** One decision of a match, without its draws. */
export interface Decision {
  readonly seat: Seat;
  readonly action: Tagged;
}

export interface Violation {
  readonly check: string;
  readonly message: string;
}

/** A match whose every state is checked. */
export interface CheckedMatch {
  readonly match: Match;
  /** The violation in the state after the setup, if any. */
  readonly violation: Violation | undefined;
  /** Plays a decision and checks the new state. */
  play(decision: Decision): Violation | undefined;
  /** Reads the written match back and compares the hashes. */
  checkReplay(): Violation | undefined;
  /** Number of states so far. */
  states(): number;
  text(): string;
}

const QUICK_CHECKS: readonly Check[] = [invariantsHold, somebodyDecides];
const ALL_CHECKS: readonly Check[] = [
  ...QUICK_CHECKS,
  listedActionsAreLegal,
  stateIsPlainData,
  clonesAreIndependent,
  undoRestores,
  unlistedAreRefused,
  positionsRoundTrip,
  questionsAreHarmless,
  guessesAgree,
  sharedViewsAgree,
  nothingLeaks,
  eventsDoNotLeak,
];

/** Starts a match in which every `every`-th state passes all checks, and the others the quick ones. */
export function startCheckedMatch(game: Game, plan: MatchPlan, coverage: Coverage, every: number): CheckedMatch {
  const { match, source, events } = createPlanned(game, plan);
  const hashes = new Map([[0, stateHash(game, match.state)]]);
  coverEvents(coverage, events);

  const findViolation = (checks: readonly Check[], before: unknown, events: readonly AnyEvent[]) => {
    const random = seededRandom(`${plan.seed}/${lastNumber(match)}/checks`);
    for (const { name, broken } of checks) {
      const message = broken({ game, match, source, before, events, random, coverage });
      if (message !== undefined) return { check: name, message };
    }
    return undefined;
  };

  return {
    match,
    violation: findViolation(ALL_CHECKS, undefined, events),
    play({ seat, action }) {
      const before = game.clone(match.state);
      const result = appendAction(match, lastNumber(match), seat, action, source);
      if ("refused" in result) return { check: "chosen actions are accepted", message: result.refused.code };
      coverAction(coverage, action, result.events);
      if (result.number % HASH_EVERY === 0) hashes.set(result.number, stateHash(game, match.state));
      const isComplete = result.number % every === 0 || match.deciders.length === 0;
      return findViolation(isComplete ? ALL_CHECKS : QUICK_CHECKS, before, result.events);
    },
    checkReplay() {
      const { problem } = readMatch(matchToText(match, hashes), () => game);
      if (!problem) return undefined;
      return { check: "replay", message: `line ${problem.line}: ${problem.code} ${JSON.stringify(problem.params)}` };
    },
    states: () => lastNumber(match) + 1,
    text: () => matchToText(match, hashes),
  };
}

function createPlanned(
  game: Game,
  { players, options, seed }: MatchPlan,
): { readonly match: Match; readonly source: ChanceSource; readonly events: readonly AnyEvent[] } {
  const header = newHeader(game, { id: `conformance-${seed}`, players, options, chance: { kind: "seed", seed } });
  const source = seededSource(seed);
  const created = createMatch(game, header, source);
  if ("refused" in created) throw new Error(`the setup was refused: ${created.refused.code}`);
  return { ...created, source };
}
