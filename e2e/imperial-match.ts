import { readFileSync } from "node:fs";
import { matchToText, readMatch } from "@rondel/engine";
import { imperial } from "@rondel/imperial";

/** A stored game of Imperial as it was after so many entries. */
export function storedImperialGame(name: string, entries: number): string {
  const path = new URL(`../packages/imperial/golden/${name}.rondel`, import.meta.url);
  const isLater = (line: string) => Number(/^(?:hash )?(\d+) /.exec(line)?.[1] ?? 0) > entries;
  return checked(
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => !isLater(line)),
  );
}

/** A match for two that begins with a position of Imperial. */
export function imperialMatchFrom(statements: readonly string[]): string {
  const header = ["rondel 1", "game imperial rules 2", "id prepared", "players 2", "seed 1", "begin empty"];
  return checked([...header, ...statements.map((statement) => `with ${statement}`), ""]);
}

/** The same match, closed by the fingerprint of where it ends: so a server believes it. */
function checked(lines: readonly string[]): string {
  const { match, problem } = readMatch(lines.join("\n"), () => imperial);
  if (!match) throw new Error(`no match: ${JSON.stringify(problem)}`);
  return matchToText(match);
}
