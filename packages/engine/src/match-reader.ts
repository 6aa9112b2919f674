import { type Chance, chanceSource } from "./chance.ts";
import type { Game } from "./game.ts";
import { createMatch, type Match, type MatchHeader, recreateMatch, replayAction, takeBackTo } from "./match.ts";
import { readDraws } from "./match-text.ts";
import type { Message } from "./message.ts";
import { parseNotation } from "./notation.ts";
import { chooseOptions, readOption } from "./options.ts";
import type { Draw } from "./random.ts";
import type { Tagged } from "./schema.ts";
import { asSeat } from "./seat.ts";
import { stateHash } from "./stable-hash.ts";

/** What stopped the reading of a file, and where. */
export interface FileProblem extends Message {
  /** Counted from 1. */
  readonly line: number;
}

/**
 * What a file holds. A broken file still gives its good prefix in `match` (absent if not even the header is good) and in `problem`
 * the reason why it ends there.
 */
export interface ReadMatch {
  readonly match?: Match;
  readonly hashes: ReadonlyMap<number, string>;
  readonly secret?: string;
  readonly problem?: FileProblem;
}

/** Finds the rules of a game by its id and version; games of other versions are unknown. */
export type GameFinder = (id: string, rulesVersion: string) => Game | undefined;

/** Reads a match or a position and folds it into its state, line by line. */
export function readMatch(text: string, findGame: GameFinder): ReadMatch {
  const reader: Reader = { ...emptyDraft(), line: 0, hashes: new Map() };
  const lines = text.split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    reader.line = index + 1;
    const trouble = readLine(reader, line, findGame);
    if (trouble) return finish(reader, { line: reader.line, ...trouble });
  }
  if (!reader.match) {
    const trouble = begin(reader);
    if (trouble) return finish(reader, { line: reader.line, ...trouble });
  }
  return finish(reader);
}

interface Draft {
  magic: boolean;
  game?: Game;
  id: string;
  players?: number;
  chosen: Record<string, string | number | boolean>;
  chance?: Chance;
  brought?: number;
  begin: MatchHeader["begin"];
  statements: { readonly statement: Tagged; readonly line: number }[];
}

interface Reader extends Draft {
  /** Of the line that is being read. */
  line: number;
  match?: Match;
  hashes: Map<number, string>;
  secret?: string;
}

/** A problem that may lie in an earlier line than the one just read. */
type Trouble = Message & { readonly line?: number };

const emptyDraft = (): Draft => ({ magic: false, id: "position", chosen: {}, begin: "setup", statements: [] });

function finish(reader: Reader, problem?: FileProblem): ReadMatch {
  return {
    hashes: reader.hashes,
    ...(reader.match ? { match: reader.match } : {}),
    ...(reader.secret === undefined ? {} : { secret: reader.secret }),
    ...(problem ? { problem } : {}),
  };
}

function readLine(reader: Reader, line: string, findGame: GameFinder): Trouble | undefined {
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
  if (reader.match) return { code: "header-after-entries", params: { word } };
  return readHeader(reader, word, rest, findGame);
}

function readHeader(reader: Reader, word: string, rest: readonly string[], findGame: GameFinder): Trouble | undefined {
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
    case "brought":
      if (!/^\d{1,9}$/.test(first)) return { code: "wrong-brought", params: { found: first } };
      reader.brought = Number(first);
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

function readPlayers(reader: Reader, word: string): Trouble | undefined {
  const players = Number(word);
  const { fewest = 1, most = 8 } = reader.game?.players ?? {};
  if (!Number.isInteger(players) || players < fewest || players > most) {
    return { code: "wrong-players", params: { found: word, fewest, most } };
  }
  reader.players = players;
  return undefined;
}

function readStatement(reader: Reader, text: string): Trouble | undefined {
  if (!reader.game) return { code: "game-missing", params: {} };
  const read = parseNotation(reader.game.statementSchemas, text);
  if ("problem" in read) return { code: "malformed-statement", params: { ...read.problem } };
  reader.statements.push({ statement: read.value, line: reader.line });
  return undefined;
}

/**
 * Makes the match from the header once the first entry, hash or the end of the file is reached. A file written by hand has no
 * recorded setup: its seed, by default 0, deals.
 */
function begin(reader: Reader, setupDraws?: readonly Draw[]): Trouble | undefined {
  const { game, players, id } = reader;
  if (!game) return { code: "game-missing", params: {} };
  if (players === undefined) return { code: "players-missing", params: {} };
  const chosen = chooseOptions(game.options, reader.chosen);
  if ("problem" in chosen) return { code: "wrong-option", params: { ...chosen.problem } };
  const chance = reader.chance ?? { kind: "seed", seed: "0" };
  const { rulesVersion } = game;
  const { options } = chosen;
  const statements = reader.statements.map(({ statement }) => statement);
  const brought = reader.brought === undefined ? {} : { brought: reader.brought };
  const fixed = { game: game.id, rulesVersion, id, players, options, chance, ...brought };
  const header = { ...fixed, begin: reader.begin, statements };
  const dealt = setupDraws ? undefined : chanceSource(chance, id);
  const begun = dealt ? createMatch(game, header, dealt) : recreateMatch(game, header, setupDraws ?? []);
  if ("refused" in begun) {
    const line = reader.statements[begun.statement ?? -1]?.line;
    return { ...begun.refused, ...(line === undefined ? {} : { line }) };
  }
  reader.match = begun.match;
  return undefined;
}

function readEntry(reader: Reader, number: number, text: string): Trouble | undefined {
  const [deed = "", drawn] = text.split(" | ");
  const draws = drawn === undefined ? [] : readDraws(drawn);
  if (!draws) return { code: "malformed-draws", params: { found: drawn ?? "" } };
  if (number === 0) return begin(reader, draws);
  if (!reader.match) {
    const message = begin(reader);
    if (message) return message;
  }
  const match = reader.match as Match;
  if (number !== match.entries.length + 1) {
    return { code: "wrong-number", params: { found: number, expected: match.entries.length + 1 } };
  }
  const takeback = /^takeback (\d+)$/.exec(deed);
  if (takeback) {
    const answer = takeBackTo(match, match.entries.length, Number(takeback[1]));
    return "refused" in answer ? answer.refused : undefined;
  }
  return readAction(match, deed, draws);
}

function readAction(match: Match, deed: string, draws: readonly Draw[]): Trouble | undefined {
  const seated = /^s(\d) (.+)$/.exec(deed);
  if (!seated) return { code: "seat-missing", params: { found: deed } };
  const read = parseNotation(match.game.actionSchemas, seated[2] ?? "");
  if ("problem" in read) return { code: "malformed-action", params: { ...read.problem } };
  const answer = replayAction(match, asSeat(Number(seated[1])), read.value, draws);
  return "refused" in answer ? answer.refused : undefined;
}

function readHash(reader: Reader, number: number, hash: string): Trouble | undefined {
  if (!reader.match) {
    const message = begin(reader);
    if (message) return message;
  }
  const match = reader.match as Match;
  const actual = stateHash(match.game, match.state);
  if (number !== match.entries.length || hash !== actual)
    return { code: "wrong-hash", params: { number, hash, actual } };
  reader.hashes.set(number, hash);
  return undefined;
}
