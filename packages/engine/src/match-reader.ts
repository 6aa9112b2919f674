import { chanceSource } from "./chance.ts";
import type { FileProblem } from "./file-problem.ts";
import { type Entry, lastNumber, type Match } from "./match.ts";
import {
  type GameFinder,
  type HeaderDraft,
  headerFrom,
  newHeaderDraft,
  type Problem,
  readHeaderLine,
} from "./match-header-reader.ts";
import { createMatch, recreateMatch } from "./match-open.ts";
import { readDraws } from "./match-text.ts";
import { replayEntry } from "./match-undo.ts";
import { parseNotation } from "./notation.ts";
import type { Draw } from "./random.ts";
import { asSeat } from "./seat.ts";
import { stateHash } from "./stable-hash.ts";

/** The content of a file. If there is a `problem`, `match` ends before it, and is absent if the header is wrong. */
export interface ReadMatch {
  readonly match?: Match;
  readonly hashes: ReadonlyMap<number, string>;
  readonly secret?: string;
  readonly problem?: FileProblem;
}

/** Reads a match or position file and replays it, line by line. */
export function readMatch(text: string, findGame: GameFinder): ReadMatch {
  const reader: Reader = { ...newHeaderDraft(), isRondelFile: false, hashes: new Map() };
  const lines = text.split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    reader.line = index + 1;
    const problem = readLine(reader, line, findGame);
    if (problem) return finish(reader, { line: reader.line, ...problem });
  }
  const problem = reader.match ? undefined : begin(reader);
  return finish(reader, problem && { line: reader.line, ...problem });
}

interface Reader extends HeaderDraft {
  isRondelFile: boolean;
  match?: Match;
  hashes: Map<number, string>;
  secret?: string;
}

function finish(reader: Reader, problem?: FileProblem): ReadMatch {
  return {
    hashes: reader.hashes,
    ...(reader.match ? { match: reader.match } : {}),
    ...(reader.secret === undefined ? {} : { secret: reader.secret }),
    ...(problem ? { problem } : {}),
  };
}

function readLine(reader: Reader, line: string, findGame: GameFinder): Problem | undefined {
  if (!reader.isRondelFile) {
    reader.isRondelFile = line === "rondel 1";
    return reader.isRondelFile ? undefined : { code: "not-a-rondel-file", params: { found: line.slice(0, 40) } };
  }
  const [word = "", ...rest] = line.split(/\s+/);
  if (/^\d+$/.test(word)) return readEntry(reader, Number(word), line.slice(word.length).trim());
  if (word === "hash") return readHash(reader, Number(rest[0]), rest[1] ?? "");
  if (word === "secret") {
    reader.secret = rest[0] ?? "";
    return undefined;
  }
  // `readSignature` reads these two lines.
  if (word === "key" || word === "signature") return undefined;
  if (reader.match) return { code: "header-after-entries", params: { word } };
  return readHeaderLine(reader, word, rest, findGame);
}

/**
 * Creates the match from the header, at the first entry, the first hash or the end of the file. A file written by hand has no
 * recorded setup; its seed, by default 0, gives the draws.
 */
function begin(reader: Reader, setupDraws?: readonly Draw[]): Problem | undefined {
  const read = headerFrom(reader);
  if ("problem" in read) return read.problem;
  const { game, header } = read;
  const source = setupDraws ? undefined : chanceSource(header.chance, header.id);
  const created = source ? createMatch(game, header, source) : recreateMatch(game, header, setupDraws ?? []);
  if ("refused" in created) {
    const line = reader.statements[created.statement ?? -1]?.line;
    return { ...created.refused, ...(line === undefined ? {} : { line }) };
  }
  reader.match = created.match;
  return undefined;
}

function readEntry(reader: Reader, number: number, text: string): Problem | undefined {
  const [played = "", drawn] = text.split(" | ");
  const draws = drawn === undefined ? [] : readDraws(drawn);
  if (!draws) return { code: "malformed-draws", params: { found: drawn ?? "" } };
  if (number === 0) return begin(reader, draws);
  const problem = reader.match ? undefined : begin(reader);
  if (problem) return problem;
  const match = reader.match as Match;
  const expected = lastNumber(match) + 1;
  if (number !== expected) return { code: "wrong-number", params: { found: number, expected } };
  const parsed = parseEntry(match, played, draws);
  if ("problem" in parsed) return parsed.problem;
  const result = replayEntry(match, parsed.entry);
  return "refused" in result ? result.refused : undefined;
}

function parseEntry(
  match: Match,
  text: string,
  draws: readonly Draw[],
): { readonly entry: Entry } | { readonly problem: Problem } {
  const takeback = /^takeback (\d+)$/.exec(text);
  if (takeback) return { entry: { kind: "takeback", to: Number(takeback[1]) } };
  const seated = /^s(\d) (.+)$/.exec(text);
  if (!seated) return { problem: { code: "seat-missing", params: { found: text } } };
  const parsed = parseNotation(match.game.actionSchemas, seated[2] ?? "", match.game.storedNames);
  if ("problem" in parsed) return { problem: { code: "malformed-action", params: { ...parsed.problem } } };
  return { entry: { kind: "action", seat: asSeat(Number(seated[1])), action: parsed.value, draws } };
}

function readHash(reader: Reader, number: number, hash: string): Problem | undefined {
  const problem = reader.match ? undefined : begin(reader);
  if (problem) return problem;
  const match = reader.match as Match;
  const actual = stateHash(match.game, match.state);
  if (number !== lastNumber(match) || hash !== actual) return { code: "wrong-hash", params: { number, hash, actual } };
  reader.hashes.set(number, hash);
  return undefined;
}
