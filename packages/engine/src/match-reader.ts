import { type Chance, chanceSource } from "./chance.ts";
import type { FileProblem, LineProblem } from "./file-problem.ts";
import type { Game } from "./game.ts";
import { type Entry, lastNumber, type Match, type MatchHeader } from "./match.ts";
import { createMatch, recreateMatch } from "./match-open.ts";
import { readDraws } from "./match-text.ts";
import { replayEntry } from "./match-undo.ts";
import { parseNotation } from "./notation.ts";
import { chooseOptions, readOption } from "./options.ts";
import type { Draw } from "./random.ts";
import type { Tagged } from "./schema.ts";
import { asSeat } from "./seat.ts";
import { stateHash } from "./stable-hash.ts";

/** The content of a file. If there is a `problem`, `match` ends before it, and is absent if the header is wrong. */
export interface ReadMatch {
  readonly match?: Match;
  readonly hashes: ReadonlyMap<number, string>;
  readonly secret?: string;
  readonly problem?: FileProblem;
}

/** Finds a game by its id and rules version. */
export type GameFinder = (id: string, rulesVersion: string) => Game | undefined;

/** Reads which game and rules version a file needs, without replaying it. */
export function readGameLine(text: string): { readonly id: string; readonly rulesVersion: string } | undefined {
  const [, id, rulesVersion] = /^game (\S+) rules (\S+)\s*$/m.exec(text) ?? [];
  return id === undefined || rulesVersion === undefined ? undefined : { id, rulesVersion };
}

/** Reads a match or position file and replays it, line by line. */
export function readMatch(text: string, findGame: GameFinder): ReadMatch {
  const reader: Reader = { ...emptyDraft(), line: 0, hashes: new Map() };
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

interface Draft {
  magic: boolean;
  game?: Game;
  id: string;
  players?: number;
  names: string[];
  chosen: Record<string, string | number | boolean>;
  chance?: Chance;
  imported?: number;
  begin: MatchHeader["begin"];
  statements: { readonly statement: Tagged; readonly line: number }[];
}

interface Reader extends Draft {
  /** Number of the current line. */
  line: number;
  match?: Match;
  hashes: Map<number, string>;
  secret?: string;
}

/** A problem of the current line, unless it names an earlier one. */
type Problem = LineProblem & { readonly line?: number };

const emptyDraft = (): Draft => ({
  magic: false,
  id: "position",
  names: [],
  chosen: {},
  begin: "setup",
  statements: [],
});

function finish(reader: Reader, problem?: FileProblem): ReadMatch {
  return {
    hashes: reader.hashes,
    ...(reader.match ? { match: reader.match } : {}),
    ...(reader.secret === undefined ? {} : { secret: reader.secret }),
    ...(problem ? { problem } : {}),
  };
}

function readLine(reader: Reader, line: string, findGame: GameFinder): Problem | undefined {
  if (!reader.magic) {
    reader.magic = line === "rondel 1";
    return reader.magic ? undefined : { code: "not-a-rondel-file", params: { found: line.slice(0, 40) } };
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
  return readHeader(reader, word, rest, findGame);
}

function readHeader(reader: Reader, word: string, rest: readonly string[], findGame: GameFinder): Problem | undefined {
  const [first = "", second = ""] = rest;
  switch (word) {
    case "game": {
      const version = rest[2] ?? "";
      const game = findGame(first, version);
      if (!game) return { code: "unknown-game", params: { game: first, rulesVersion: version } };
      reader.game = game;
      return undefined;
    }
    case "id":
      reader.id = first;
      return undefined;
    case "players":
      return readPlayers(reader, first);
    case "name":
      return readName(reader, first, rest.slice(1).join(" "));
    case "option": {
      const field = reader.game?.options[first];
      const value = field && readOption(field, second);
      if (value === undefined) return { code: "wrong-option", params: { option: first, value: second } };
      reader.chosen[first] = value;
      return undefined;
    }
    case "seed":
      reader.chance = { kind: "seed", seed: first };
      return undefined;
    case "commitment":
      reader.chance = { kind: "fair", commitment: first, entropy: [] };
      return undefined;
    case "entropy":
      if (reader.chance?.kind !== "fair") return { code: "entropy-without-commitment", params: {} };
      reader.chance = { ...reader.chance, entropy: [...reader.chance.entropy, first] };
      return undefined;
    case "contribution":
      return readContribution(reader, rest);
    case "imported":
    // The keyword in older files.
    case "brought":
      if (!/^\d{1,9}$/.test(first)) return { code: "wrong-imported", params: { found: first } };
      reader.imported = Number(first);
      return undefined;
    case "begin":
      if (first !== "setup" && first !== "empty") return { code: "wrong-begin", params: { found: first } };
      reader.begin = first;
      return undefined;
    case "with":
      return readStatement(reader, rest.join(" "));
    default:
      return { code: "unknown-line", params: { word } };
  }
}

/** `contribution s0 COMMITMENT ENTROPY`; without entropy if it was not revealed. */
function readContribution(
  reader: Reader,
  [place = "", commitment = "", entropy]: readonly string[],
): Problem | undefined {
  const { chance } = reader;
  if (chance?.kind !== "fair") return { code: "entropy-without-commitment", params: {} };
  const seat = /^s\d$/.test(place) ? Number(place.slice(1)) : Number.NaN;
  const isWellFormed = seat < (reader.players ?? 0) && /^[0-9a-f]{64}$/.test(commitment);
  const isFirst = !chance.contributions?.some((contribution) => contribution.seat === seat);
  if (!isWellFormed || !isFirst) return { code: "wrong-contribution", params: { found: place } };
  const contribution = { seat, commitment, entropy: entropy ?? null };
  reader.chance = { ...chance, contributions: [...(chance.contributions ?? []), contribution] };
  return undefined;
}

function readPlayers(reader: Reader, word: string): Problem | undefined {
  const players = Number(word);
  const { fewest = 1, most = 8 } = reader.game?.players ?? {};
  if (!Number.isInteger(players) || players < fewest || players > most) {
    return { code: "wrong-players", params: { found: word, fewest, most } };
  }
  reader.players = players;
  return undefined;
}

function readName(reader: Reader, word: string, name: string): Problem | undefined {
  const seat = /^s\d$/.test(word) ? Number(word.slice(1)) : Number.NaN;
  if (!(seat < (reader.players ?? 0)) || name === "")
    return { code: "wrong-name", params: { found: `${word} ${name}` } };
  const { players = 0 } = reader;
  reader.names = Array.from({ length: players }, (_, place) => (place === seat ? name : (reader.names[place] ?? "")));
  return undefined;
}

function readStatement(reader: Reader, text: string): Problem | undefined {
  if (!reader.game) return { code: "game-missing", params: {} };
  const read = parseNotation(reader.game.statementSchemas, text, reader.game.storedNames);
  if ("problem" in read) return { code: "malformed-statement", params: { ...read.problem } };
  reader.statements.push({ statement: read.value, line: reader.line });
  return undefined;
}

/**
 * Creates the match from the header, at the first entry, the first hash or the end of the file. A file written by hand has no
 * recorded setup; its seed, by default 0, gives the draws.
 */
function begin(reader: Reader, setupDraws?: readonly Draw[]): Problem | undefined {
  const { game, players, id } = reader;
  if (!game) return { code: "game-missing", params: {} };
  if (players === undefined) return { code: "players-missing", params: {} };
  const chosen = chooseOptions(game.options, reader.chosen);
  if ("problem" in chosen) return { code: "wrong-option", params: { ...chosen.problem } };
  const chance = reader.chance ?? { kind: "seed", seed: "0" };
  const { rulesVersion } = game;
  const { options } = chosen;
  const statements = reader.statements.map(({ statement }) => statement);
  const imported = reader.imported === undefined ? {} : { imported: reader.imported };
  const names = reader.names.length === 0 ? {} : { names: reader.names };
  const fixed = { game: game.id, rulesVersion, id, players, options, chance, ...names, ...imported };
  const header = { ...fixed, begin: reader.begin, statements };
  const source = setupDraws ? undefined : chanceSource(chance, id);
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
