/// <reference lib="dom" />
import { readFileSync } from "node:fs";
import type { Level } from "@rondel/bots";
import { type Match, type Seat, stateAfter } from "@rondel/engine";
import { type Event, imperundeVersions, type State } from "@rondel/imperunde";
import type { Page } from "playwright-core";
import { openLocalMatch } from "../packages/web/src/session/local-match.ts";
import type { LocalTable } from "../packages/web/src/session/local-tables.ts";

let opened = 0;
const NAMES = ["Anna", "Bruno", "Clara", "David", "Emma", "Felix"];

/**
 * Stores a match on the device of an open page, opens it and lifts the first curtain. Seats without a person get bots, all of one
 * temperament: others make proposals of their own.
 */
export async function openMatch(
  page: Page,
  text: string,
  isPerson = (_seat: number) => true,
  level: Level = "random",
): Promise<void> {
  const players = Number(captureIn(text, /^players (\d+)/m));
  // Leaving a match saves it once more, so the next match needs another id.
  const id = `prepared-${++opened}`;
  const table: LocalTable = {
    id,
    game: captureIn(text, /^game (\S+)/m),
    options: {},
    seats: NAMES.slice(0, players).map((name, seat) =>
      isPerson(seat) ? { kind: "person", name } : { kind: "bot", name, level, temperament: "conqueror" },
    ),
    status: "running",
    waiting: true,
    created: 0,
    changed: 0,
    seen: 0,
    text,
  };
  await page.evaluate((saved) => localStorage.setItem(`rondel.match.${saved.id}`, JSON.stringify(saved)), table);
  await openAddress(page, `#/local/${id}`);
  await page.locator(".board, .end").waitFor();
  // A curtain is drawn with the board and opens one frame later, or later on a busy machine.
  if ((await page.locator(".curtain").count()) > 0) await page.locator(".curtain .btn.go").click();
}

/** Loads the page at an address below that of an open file or screen. */
async function openAddress(page: Page, hash: string): Promise<void> {
  const home = new URL(".", page.url()).href;
  if (page.url().replace(/#.*/, "") !== home) {
    await page.goto(home + hash);
    return;
  }
  // The page reads its stored matches when it is loaded. The address alone would not load it.
  await page.evaluate((address) => history.replaceState(null, "", address), hash);
  await page.reload();
}

/** Writes a match for three players that begins with a position of ImpeRunde; options not given have their defaults. */
export function matchFrom(statements: readonly string[], options: readonly string[] = []): string {
  const table = ["rondel 1", "game imperunde rules 3", "id prepared", "players 3"];
  const header = [...table, ...options.map((option) => `option ${option}`), "seed 1", "begin empty"];
  return `${[...header, ...statements.map((statement) => `with ${statement}`)].join("\n")}\n`;
}

/** Reads a stored game of ImpeRunde up to an entry. */
export function storedGame(name: string, entries: number): string {
  const lines = wholeGame(name).split("\n");
  const isLater = (line: string) => Number(/^(?:hash )?(\d+) /.exec(line)?.[1] ?? 0) > entries;
  return `${lines.filter((line) => !isLater(line)).join("\n")}\n`;
}

interface Moment {
  readonly text: string;
  readonly state: State;
  /** The seat that acts next. */
  readonly seat: Seat;
}

/** Finds the position of a stored game just before the first entry with matching events. */
export function storedGameBefore(
  name: string,
  isMatching: (events: readonly Event[], after: State) => boolean,
): Moment {
  const { match, events } = openStoredGame(name);
  const before = match.entries.findIndex((_, entry) =>
    isMatching(events[entry + 1] as readonly Event[], stateAfter(match, entry + 1) as State),
  );
  return momentOf(name, match, before);
}

/** Finds the first matching position of a stored game in which a seat acts next. */
export function storedGameAt(name: string, isMatching: (state: State) => boolean): Moment {
  const { match } = openStoredGame(name);
  const number = match.entries.findIndex(
    ({ kind }, entry) => kind === "action" && isMatching(stateAfter(match, entry) as State),
  );
  return momentOf(name, match, number);
}

function openStoredGame(name: string) {
  const text = wholeGame(name);
  const rules = imperundeVersions.find(({ rulesVersion }) => text.includes(`game imperunde rules ${rulesVersion}\n`));
  const opened = rules && openLocalMatch(rules, text);
  if (!opened) throw new Error(`Cannot read the game ${name}.`);
  return opened.local;
}

function momentOf(name: string, match: Match, number: number): Moment {
  const entry = match.entries[number];
  if (entry?.kind !== "action") throw new Error(`No matching entry in ${name}.`);
  return { text: storedGame(name, number), state: stateAfter(match, number) as State, seat: entry.seat };
}

export function wholeGame(name: string): string {
  return readFileSync(new URL(`../packages/imperunde/golden/game-${name}.rondel`, import.meta.url), "utf8");
}

function captureIn(text: string, pattern: RegExp): string {
  const [, word] = pattern.exec(text) ?? [];
  if (word === undefined) throw new Error(`The match has no ${pattern.source}.`);
  return word;
}
