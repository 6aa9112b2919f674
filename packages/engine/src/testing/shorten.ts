import type { Game } from "../game.ts";
import { type ConformanceFailure, type Deed, examine, type Fault, type Trial } from "./conformance.ts";
import { emptyCoverage } from "./coverage.ts";

const MOST_ATTEMPTS = 400;

/**
 * Makes a failing match as short as it can: leaves out stretches of deeds, ever smaller, as long as the same check still fails.
 * A deed that has become illegal without the others is left out too.
 */
export function shorten(game: Game, trial: Trial, first: Attempt, every: number): ConformanceFailure {
  const { check } = first.fault;
  const again = attempt(game, trial, first.deeds, check, every);
  return again ? asFailure(leaveOut(game, trial, again, check)) : asFailure(first);
}

function leaveOut(game: Game, trial: Trial, first: Attempt, check: string): Attempt {
  let best = first;
  let attempts = 0;
  for (let stretch = Math.ceil(best.deeds.length / 2); stretch >= 1; stretch = Math.floor(stretch / 2)) {
    for (let from = 0; from < best.deeds.length && attempts < MOST_ATTEMPTS; ) {
      attempts += 1;
      const rest = best.deeds.filter((_, index) => index < from || index >= from + stretch);
      const shorter = attempt(game, trial, rest, check, 1);
      if (shorter && shorter.deeds.length < best.deeds.length) best = shorter;
      else from += stretch;
    }
  }
  return best;
}

function asFailure({ deeds, fault, text }: Attempt): ConformanceFailure {
  return { ...fault, matchText: text, actions: deeds.length };
}

/** A match that showed a fault. */
export interface Attempt {
  readonly deeds: readonly Deed[];
  readonly fault: Fault;
  readonly text: string;
}

function attempt(game: Game, trial: Trial, deeds: readonly Deed[], check: string, every: number): Attempt | undefined {
  const examiner = examine(game, trial, emptyCoverage(), every);
  const played: Deed[] = [];
  const found = (fault: Fault | undefined): Attempt | undefined =>
    fault?.check === check ? { deeds: played, fault, text: examiner.text() } : undefined;
  if (examiner.fault) return found(examiner.fault);
  for (const deed of deeds) {
    if (examiner.match.deciders.length === 0 || game.refuse(examiner.match.state, deed.seat, deed.action)) continue;
    played.push(deed);
    const fault = examiner.advance(deed);
    if (fault) return found(fault);
  }
  return found(examiner.replayFault());
}
