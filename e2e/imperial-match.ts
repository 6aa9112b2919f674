import { readFileSync } from "node:fs";
import { matchToText, readMatch } from "@rondel/engine";
import { imperialVersions } from "@rondel/imperial";

/** Reads a stored game of Imperial up to an entry. */
export function storedImperialGame(name: string, entries: number): string {
  const path = new URL(`../packages/imperial/golden/${name}.rondel`, import.meta.url);
  const isLater = (line: string) => Number(/^(?:hash )?(\d+) /.exec(line)?.[1] ?? 0) > entries;
  return withFinalHash(
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => !isLater(line)),
  );
}

/** Writes a match for two players that begins with a position of Imperial. */
export function imperialMatchFrom(statements: readonly string[]): string {
  const header = ["rondel 1", "game imperial rules 2", "id prepared", "players 2", "seed 1", "begin empty"];
  return withFinalHash([...header, ...statements.map((statement) => `with ${statement}`), ""]);
}

/** Adds the hash of the final state, which the server checks on upload. */
function withFinalHash(lines: readonly string[]): string {
  const { match, problem } = readMatch(lines.join("\n"), (_, version) =>
    imperialVersions.find(({ rulesVersion }) => rulesVersion === version),
  );
  if (!match || problem) throw new Error(`Not a match: ${JSON.stringify(problem)}`);
  return matchToText(match);
}
