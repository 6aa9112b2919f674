import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appendRecorded, beginRecorded, type Match, readMatch } from "@rondel/engine";
import { imperial } from "../../src/index.ts";

export const GOLDEN = join(import.meta.dirname, "..", "..", "golden");

export interface GoldenFile {
  readonly name: string;
  readonly text: string;
}

export function goldenFiles(): GoldenFile[] {
  return readdirSync(GOLDEN)
    .filter((name) => name.endsWith(".rondel"))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(GOLDEN, name), "utf8") }));
}

/** Reads a golden match; a file that does not fold, or whose hashes differ, is an error. */
export function readGolden({ name, text }: GoldenFile) {
  const read = readMatch(text, () => imperial);
  if (read.problem || !read.match) throw new Error(`${name}: ${JSON.stringify(read.problem)}`);
  return { match: read.match, hashes: read.hashes };
}

type Events = ReturnType<typeof imperial.play>;
type State = ReturnType<typeof imperial.clone>;

/** Plays a match again, telling of every step: the state before it, after it, and what happened. */
export function replay(match: Match, visit: (state: State, before: State | undefined, events: Events) => void): void {
  const begun = beginRecorded(imperial, match.header, match.setupDraws);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const again = begun.match;
  visit(again.state, undefined, [...begun.events]);
  for (const entry of match.entries) {
    if (entry.kind !== "action") continue;
    const before = imperial.clone(again.state);
    const answer = appendRecorded(again, entry.seat, entry.action, entry.draws);
    if ("refused" in answer) throw new Error(answer.refused.code);
    visit(again.state, before, [...answer.events]);
  }
}
