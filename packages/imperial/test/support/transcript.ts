import { allSeats, stableHash, type Viewer } from "@rondel/engine";
import { NATIONS } from "../../src/board/board.ts";
import type { Event } from "../../src/events.ts";
import { imperial, type Question, type State } from "../../src/index.ts";
import { type GoldenFile, replay } from "./golden.ts";

type Match = Parameters<typeof replay>[0];

/** The file of a match that ends after so many entries. */
export function beginningOf(file: GoldenFile, entries: number): GoldenFile {
  const isKept = (line: string): boolean => Number(/^(\d+) /.exec(line)?.[1] ?? 0) <= entries;
  return { ...file, text: file.text.split("\n").filter(isKept).join("\n") };
}

/**
 * A match as its players see it: for each entry the kinds of its events and three hashes. They cover the events with their rules, the decisions
 * (prompts, listed actions, defaults, free actions) and the answers to questions, none of which a state hash contains.
 */
export function transcriptOf(match: Match): string {
  const lines: string[] = [];
  replay(match, (state, _before, events) => lines.push(lineOf(lines.length, state, events)));
  return `${lines.join("\n")}\n`;
}

function lineOf(number: number, state: State, events: readonly Event[]): string {
  const kinds = events.map(({ kind }) => kind).join(" ");
  const hashes = [events, decisionsIn(state), answersIn(state)].map((part) => stableHash(part).slice(0, 8));
  return `${number} ${hashes.join(" ")} ${kinds}`.trimEnd();
}

function decisionsIn(state: State): unknown {
  const deciders = imperial.deciders(state);
  const bySeat = allSeats(state.players).map((seat) => ({
    prompt: imperial.prompt(state, seat),
    actions: imperial.actions(state, seat),
    free: imperial.freeActions(state, seat),
    default: deciders.includes(seat) ? imperial.defaultAction(state, seat) : null,
  }));
  return { deciders, window: imperial.answerWindow(state) ?? null, bySeat };
}

function answersIn(state: State): unknown {
  const [first] = imperial.deciders(state);
  const questions: Question[] = [
    ...NATIONS.flatMap((nation): Question[] => [
      { kind: "taxation", nation },
      { kind: "rondel", nation },
      { kind: "threats", nation },
    ]),
    ...allSeats(state.players).map((seat): Question => ({ kind: "purchases", seat })),
    { kind: "score" },
  ];
  const viewers: Viewer[] = first === undefined ? ["spectator"] : [first, "spectator"];
  return viewers.map((viewer) => questions.map((question) => imperial.answer(state, viewer, question)));
}
