import { entryAt, lastNumber } from "../match.ts";
import { openMatch } from "../match-open.ts";
import { stateAfter } from "../match-states.ts";
import { replayEntry, undoLimit, undoTo } from "../match-undo.ts";
import { formatNotation, parseNotation } from "../notation.ts";
import type { Seat } from "../seat.ts";
import { canonicalJson } from "../stable-hash.ts";
import type { Check } from "./check.ts";
import { difference, notPlain } from "./plain-data.ts";
import { sampleValue } from "./samples.ts";

export const stateIsPlainData: Check = {
  name: "state is plain data",
  broken({ game, match, events }) {
    const problem = notPlain(match.state) ?? notPlain(events, "events");
    if (problem) return problem;
    const parsed: unknown = JSON.parse(JSON.stringify(match.state));
    const revived = canonicalJson(game.clone(parsed));
    const original = canonicalJson(match.state);
    return revived === original ? undefined : `JSON changed the state: ${difference(original, revived)}`;
  },
};

export const invariantsHold: Check = {
  name: "invariants hold",
  broken({ game, match, before, events }) {
    for (const invariant of game.invariants) {
      const problem = invariant.broken(match.state, before, events);
      if (problem) return `${invariant.id}: ${problem}`;
    }
    return undefined;
  },
};

/** The state before the last action can be computed again, and an undo within the draft restores it. */
export const undoRestores: Check = {
  name: "undo restores",
  broken({ game, match, before }) {
    const last = lastNumber(match);
    const entry = entryAt(match, last);
    if (before === undefined || entry?.kind !== "action") return undefined;
    const expected = canonicalJson(before);
    const earlier = canonicalJson(stateAfter(match, last - 1));
    if (earlier !== expected) return `the state before the last action has changed: ${difference(expected, earlier)}`;
    if (undoLimit(match, entry.seat) === last) return undefined;
    const copy = openMatch(game, match.header, match.setupDraws, { number: last - 1, state: game.clone(before) });
    replayEntry(copy, entry);
    const result = undoTo(copy, last, entry.seat, last - 1);
    if ("refused" in result) return `an undo within the draft was refused: ${result.refused.code}`;
    const restored = canonicalJson(copy.state);
    return restored === expected ? undefined : `the undo left a difference: ${difference(expected, restored)}`;
  },
};

/** The statements of `depict`, applied to the empty board, give the same state and a possible position. */
export const positionsRoundTrip: Check = {
  name: "positions round trip",
  broken({ game, match }) {
    const board = game.emptyBoard(match.header.players, match.header.options);
    for (const statement of game.depict(match.state)) {
      const text = formatNotation(game.statementSchemas, statement);
      const read = parseNotation(game.statementSchemas, text);
      if ("problem" in read) return `${text} does not read back: ${read.problem.code} ${read.problem.field ?? ""}`;
      const refused = game.arrange(board, read.value);
      if (refused) return `${text} is refused: ${refused.code}`;
    }
    const fault = game.checkPosition?.(board);
    if (fault) return `the position is refused: ${fault.code} ${JSON.stringify(fault.params)}`;
    const original = canonicalJson(match.state);
    const arranged = canonicalJson(board);
    return arranged === original ? undefined : `the position differs: ${difference(original, arranged)}`;
  },
};

/** Answers are plain data, and questions do not change the state. */
export const questionsAreHarmless: Check = {
  name: "questions are harmless",
  broken({ game, match, random }) {
    const original = canonicalJson(match.state);
    const viewer = random.draw("viewer", match.header.players) as Seat;
    for (let sample = 0; sample < 3; sample++) {
      const question = sampleValue(game.questionSchemas, random);
      if (!question) return undefined;
      const answer = game.answer(match.state, viewer, question);
      const problem = notPlain(answer, formatNotation(game.questionSchemas, question));
      if (problem) return problem;
    }
    return canonicalJson(match.state) === original ? undefined : "a question changed the state";
  },
};
