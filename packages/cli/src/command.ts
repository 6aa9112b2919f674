import type { ParseArgsOptionsConfig } from "node:util";

/** What a command was called with, after the flags that every command knows were taken care of. */
export interface Call {
  /** The words after the command's name, in order. */
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly output: Output;
}

/** Where a command says what it found: as text for people, or as one JSON document for programs. */
export interface Output {
  readonly asJson: boolean;
  line(text: string): void;
  /** Shown while something takes long; never part of the result. */
  progress(done: number, of: number, what: string): void;
  json(value: unknown): void;
}

export interface Command {
  readonly name: string;
  /** The words it takes, as shown in the help. */
  readonly words: string;
  readonly summary: string;
  readonly flags: ParseArgsOptionsConfig;
  /** One line for each flag. */
  readonly help: Readonly<Record<string, string>>;
  readonly example: string;
  run(call: Call): Promise<ExitCode> | ExitCode;
}

/** 0: all is well. 1: the answer is no (a check failed, an action was refused). 2: the call itself made no sense. */
export type ExitCode = 0 | 1 | 2;

/** Ends a command with a sentence that says what is wrong, where, and what to do. */
export class UsageError extends Error {}

export function textFlag(call: Call, name: string): string | undefined {
  const value = call.flags[name];
  return typeof value === "string" ? value : undefined;
}

export function integerFlag(call: Call, name: string, least: number, byDefault?: number): number {
  const value = textFlag(call, name);
  if (value === undefined) {
    if (byDefault === undefined) throw new UsageError(`--${name} is missing; give a whole number from ${least} on.`);
    return byDefault;
  }
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) {
    throw new UsageError(`--${name} must be a whole number from ${least} on, not "${value}".`);
  }
  return number;
}

export function requiredWord(call: Call, index: number, name: string): string {
  const word = call.words[index];
  if (word === undefined) throw new UsageError(`${name} is missing.`);
  return word;
}
