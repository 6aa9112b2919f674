import { readFileSync } from "node:fs";
import {
  appendAction,
  asSeat,
  entryAt,
  type Match,
  readMatch,
  type Seat,
  seededRandom,
  seededSource,
  stateAfter,
} from "@rondel/engine";
import { type Action, imperial, SPACE_NAMES, type State } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { accountsOf } from "../src/review/accounts.ts";
import { judgeFor, readFinished, reviewMatch } from "../src/review/index.ts";
import type { Judge } from "../src/review/judge.ts";
import { judgeDecision } from "../src/review/judge-decision.ts";
import { expectedChances } from "../src/review/luck.ts";
import type { Moment, Review } from "../src/review/review.ts";
import { type ReviewReply, reviewFile } from "../src/review/worker.ts";
import { decider, optionsWith, played, position } from "./table.ts";

function golden(game: string, name: string): string {
  return readFileSync(new URL(`../../${game}/golden/${name}.rondel`, import.meta.url), "utf8");
}

function judgeOf(game: string): Judge {
  const judge = judgeFor(game);
  if (!judge) throw new Error(`${game} has no judge`);
  return judge;
}

function reviewOf(text: string): Review {
  const read = readFinished(text);
  if ("refused" in read) throw new Error(read.refused.code);
  return finish(read.judge, read.match);
}

function finish(judge: Judge, match: Match): Review {
  const steps = reviewMatch(judge, match);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The match of a position file, with other cash of the first seat, in which it moves its nation to a space of the rondel. */
function matchWith(name: string, space: string, cash: number): Match {
  const text = readFileSync(new URL(`positions/${name}.rondel`, import.meta.url), "utf8");
  const { match } = readMatch(text.replace(/cash s0 \d+/, `cash s0 ${cash}`), () => imperial as never);
  if (!match) throw new Error(`${name} cannot be read`);
  const action: Action = { kind: "moveRondel", space: SPACE_NAMES.indexOf(space as never) as never };
  appendAction(match, 0, decider(match.state as State), action, seededSource("0"));
  return match;
}

describe("a match whose last move throws the victory away", () => {
  // In this position the taxation ends the game, and its player loses it by a little.
  const match = matchWith("let-the-game-go-on", "taxation", 45);
  const review = finish(judgeOf("imperial"), match);
  const [mistake] = review.mistakes;

  it("lists the move as a mistake that costs more than the noise, with another one as the better", () => {
    expect(review.mistakes).toHaveLength(1);
    expect(mistake).toMatchObject({ number: 1, seat: 0, played: { kind: "moveRondel" }, chance: 0 });
    expect(mistake?.betterChance).toBeGreaterThan(0.2);
    expect(mistake?.better).not.toEqual(mistake?.played);
    expect((mistake?.betterChance ?? 0) - (mistake?.chance ?? 0)).toBeGreaterThan(mistake?.noise ?? 1);
    expect(mistake?.effects.length).toBeGreaterThan(0);
  });

  it("tells it as the turning point", () => {
    const [point, ...others] = review.turningPoints;
    expect(others).toEqual([]);
    expect(point).toMatchObject({ from: 0, to: 1, by: 0 });
    expect(point?.events.map(({ kind }) => kind)).toContain("gameOver");
  });
});

describe("a match without a better move", () => {
  it("has no mistake at the move that wins", () => {
    const review = finish(judgeOf("imperial"), matchWith("end-the-game", "taxation", 20));
    expect(review.mistakes).toEqual([]);
    expect(review.moments.at(-1)?.chances).toEqual([1, 0, 0]);
  });
});

describe.each([
  ["imperial", "random-4-partial"],
  ["imperunde", "rule-victory-by-conquest"],
])("the review of a match of %s", (game, name) => {
  const text = golden(game, name);
  const review = reviewOf(text);
  const { moments, accounts, mistakes, turningPoints } = review;

  it("gives every moment chances that add up to one, and the result at the end", () => {
    for (const { chances } of moments) expect(sum(chances)).toBeCloseTo(1, 6);
    expect(moments.at(-1)?.chances).toContain(1);
    expect(moments.at(-1)?.noise).toEqual(accounts.map(() => 0));
  });

  it("divides the whole result into seat, luck, own moves and those of others", () => {
    for (const [seat, { start, luck, own, others }] of accounts.entries()) {
      const result = moments.at(-1)?.chances[seat] ?? 0;
      expect(start + luck + own + others).toBeCloseTo(result - 1 / accounts.length, 6);
    }
    expect(sum(accounts.map(({ luck }) => luck))).toBeCloseTo(0, 6);
  });

  it("counts no decision as a mistake that costs less than the noise", () => {
    for (const { chance, betterChance, noise } of mistakes) expect(betterChance - chance).toBeGreaterThanOrEqual(noise);
    const losses = mistakes.map(({ chance, betterChance }) => betterChance - chance);
    expect(losses).toEqual(losses.toSorted((left, right) => right - left));
  });

  it("tells turning points in the order of play, each between two moments", () => {
    const numbers = moments.map(({ number }) => number);
    for (const { from, to } of turningPoints) expect(numbers.indexOf(to)).toBe(numbers.indexOf(from) + 1);
    const starts = turningPoints.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((left, right) => left - right));
  });
});

it("finds the conquest that wins a stored match of ImpeRunde as its turning point", () => {
  const { turningPoints } = reviewOf(golden("imperunde", "rule-victory-by-conquest"));
  expect(turningPoints).toHaveLength(1);
  const [point] = turningPoints;
  expect(point).toMatchObject({ from: 0, to: 7, by: 0, seat: 0 });
  expect(point?.after).toEqual([1, 0, 0, 0]);
  expect(point?.before[0]).toBeLessThan(0.9);
  expect(point?.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["conquered", "won"]));
});

it("reviews the same match in the same way", () => {
  const text = golden("imperunde", "rule-victory-by-conquest");
  expect(reviewOf(text)).toEqual(reviewOf(text));
});

describe("luck", () => {
  const moment = (number: number, chance: number): Moment => ({
    ...{ number, round: 1, seat: asSeat(0) },
    ...{ chances: [chance, 1 - chance], noise: [0, 0] },
  });

  it("is kept apart from the moves of its player", () => {
    const [before, after] = [moment(0, 0.5), moment(1, 0.8)];
    const [own, other] = accountsOf(before, [{ by: asSeat(0), before, after, luck: [0.2, -0.2] }], [1, 0], []);
    expect([own?.luck, own?.own, own?.others].map((value) => value?.toFixed(2))).toEqual(["0.20", "0.10", "0.00"]);
    expect([other?.luck, other?.own, other?.others].map((value) => value?.toFixed(2))).toEqual([
      "-0.20",
      "0.00",
      "-0.10",
    ]);
  });

  it("is measured against the mean of other dice", () => {
    const read = readFinished(golden("imperunde", "game-three-players"));
    if ("refused" in read) throw new Error(read.refused.code);
    const { judge, match } = read;
    const number = match.entries.findIndex(
      (entry) => entry.kind === "action" && /attack|roll/.test(entry.draws[0]?.label ?? ""),
    );
    const state = stateAfter(match, number);
    const entry = entryAt(match, number + 1);
    if (entry?.kind !== "action") throw new Error("no battle was rolled");
    const expected = expectedChances(judge, state, entry, "seed");
    expect(sum(expected)).toBeCloseTo(1, 6);
    expect(state).toEqual(stateAfter(match, number));
    expect(expected).not.toEqual(judge.chances(stateAfter(match, number + 1)));
  });
});

describe("a decision", () => {
  it("is judged by what its player could know", () => {
    const state = played(4, optionsWith({ cash: "hidden" }), "steady", 40, "hidden");
    const seat: Seat = decider(state);
    const actions = imperial.actions(state, seat);
    const verdictIn = (one: State) =>
      judgeDecision(judgeOf("imperial"), one, seat, actions.at(-1) as Action, actions, "seed");
    const other = imperial.redealHidden(state, seat, seededRandom("other"));
    expect(other).not.toEqual(state);
    expect(verdictIn(other)).toEqual(verdictIn(state));
  });
});

describe("the worker", () => {
  it("reports progress and then the review", () => {
    const replies: ReviewReply[] = [];
    let time = 0;
    reviewFile(
      golden("imperunde", "rule-victory-by-conquest"),
      () => (time += 1000),
      (reply) => replies.push(reply),
    );
    expect(replies[0]).toMatchObject({ progress: { done: 1 } });
    expect(replies.at(-1)).toHaveProperty("review");
  });

  it("refuses a match that is not over, and a file that it cannot read", () => {
    const running = golden("imperial", "random-4-partial").split("\n").slice(0, 60).join("\n");
    expect(readFinished(running)).toEqual({ refused: { code: "review-before-end", params: {} } });
    expect(readFinished("rondel 1\nnonsense")).toEqual({ refused: { code: "unreadable-match", params: {} } });
  });

  it("refuses a position in which a player decides", () => {
    expect(decider(position("end-the-game"))).toBe(0);
    const text = readFileSync(new URL("positions/end-the-game.rondel", import.meta.url), "utf8");
    expect(readFinished(text)).toMatchObject({ refused: { code: "review-before-end" } });
  });
});
