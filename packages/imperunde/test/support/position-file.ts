import { type Game, readMatch } from "@rondel/engine";
import { expect, test } from "vitest";
import { imperunde } from "../../src/index.ts";
import { newTalks } from "../../src/phases/round.ts";
import { unitNamed } from "../../src/units.ts";
import { territory } from "./table.ts";

/** Three players: s0 has Congo, s1 Egypt. */
export const HOMES = [
  "british s1",
  "home s0 south-africa",
  "home s1 great-britain",
  "home s2 japan",
  "colony congo s0 2",
  "pieces congo s0 infantry 2",
  "colony egypt s1 2",
  "pieces egypt s1 infantry 2",
];

export type Frame = Readonly<Record<string, unknown>> & { readonly kind: string };

export const ROUND: Frame = { kind: "round" };
const PASSED = [0, 0, 0];
export const pending = (...frames: readonly object[]): string => `pending ${JSON.stringify(JSON.stringify(frames))}`;
export const talks = (changes: object = {}) => ({ ...newTalks(3), ...changes });
export const movement = (changes: object = {}) => ({ kind: "movement", turn: 0, stage: "turn", ...changes });
export const window = (at: string) => ({ kind: "window", at, passed: PASSED });
export const fighter = (unit: string, fights = true) => ({
  unit: unitNamed(unit),
  from: territory("congo"),
  start: territory("congo"),
  back: unitNamed(unit),
  fights,
});
export const battle = (changes: object = {}) => ({
  kind: "battle",
  region: territory("egypt"),
  cause: "movement",
  attacker: 0,
  defender: 1,
  attackers: [fighter("infantry/0")],
  defenders: [fighter("infantry")],
  origins: [territory("congo")],
  stage: "window",
  rolls: 0,
  attackerLost: false,
  changed: false,
  ambush: 0,
  surprise: 0,
  attackerHussars: 0,
  defenderHussars: 0,
  ...changes,
});
export const events = (changes: object = {}) => ({
  kind: "events",
  drawn: 1,
  stage: "window",
  region: territory("congo"),
  event: 1,
  ...changes,
});
export const card = (changes: object = {}) => ({
  kind: "card",
  seat: 0,
  play: { kind: "unmaskSpies", player: 1, mode: "open" },
  chain: [],
  passed: PASSED,
  ...changes,
});

/** The fault of a position file, its statement, and the line of the file that it names. */
export function problemOf(lines: readonly string[], options: readonly string[] = []) {
  const text = [
    "rondel 1",
    "game imperunde rules 2",
    "players 3",
    ...options.map((option) => `option ${option}`),
    "begin empty",
    ...lines.map((line) => `with ${line}`),
  ].join("\n");
  const { match, problem } = readMatch(text, () => imperunde as Game);
  expect(match === undefined).toBe(problem !== undefined);
  const { statement = "", ...params } = problem?.params ?? {};
  return { code: problem?.code, statement, params, quoted: text.split("\n")[(problem?.line ?? 0) - 1] };
}

/** The name of a test, the expected verdict, statements after HOMES, and the frames after the round. */
type VerdictRow = readonly [string, string, readonly string[], ...object[]];

/** Tests positions: "possible", the field of a frame that contradicts the position, or the code of another fault. */
export function checkVerdicts(name: string, rows: readonly VerdictRow[], options: readonly string[] = []): void {
  test.each(rows.map(([row, ...rest]) => [row, rest] as const))(`${name}: %s`, (_row, [verdict, lines, ...frames]) => {
    const { code, params } = problemOf([...HOMES, ...lines, pending(ROUND, ...frames)], options);
    const found = "field" in params ? `${params.frame}.${params.field}` : code;
    expect(found ?? "possible").toBe(verdict);
  });
}
