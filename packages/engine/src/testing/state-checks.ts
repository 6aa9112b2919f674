import { stateAfter, undoLimit, undoTo } from "../match.ts";
import { formatNotation, parseNotation } from "../notation.ts";
import type { Seat } from "../seat.ts";
import { canonicalJson } from "../stable-hash.ts";
import { difference, notPlain } from "./plain-data.ts";
import type { Check } from "./probe.ts";
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

/** The state before the last entry can be had again, exactly; where the rules allow it, by taking back. */
export const undoRestores: Check = {
  name: "undo restores",
  broken({ match, before }) {
    const last = match.entries[match.entries.length - 1];
    if (before === undefined || last?.kind !== "action") return undefined;
    const expected = canonicalJson(before);
    const earlier = canonicalJson(stateAfter(match, match.entries.length - 1));
    if (earlier !== expected)
      return `the state before the last action came back changed: ${difference(expected, earlier)}`;
    const seat: Seat = last.seat;
    const mayTakeBack = undoLimit(match, seat) < match.entries.length;
    if (!mayTakeBack) return undefined;
    const rehearsal = {
      ...match,
      entries: [...match.entries],
      sealed: [...match.sealed],
      snapshots: { every: 1e9, kept: [...match.snapshots.kept] },
    };
    const answer = undoTo(rehearsal, match.entries.length, seat, match.entries.length - 1);
    if ("refused" in answer) return `a draft could not be taken back: ${answer.refused.code}`;
    const restored = canonicalJson(rehearsal.state);
    return restored === expected ? undefined : `taking back left a difference: ${difference(expected, restored)}`;
  },
};

/** What `depict` writes, read back onto an empty board, is the same state. */
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
    const original = canonicalJson(match.state);
    const arranged = canonicalJson(board);
    return arranged === original ? undefined : `the position differs: ${difference(original, arranged)}`;
  },
};

/** Questions get plain answers and change nothing. */
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
