import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HASH_EVERY, type Match, matchToText, readMatch, recreateMatch, replayEntry, stateHash } from "@rondel/engine";
import { type Event, imperial, imperialVersions, type State } from "../../src/index.ts";

const GOLDEN = join(import.meta.dirname, "..", "..", "golden");

export interface GoldenFile {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

export function goldenFiles(): GoldenFile[] {
  return readdirSync(GOLDEN)
    .filter((name) => name.endsWith(".rondel"))
    .sort()
    .map((name) => ({ name, path: join(GOLDEN, name), text: readFileSync(join(GOLDEN, name), "utf8") }));
}

/** Reads a match without its hashes; `rewritten` computes them again. */
export function readGolden({ name, text }: GoldenFile): Match {
  const read = readMatch(text.replaceAll(/^hash .*\n/gm, ""), findVersion);
  if (read.problem || !read.match) throw new Error(`${name}: ${JSON.stringify(read.problem)}`);
  return read.match;
}

function findVersion(_id: string, rulesVersion: string) {
  return imperialVersions.find((game) => game.rulesVersion === rulesVersion);
}

/** Replays a match and visits every step with the state after it, the state before it, and its events. */
export function replay(
  match: Match,
  visit: (state: State, before: State | undefined, events: readonly Event[]) => void,
): void {
  const game = findVersion(match.header.game, match.header.rulesVersion) ?? imperial;
  const begun = recreateMatch(game, match.header, match.setupDraws);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const again = begun.match;
  visit(again.state, undefined, begun.events);
  for (const entry of match.entries) {
    if (entry.kind !== "action") continue;
    const before = imperial.clone(again.state);
    const answer = replayEntry(again, entry);
    if ("refused" in answer) throw new Error(answer.refused.code);
    visit(again.state, before, answer.events);
  }
}

/** The whole file as these rules write it, with the hashes of their states and the comment of the original file. */
export function rewritten(match: Match, { text }: GoldenFile): string {
  const hashes = new Map<number, string>();
  let number = 0;
  replay(match, (state) => {
    if (number > 0 && number % HASH_EVERY === 0) hashes.set(number, stateHash(imperial, state));
    number++;
  });
  return commentOf(text) + matchToText(match, hashes);
}

/** The lines at the top of the file that say what the match covers. */
export function commentOf(text: string): string {
  return /^(?:#.*\n)*/.exec(text)?.[0] ?? "";
}
