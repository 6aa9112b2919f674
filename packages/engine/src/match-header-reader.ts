import type { Chance } from "./chance.ts";
import type { LineProblem } from "./file-problem.ts";
import type { Game } from "./game.ts";
import type { MatchHeader } from "./match.ts";
import { parseNotation } from "./notation.ts";
import { chooseOptions, readOption } from "./options.ts";
import type { Tagged } from "./schema.ts";

/** Finds a game by its id and rules version. */
export type GameFinder = (id: string, rulesVersion: string) => Game | undefined;

/** Reads which game and rules version a file needs, without replaying it. */
export function readGameLine(text: string): { readonly id: string; readonly rulesVersion: string } | undefined {
  const [, id, rulesVersion] = /^game (\S+) rules (\S+)\s*$/m.exec(text) ?? [];
  return id === undefined || rulesVersion === undefined ? undefined : { id, rulesVersion };
}

/** The header of a match file as far as it has been read. */
export interface HeaderDraft {
  /** Number of the current line. */
  line: number;
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

/** A problem of the current line, unless it names an earlier one. */
export type Problem = LineProblem & { readonly line?: number };

export function newHeaderDraft(): HeaderDraft {
  return { line: 0, id: "position", names: [], chosen: {}, begin: "setup", statements: [] };
}

/** Reads a line of the header: its first word and the rest. */
export function readHeaderLine(
  draft: HeaderDraft,
  word: string,
  rest: readonly string[],
  findGame: GameFinder,
): Problem | undefined {
  const [first = "", second = ""] = rest;
  switch (word) {
    case "game": {
      const version = rest[2] ?? "";
      const game = findGame(first, version);
      if (!game) return { code: "unknown-game", params: { game: first, rulesVersion: version } };
      draft.game = game;
      return undefined;
    }
    case "id":
      draft.id = first;
      return undefined;
    case "players":
      return readPlayers(draft, first);
    case "name":
      return readName(draft, first, rest.slice(1).join(" "));
    case "option": {
      const field = draft.game?.options[first];
      const value = field && readOption(field, second);
      if (value === undefined) return { code: "wrong-option", params: { option: first, value: second } };
      draft.chosen[first] = value;
      return undefined;
    }
    case "seed":
      draft.chance = { kind: "seed", seed: first };
      return undefined;
    case "commitment":
      draft.chance = { kind: "fair", commitment: first, entropy: [] };
      return undefined;
    case "entropy":
      if (draft.chance?.kind !== "fair") return { code: "entropy-without-commitment", params: {} };
      draft.chance = { ...draft.chance, entropy: [...draft.chance.entropy, first] };
      return undefined;
    case "contribution":
      return readContribution(draft, rest);
    case "imported":
    // The keyword in older files.
    case "brought":
      if (!/^\d{1,9}$/.test(first)) return { code: "wrong-imported", params: { found: first } };
      draft.imported = Number(first);
      return undefined;
    case "begin":
      if (first !== "setup" && first !== "empty") return { code: "wrong-begin", params: { found: first } };
      draft.begin = first;
      return undefined;
    case "with":
      return readStatement(draft, rest.join(" "));
    default:
      return { code: "unknown-line", params: { word } };
  }
}

/** `contribution s0 COMMITMENT ENTROPY`; without entropy if it was not revealed. */
function readContribution(
  draft: HeaderDraft,
  [place = "", commitment = "", entropy]: readonly string[],
): Problem | undefined {
  const { chance } = draft;
  if (chance?.kind !== "fair") return { code: "entropy-without-commitment", params: {} };
  const seat = /^s\d$/.test(place) ? Number(place.slice(1)) : Number.NaN;
  const isWellFormed = seat < (draft.players ?? 0) && /^[0-9a-f]{64}$/.test(commitment);
  const isFirst = !chance.contributions?.some((contribution) => contribution.seat === seat);
  if (!isWellFormed || !isFirst) return { code: "wrong-contribution", params: { found: place } };
  const contribution = { seat, commitment, entropy: entropy ?? null };
  draft.chance = { ...chance, contributions: [...(chance.contributions ?? []), contribution] };
  return undefined;
}

function readPlayers(draft: HeaderDraft, word: string): Problem | undefined {
  const players = Number(word);
  const { fewest = 1, most = 8 } = draft.game?.players ?? {};
  if (!Number.isInteger(players) || players < fewest || players > most) {
    return { code: "wrong-players", params: { found: word, fewest, most } };
  }
  draft.players = players;
  return undefined;
}

function readName(draft: HeaderDraft, word: string, name: string): Problem | undefined {
  const seat = /^s\d$/.test(word) ? Number(word.slice(1)) : Number.NaN;
  if (!(seat < (draft.players ?? 0)) || name === "")
    return { code: "wrong-name", params: { found: `${word} ${name}` } };
  const { players = 0 } = draft;
  draft.names = Array.from({ length: players }, (_, place) => (place === seat ? name : (draft.names[place] ?? "")));
  return undefined;
}

function readStatement(draft: HeaderDraft, text: string): Problem | undefined {
  if (!draft.game) return { code: "game-missing", params: {} };
  const read = parseNotation(draft.game.statementSchemas, text, draft.game.storedNames);
  if ("problem" in read) return { code: "malformed-statement", params: { ...read.problem } };
  draft.statements.push({ statement: read.value, line: draft.line });
  return undefined;
}

/** The complete header with its game, or why it is not complete. */
export function headerFrom(
  draft: HeaderDraft,
): { readonly game: Game; readonly header: MatchHeader } | { readonly problem: Problem } {
  const { game, players, id, begin } = draft;
  if (!game) return { problem: { code: "game-missing", params: {} } };
  if (players === undefined) return { problem: { code: "players-missing", params: {} } };
  const chosen = chooseOptions(game.options, draft.chosen);
  if ("problem" in chosen) return { problem: { code: "wrong-option", params: { ...chosen.problem } } };
  const chance = draft.chance ?? { kind: "seed", seed: "0" };
  const { options } = chosen;
  const statements = draft.statements.map(({ statement }) => statement);
  const imported = draft.imported === undefined ? {} : { imported: draft.imported };
  const names = draft.names.length === 0 ? {} : { names: draft.names };
  const fixed = { game: game.id, rulesVersion: game.rulesVersion, id, players, options, chance, ...names, ...imported };
  return { game, header: { ...fixed, begin, statements } };
}
