/// <reference lib="dom" />
import { readFileSync } from "node:fs";
import { type Seat, stateAfter } from "@rondel/engine";
import { type Event, imperunde, type State } from "@rondel/imperunde";
import type { Page } from "playwright-core";
import { openLocalMatch } from "../packages/web/src/session/local-match.ts";
import type { LocalTable } from "../packages/web/src/session/local-tables.ts";

let opened = 0;
const NAMES = ["Anna", "Bruno", "Clara", "David", "Emma", "Felix"];

/** Puts a match on the device of a page that is open, and goes on with it. Bots that play at random sit where nobody does. */
export async function openMatch(page: Page, text: string, isPerson = (_seat: number) => true): Promise<void> {
  const players = Number(wordIn(text, /^players (\d+)/m));
  // A match that is left is kept once more: it must not lie where the next one is put.
  const id = `prepared-${++opened}`;
  const table: LocalTable = {
    id,
    game: wordIn(text, /^game (\S+)/m),
    options: {},
    seats: NAMES.slice(0, players).map((name, seat) =>
      isPerson(seat) ? { kind: "person", name } : { kind: "bot", name, level: "random" },
    ),
    status: "running",
    waiting: true,
    created: 0,
    changed: 0,
    seen: 0,
    text,
  };
  await page.evaluate((kept) => localStorage.setItem(`rondel.match.${kept.id}`, JSON.stringify(kept)), table);
  await page.goto(`${page.url().replace(/#.*/, "")}#/local/${id}`);
  await page.reload();
  await page.locator(".board, .end").waitFor();
}

/** A match for three that begins with a position of ImpeRunde, with the usual options but for those that are given. */
export function matchFrom(statements: readonly string[], options: readonly string[] = []): string {
  const table = ["rondel 1", "game imperunde rules 1", "id prepared", "players 3"];
  const header = [...table, ...options.map((option) => `option ${option}`), "seed 1", "begin empty"];
  return `${[...header, ...statements.map((statement) => `with ${statement}`)].join("\n")}\n`;
}

/** A stored game of ImpeRunde as it was after so many entries. */
export function storedGame(name: string, entries: number): string {
  const lines = wholeGame(name).split("\n");
  const isLater = (line: string) => Number(/^(?:hash )?(\d+) /.exec(line)?.[1] ?? 0) > entries;
  return `${lines.filter((line) => !isLater(line)).join("\n")}\n`;
}

interface Moment {
  readonly text: string;
  readonly state: State;
  /** Whose action is next. */
  readonly seat: Seat;
}

/** A stored game just before something happened in it for the first time. */
export function storedGameBefore(name: string, isIt: (events: readonly Event[], after: State) => boolean): Moment {
  const opened = openLocalMatch(imperunde, wholeGame(name));
  if (!opened) throw new Error(`${name} cannot be read`);
  const { match, events } = opened.local;
  const before = match.entries.findIndex((_, entry) =>
    isIt(events[entry + 1] as readonly Event[], stateAfter(match, entry + 1) as State),
  );
  const entry = match.entries[before];
  if (entry?.kind !== "action") throw new Error(`it does not happen in ${name}`);
  return { text: storedGame(name, before), state: stateAfter(match, before) as State, seat: entry.seat };
}

export function wholeGame(name: string): string {
  return readFileSync(new URL(`../packages/imperunde/golden/game-${name}.rondel`, import.meta.url), "utf8");
}

function wordIn(text: string, pattern: RegExp): string {
  const [, word] = pattern.exec(text) ?? [];
  if (word === undefined) throw new Error(`no ${pattern.source} in the match`);
  return word;
}
