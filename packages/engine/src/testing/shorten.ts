import type { Game } from "../game.ts";
import { type Decision, type MatchPlan, startCheckedMatch, type Violation } from "./checked-match.ts";
import { emptyCoverage } from "./coverage.ts";

/** A violation and the shortest match found that shows it, as a match file. */
export interface ConformanceFailure extends Violation {
  readonly matchText: string;
  readonly actions: number;
}

/** A match that ended in a violation. */
export interface FailedMatch {
  readonly decisions: readonly Decision[];
  readonly violation: Violation;
  readonly text: string;
}

const MOST_ATTEMPTS = 400;

/**
 * Shortens a failed match: leaves out ever smaller stretches of decisions as long as the same check fails. A decision that is
 * illegal without the others is left out, too.
 */
export function shorten(game: Game, plan: MatchPlan, first: FailedMatch, every: number): ConformanceFailure {
  const { check } = first.violation;
  const again = replayDecisions(game, plan, first.decisions, check, every);
  return toFailure(again ? leaveOut(game, plan, again, check) : first);
}

function leaveOut(game: Game, plan: MatchPlan, first: FailedMatch, check: string): FailedMatch {
  let best = first;
  let attempts = 0;
  for (let stretch = Math.ceil(best.decisions.length / 2); stretch >= 1; stretch = Math.floor(stretch / 2)) {
    for (let from = 0; from < best.decisions.length && attempts < MOST_ATTEMPTS; ) {
      attempts += 1;
      const rest = best.decisions.filter((_, index) => index < from || index >= from + stretch);
      const shorter = replayDecisions(game, plan, rest, check, 1);
      if (shorter && shorter.decisions.length < best.decisions.length) best = shorter;
      else from += stretch;
    }
  }
  return best;
}

function toFailure({ decisions, violation, text }: FailedMatch): ConformanceFailure {
  return { ...violation, matchText: text, actions: decisions.length };
}

/** Plays the decisions that are legal; returns the match if it violates the same check. */
function replayDecisions(
  game: Game,
  plan: MatchPlan,
  decisions: readonly Decision[],
  check: string,
  every: number,
): FailedMatch | undefined {
  const checked = startCheckedMatch(game, plan, emptyCoverage(), every);
  const played: Decision[] = [];
  const failedBy = (violation: Violation | undefined): FailedMatch | undefined =>
    violation?.check === check ? { decisions: played, violation, text: checked.text() } : undefined;
  if (checked.violation) return failedBy(checked.violation);
  for (const decision of decisions) {
    const { state, deciders } = checked.match;
    if (deciders.length === 0 || game.refuse(state, decision.seat, decision.action)) continue;
    played.push(decision);
    const violation = checked.play(decision);
    if (violation) return failedBy(violation);
  }
  return failedBy(checked.checkReplay());
}
