import type { Contribution } from "./chance.ts";
import { type Entry, lastNumber, type Match, type MatchHeader } from "./match.ts";
import { formatNotation } from "./notation.ts";
import { writeOption } from "./options.ts";
import type { Draw } from "./random.ts";
import type { Schemas } from "./schema.ts";
import { stateHash } from "./stable-hash.ts";

/** Number of entries between two state hashes in a file. The last entry has a hash, too. */
export const HASH_EVERY = 20;

/** The content of a match file: one line per entry, state hashes by entry number, and the secret once the match is over. */
export interface MatchText {
  readonly header: MatchHeader;
  readonly setupDraws: readonly Draw[];
  readonly entries: readonly Entry[];
  readonly hashes: ReadonlyMap<number, string>;
  readonly secret?: string;
}

/** Writes the file of a match or position; docs/notation.md defines the format. */
export function writeMatch(
  text: MatchText,
  schemas: { readonly actions: Schemas; readonly statements: Schemas },
): string {
  const { header } = text;
  const lines = ["rondel 1", `game ${header.game} rules ${header.rulesVersion}`, `id ${header.id}`];
  lines.push(`players ${header.players}`);
  for (const [seat, name] of (header.names ?? []).entries()) if (name !== "") lines.push(`name s${seat} ${name}`);
  for (const [name, value] of Object.entries(header.options)) lines.push(`option ${name} ${writeOption(value)}`);
  if (header.chance.kind === "seed") {
    lines.push(`seed ${header.chance.seed}`);
  } else {
    lines.push(`commitment ${header.chance.commitment}`);
    for (const entropy of header.chance.entropy) lines.push(`entropy ${entropy}`);
    for (const contribution of header.chance.contributions ?? []) lines.push(writeContribution(contribution));
  }
  if (header.imported !== undefined) lines.push(`imported ${header.imported}`);
  lines.push(`begin ${header.begin}`);
  for (const statement of header.statements) lines.push(`with ${formatNotation(schemas.statements, statement)}`);
  if (text.setupDraws.length > 0) lines.push(`0 setup${writeDraws(text.setupDraws)}`);
  addHash(lines, text.hashes, 0);
  for (const [index, entry] of text.entries.entries()) {
    lines.push(writeEntry(index + 1, entry, schemas.actions));
    addHash(lines, text.hashes, index + 1);
  }
  if (text.secret !== undefined) lines.push(`secret ${text.secret}`);
  return `${lines.join("\n")}\n`;
}

/** Writes the file of a match, with the hash of its current state. The match must have its complete log in memory. */
export function matchToText(match: Match, hashes: ReadonlyMap<number, string> = new Map(), secret?: string): string {
  if (match.base > 0) throw new RangeError(`entries 1 to ${match.base} are not in memory`);
  const complete = new Map(hashes).set(lastNumber(match), stateHash(match.game, match.state));
  return writeMatch(
    {
      header: match.header,
      setupDraws: match.setupDraws,
      entries: match.entries,
      hashes: complete,
      ...(secret === undefined ? {} : { secret }),
    },
    { actions: match.game.actionSchemas, statements: match.game.statementSchemas },
  );
}

function writeContribution({ seat, commitment, entropy }: Contribution): string {
  return `contribution s${seat} ${commitment}${entropy === null ? "" : ` ${entropy}`}`;
}

export function writeEntry(number: number, entry: Entry, actionSchemas: Schemas): string {
  if (entry.kind === "takeback") return `${number} takeback ${entry.to}`;
  return `${number} s${entry.seat} ${formatNotation(actionSchemas, entry.action)}${writeDraws(entry.draws)}`;
}

/** Groups draws by label: ` | attack 5/6 2/6; defence 4/6`. Results count from 1, like the faces of a die. */
export function writeDraws(draws: readonly Draw[]): string {
  if (draws.length === 0) return "";
  const groups: string[] = [];
  let label: string | undefined;
  for (const draw of draws) {
    const result = `${draw.result + 1}/${draw.sides}`;
    if (draw.label === label) {
      groups[groups.length - 1] += ` ${result}`;
    } else {
      groups.push(`${draw.label} ${result}`);
      label = draw.label;
    }
  }
  return ` | ${groups.join("; ")}`;
}

const DRAW = /^\d+\/\d+$/;

export function readDraws(text: string): Draw[] | undefined {
  const draws: Draw[] = [];
  for (const group of text.split(";")) {
    const words = group.trim().split(" ");
    const first = words.findIndex((word) => DRAW.test(word));
    if (first < 1) return undefined;
    const label = words.slice(0, first).join(" ");
    for (const word of words.slice(first)) {
      const [result, sides] = word.split("/").map(Number);
      if (result === undefined || sides === undefined || result < 1 || result > sides) return undefined;
      draws.push({ label, sides, result: result - 1 });
    }
  }
  return draws;
}

function addHash(lines: string[], hashes: ReadonlyMap<number, string>, number: number): void {
  const hash = hashes.get(number);
  if (hash !== undefined) lines.push(`hash ${number} ${hash}`);
}
