import {
  type ActionEntry,
  type AnyEvent,
  entryAt,
  type Match,
  replayOn,
  type Seat,
  standingActions,
  stateAfter,
} from "@rondel/engine";
import { accountsOf, type Change } from "./accounts.ts";
import type { Judge } from "./judge.ts";
import { judgeDecision } from "./judge-decision.ts";
import { expectedChances } from "./luck.ts";
import { momentAt } from "./moment-at.ts";
import { type Mistake, type Moment, REVIEW_VERSION, type Review, type ReviewProgress } from "./review.ts";
import { type Turn, turningPointsOf } from "./turning-points.ts";

/** What the entries since the last moment have brought. */
interface Segment {
  /** The seat of the first decision with a choice. */
  by: Seat | undefined;
  /** By seat: what draws have changed. */
  luck: number[];
  events: AnyEvent[];
}

/** Everything that is collected on the way through the log. */
interface Findings {
  first: Moment | undefined;
  last: Moment | undefined;
  segment: Segment;
  /** By seat: the number of decisions with a choice. */
  readonly decisions: number[];
  readonly mistakes: Mistake[];
  readonly turns: (Turn & Change)[];
}

/** Reviews a finished match, entry by entry. Its log must be complete. The same match gives the same review. */
export function* reviewMatch(judge: Judge, match: Match): Generator<ReviewProgress, Review> {
  const { players, id } = match.header;
  const numbers = standingActions(match);
  const state = stateAfter(match, 0);
  const roundAfter = judge.countRounds();
  const zeros = () => new Array<number>(players).fill(0);
  const found: Findings = {
    ...{ first: undefined, last: undefined, segment: newSegment(players) },
    ...{ decisions: zeros(), mistakes: [], turns: [] },
  };
  let round = 1;
  measure(judge, found, state, 0, round);
  for (const [place, number] of numbers.entries()) {
    const entry = entryAt(match, number) as ActionEntry;
    const seed = `${id}/${number}`;
    decide(judge, found, state, { ...entry, number, round }, seed);
    const expected = entry.draws.length > 0 ? expectedChances(judge, state, entry, seed) : undefined;
    const events = replayOn(judge.game, state, entry);
    round = roundAfter(events);
    found.segment.by ??= entry.seat;
    found.segment.events.push(...events);
    if (expected) addLuck(found.segment, judge.chances(state), expected);
    measure(judge, found, state, number, round);
    yield { done: place + 1, total: numbers.length };
  }
  return reviewFrom(found);
}

function newSegment(players: number): Segment {
  return { by: undefined, luck: new Array<number>(players).fill(0), events: [] };
}

/** Judges the decision of an entry, if there was a choice. */
function decide(
  judge: Judge,
  { decisions, mistakes, segment }: Findings,
  state: unknown,
  { seat, action, number, round }: ActionEntry & Pick<Mistake, "number" | "round">,
  seed: string,
): void {
  const choices = judge.game.actions(state, seat);
  if (choices.length < 2) return;
  segment.by ??= seat;
  decisions[seat] = (decisions[seat] ?? 0) + 1;
  const verdict = judgeDecision(judge, state, seat, action, choices, seed);
  if (verdict) mistakes.push({ number, round, seat, played: action, ...verdict });
}

/** Measures the chances if a turn is over. What happened before the first moment belongs to the setup. */
function measure(judge: Judge, found: Findings, state: unknown, number: number, round: number): void {
  const { last, segment } = found;
  if (!judge.isMoment(state, segment.by)) return;
  const moment = momentAt(judge, state, number, round);
  found.segment = newSegment(segment.luck.length);
  if (!last || segment.by === undefined) {
    found.first = moment;
    found.last = moment;
    return;
  }
  const after = { ...moment, seat: segment.by };
  found.turns.push({ ...segment, by: segment.by, before: last, after });
  found.last = after;
}

function addLuck(segment: Segment, actual: readonly number[], expected: readonly number[]): void {
  segment.luck = segment.luck.map((sum, seat) => sum + (actual[seat] ?? 0) - (expected[seat] ?? 0));
}

function reviewFrom({ first, turns, decisions, mistakes }: Findings): Review {
  if (!first) throw new RangeError("a finished match has at least one moment");
  return {
    version: REVIEW_VERSION,
    moments: [first, ...turns.map(({ after }) => after)],
    turningPoints: turningPointsOf(turns),
    mistakes: mistakes.toSorted((left, right) => lossOf(right) - lossOf(left)),
    accounts: accountsOf(first, turns, decisions, mistakes),
  };
}

function lossOf({ chance, betterChance }: Mistake): number {
  return betterChance - chance;
}
