import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { type FileProblem, HASH_EVERY, type Match, matchToText, readMatch, stateHash } from "@rondel/engine";
import { UsageError } from "./command.ts";
import { findGame } from "./games.ts";
import { sentence } from "./messages.ts";

/** The valid part of a match or position file. */
export interface OpenFile {
  readonly path: string;
  readonly text: string;
  readonly match: Match;
  readonly hashes: ReadonlyMap<number, string>;
  readonly secret?: string;
  readonly problem?: FileProblem;
}

/** Reads a file. If it is valid only up to a line, returns that part with the problem. */
export function openFile(path: string): OpenFile {
  const text = textOf(path);
  const read = readMatch(text, findGame);
  if (!read.match) throw new UsageError(problemSentence(path, read.problem));
  return { path, text, ...read, match: read.match };
}

/** Reads a file that must be valid as a whole. */
export function openValidFile(path: string): OpenFile {
  const file = openFile(path);
  if (file.problem) {
    throw new UsageError(
      `${problemSentence(path, file.problem)}\n` +
        `The ${file.match.entries.length} entries before it are valid; nothing was changed. ` +
        "Correct that line, or remove it and everything after it.",
    );
  }
  return file;
}

export function problemSentence(path: string, problem: FileProblem | undefined): string {
  return problem ? `${path}:${problem.line}: ${sentence(problem)}` : `${path}: the file is empty`;
}

/** Replaces the file in one step: a crash leaves the old one. */
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
    throw new UsageError(`Cannot write ${path}: ${(error as Error).message}`);
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${(error as Error).message}`);
  }
}
