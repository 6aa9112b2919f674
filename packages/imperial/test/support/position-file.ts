import { type Game, readMatch } from "@rondel/engine";
import { expect } from "vitest";
import { REGION_COUNT } from "../../src/board/board.ts";
import { imperial } from "../../src/index.ts";
import { newManoeuvre } from "../../src/manoeuvre/history.ts";
import { nation, region } from "./table.ts";

export const ITALY = nation("italy");
export const FRANCE = nation("france");
export const GERMANY = nation("germany");

/** Three players: s0 governs Italy, s1 France; s2 governs nothing. */
export const BOARD = [
  "factories rome,naples,paris,bordeaux",
  "bonds s0 italy 9",
  "government italy s0",
  "bonds s1 france 9",
  "government france s1",
  "swissBanks s2",
  "investorCard s1",
  "cash s0 4",
];

export type Frame = Readonly<Record<string, unknown>> & { readonly kind: string };

export const turn = (stage = "announce", changes: object = {}): Frame => ({
  kind: "turn",
  nation: ITALY,
  stage,
  investing: false,
  upcoming: ITALY,
  ...changes,
});

export const pending = (...frames: readonly Frame[]): string => `pending ${JSON.stringify(JSON.stringify(frames))}`;

/** The fault of a position file, its statement, and the line of the file that it names. */
export function problemOf(lines: readonly string[], options: readonly string[] = []) {
  const text = [
    "rondel 1",
    "game imperial rules 2",
    "players 3",
    "option seating fixed",
    ...options.map((option) => `option ${option}`),
    "begin empty",
    ...lines.map((line) => `with ${line}`),
  ].join("\n");
  const { match, problem } = readMatch(text, () => imperial as Game);
  expect(match === undefined).toBe(problem !== undefined);
  const { statement = "", ...params } = problem?.params ?? {};
  const quoted = text.split("\n")[(problem?.line ?? 0) - 1];
  return { code: problem?.code, statement, params, quoted };
}

export const acted = (places: Readonly<Record<string, number>> = {}): number[] => {
  const list = Array.from({ length: REGION_COUNT }, () => 0);
  for (const [name, count] of Object.entries(places)) list[region(name as "rome")] = count;
  return list;
};

export const manoeuvre = (changes: object = {}): Frame => ({ ...newManoeuvre(ITALY), step: "armies", ...changes });
export const window = (changes: object = {}): Frame => ({
  kind: "window",
  nation: ITALY,
  region: region("tunis"),
  unit: "army",
  hostile: false,
  cause: "entry",
  stage: "active",
  toAsk: [],
  asked: ITALY,
  ...changes,
});
export const AT_WAR = [...BOARD, "rondel italy maneuver-1", "armies italy tunis 1", "armies france tunis 1"];
export const ENTERED = manoeuvre({ actedPeaceful: acted({ tunis: 1 }) });
export const force = (changes: object = {}): Frame => ({
  kind: "force",
  nation: ITALY,
  space: 4,
  waiting: [2],
  ...changes,
});
export const INVESTING = [...BOARD, "rondel italy investor"];
export const cardRound = (changes: object = {}): Frame => ({
  kind: "investment",
  occasion: "card",
  queue: [1, 2],
  answered: 0,
  ...changes,
});
