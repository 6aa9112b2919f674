import { appendAction, asSeat, createMatch, lastNumber, matchToText, newHeader, seededSource } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { refuseStudy, STUDY_LIMITS, type Study } from "./study.ts";
import { readStudy, writeStudy } from "./study-file.ts";
import type { OpenStudy } from "./study-session.ts";
import { branchesOf } from "./study-tree.ts";

vi.stubGlobal("localStorage", { length: 0 });
vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);

const chooseForBot = vi.hoisted(() => vi.fn());
vi.mock("../session/bots.ts", () => ({ chooseForBot, botPause: () => 0, DEFAULT_LEVEL: "simple" }));

// Test files share loaded modules: this file needs those with its bots, and later files those without.
vi.resetModules();
const { hasSecrets, studyOf } = await import("./study-of-match.ts");
const { openStudy } = await import("./study-session.ts");

const game = ferry as never;
let opened: OpenStudy[] = [];

beforeAll(() => void vi.useFakeTimers());
afterEach(() => {
  for (const study of opened) study.close();
  opened = [];
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** A whole match of the reference game, in which every seat takes its first action. */
function wholeMatch(hands: "open" | "hidden" = "open", entries = 1000): string {
  const source = seededSource("1");
  const options = { rounds: 2, hands };
  const header = newHeader(ferry, { id: "match", players: 3, options, chance: { kind: "seed", seed: "1" } });
  const created = createMatch(ferry, header, source);
  if ("refused" in created) throw new Error(created.refused.code);
  const { match } = created;
  for (let [seat] = match.deciders; seat !== undefined && match.entries.length < entries; [seat] = match.deciders) {
    appendAction(match, lastNumber(match), seat, ferry.actions(match.state, seat)[0], source);
  }
  return matchToText(match);
}

function newStudy(entry = 2): Study {
  const study = studyOf(game, { text: wholeMatch(), entry, names: ["Anna", "Bruno", "Clara\nx"], title: "Ferry" });
  if ("refused" in study) throw new Error(study.refused.code);
  return study;
}

const save = vi.fn(() => undefined);

function open(study: Study, bots: readonly number[] = []): OpenStudy {
  const result = openStudy(game, study, { bots, save });
  if ("refused" in result) throw new Error(result.refused.code);
  opened.push(result);
  return result;
}

/** Plays the last legal action at the moment on the screen. */
async function playOther({ session }: OpenStudy): Promise<void> {
  const action = session.actions.peek().at(-1);
  if (!action) throw new Error("nothing to play");
  expect(await session.act(action)).toBeUndefined();
}

it("opens at a moment of the match, with the names of its players, and steps to every other", async () => {
  const study = open(newStudy(2));
  expect(study.session.number.value).toBe(2);
  expect(study.session.table.value.seats.map(({ name }) => name)).toEqual(["Anna", "Bruno", "Clara x"]);
  for (const moment of study.line.value) {
    expect(await study.session.past.show(moment)).toBeUndefined();
    expect(study.session.number.value).toBe(moment);
    expect(study.session.log.value.at(-1)?.number).toBe(moment);
  }
  expect(await study.session.past.show(9999)).toMatchObject({ code: "no-such-entry" });
  expect(branchesOf(study.tree.value)).toHaveLength(1);
});

it("begins a branch with another action and goes along a known one", async () => {
  const study = open(newStudy(1));
  const main = study.line.value;
  const known = study.session.actions.value[0];
  if (known) await study.session.act(known);
  expect(study.session.number.value).toBe(2);
  await study.session.past.show(1);
  await playOther(study);
  const start = study.session.number.value;
  expect(main).not.toContain(start);
  expect(branchesOf(study.tree.value)).toEqual([
    { start: 0, depth: 0 },
    { start, depth: 1 },
  ]);
  await study.session.past.show(1);
  expect(study.line.value).toContain(start);
  await study.session.past.show(3);
  expect(study.line.value).toEqual(main);
});

it("keeps branches, names, comments and arrows in its text", async () => {
  const study = open(newStudy(1));
  await playOther(study);
  const start = study.session.number.value;
  study.annotate(start, { name: "Bolder" });
  await playOther(study);
  study.annotate(study.session.number.value, { comment: "Now what?", arrows: [{ from: "a", to: "b" }] });
  study.rename("Boldness");
  const read = readStudy(writeStudy(study.current()));
  if ("refused" in read) throw new Error(read.refused.code);
  const again = open(read);
  expect(again.title.value).toBe("Boldness");
  expect([...again.notes.value.values()]).toEqual([...study.notes.value.values()]);
  expect(branchesOf(again.tree.value)).toHaveLength(2);
  expect(again.session.view.value).toEqual(study.session.view.value);
  expect(again.current()).toEqual(read);
});

it("removes a branch with its notes and shows the moment before it", async () => {
  const study = open(newStudy(1));
  const before = study.current();
  await playOther(study);
  study.annotate(study.session.number.value, { comment: "x" });
  await playOther(study);
  study.remove(branchesOf(study.tree.value)[1]?.start ?? 0);
  expect(study.session.number.value).toBe(1);
  expect(study.current()).toEqual(before);
});

it("does not keep empty notes", () => {
  const study = open(newStudy(1));
  study.annotate(1, { comment: "x" });
  study.annotate(1, { comment: "" });
  expect(study.notes.value.size).toBe(0);
});

it("lets bots answer an action, but not a step", async () => {
  chooseForBot.mockImplementation(async (rules: typeof ferry, state: never, seat) => rules.actions(state, seat).at(-1));
  const bots = [1, 2];
  const study = open(newStudy(0), bots);
  for (const moment of study.line.value) {
    await study.session.past.show(moment);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(study.session.number.value).toBe(moment);
  }
  expect(branchesOf(study.tree.value)).toHaveLength(1);
  const mine = study.line.value.find((moment) => moment > 0 && study.moveAt(moment).seat === 0) ?? 0;
  await study.session.past.show(mine - 1);
  await playOther(study);
  await vi.advanceTimersByTimeAsync(60_000);
  const played = study.line.value.slice(mine + 1).map((moment) => study.moveAt(moment).seat);
  expect(played.length).toBeGreaterThan(0);
  expect(played.every((seat) => bots.includes(seat))).toBe(true);
});

it("refuses a file that a reader of matches refuses, as a whole", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const study = newStudy(1);
  const tryOpen = (part: Partial<Study>) => openStudy(game, { ...study, ...part }, { bots: [], save });
  const wrong: readonly Partial<Study>[] = [
    { match: "" },
    { match: study.match.replace("rules 1", "rules 7") },
    { match: study.match.replace("game ferry", "game chess") },
    { match: study.match.replace(/^1 s\d .*$/m, "1 s0 sail") },
    { match: study.match.replace(/^seed .*$/m, `commitment ${"0".repeat(64)}`) },
    { match: `${study.match}9999 takeback 1\n` },
    { moment: 9999 },
    { notes: new Map([[9999, { comment: "x" }]]) },
  ];
  for (const part of wrong) expect(tryOpen(part), JSON.stringify(part)).toEqual(refuseStudy("study-unreadable"));
});

it("refuses a study with too many branches", () => {
  const study = newStudy(1);
  const count = [...study.match.matchAll(/^\d+ s\d/gm)].length;
  const [, first = ""] = /^1 (s\d .*)$/m.exec(study.match) ?? [];
  const lines = Array.from({ length: STUDY_LIMITS.branches }, (_, index) => {
    const number = count + 1 + 2 * index;
    return `${number} takeback 0\n${number + 1} ${first}\n`;
  });
  const match = study.match.replace(/^hash .*\n/gm, "") + lines.join("");
  expect(openStudy(game, { ...study, match }, { bots: [], save })).toEqual(refuseStudy("study-too-large"));
});

it("leaves out what was taken back in the match", () => {
  const text = wholeMatch("open", 4).replace(/^hash .*\n/gm, "");
  const [, first = ""] = /^4 (s\d .*)$/m.exec(text) ?? [];
  const study = studyOf(game, {
    text: `${text}5 takeback 3\n6 ${first}\n`,
    entry: 6,
    names: ["a", "b", "c"],
    title: "",
  });
  if ("refused" in study) throw new Error(study.refused.code);
  expect(study.moment).toBe(4);
  expect(open(study).line.value).toEqual([0, 1, 2, 3, 4]);
});

it("finds hidden information of people who share a device, and none where all is open", () => {
  const people = [asSeat(0), asSeat(1)];
  expect(hasSecrets(game, wholeMatch("hidden", 2), people)).toBe(true);
  expect(hasSecrets(game, wholeMatch("hidden", 2), people.slice(0, 1))).toBe(false);
});
