import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { type FileProblem, HASH_EVERY, type Match, matchToText, readMatch, stateHash } from "@rondel/engine";
import { UsageError } from "./command.ts";
import { findGame } from "./games.ts";
import { sentence } from "./words.ts";

/** A match or position that was read from a file, as far as it is good. */
export interface OpenFile {
  readonly path: string;
  readonly match: Match;
  readonly hashes: ReadonlyMap<number, string>;
  readonly secret?: string;
  readonly problem?: FileProblem;
}

/** Reads a file; what cannot be read at all ends the command, what is good up to a line is returned with its problem. */
export function openFile(path: string): OpenFile {
  const read = readMatch(textOf(path), findGame);
  if (!read.match) throw new UsageError(problemSentence(path, read.problem));
  return { path, ...read, match: read.match };
}

/** Like `openFile`, for commands that need the whole file to be good. */
export function openGoodFile(path: string): OpenFile {
  const file = openFile(path);
  if (file.problem) {
    throw new UsageError(
      `${problemSentence(path, file.problem)}\n` +
        `The ${file.match.entries.length} entries before it are good; nothing was changed. Correct or remove that line and all after it.`,
    );
  }
  return file;
}

export function problemSentence(path: string, problem: FileProblem | undefined): string {
  return problem ? `${path}:${problem.line}: ${sentence(problem)}` : `${path}: the file is empty`;
}

/** Writes a whole file or nothing: a crash in between leaves the old one. */
export function saveMatch(
  path: string,
  match: Match,
  hashes: ReadonlyMap<number, string> = new Map(),
  secret?: string,
): void {
  const regular = [...hashes].filter(([number]) => number % HASH_EVERY === 0);
  const complete = new Map(regular).set(match.entries.length, stateHash(match.game, match.state));
  const temporary = `${path}.writing`;
  try {
    writeFileSync(temporary, matchToText(match, complete, secret));
    renameSync(temporary, path);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${(error as Error).message}`);
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}
