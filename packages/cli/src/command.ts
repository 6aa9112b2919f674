import type { ParseArgsOptionsConfig } from "node:util";

/** A parsed command line, without the flags that every command has. */
export interface Call {
  /** The arguments after the name of the command. */
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly output: Output;
}

/** The output of a command: text for people, or one JSON document for programs. */
export interface Output {
  readonly asJson: boolean;
  line(text: string): void;
  /** Shows a progress bar; never part of the result. */
  progress(done: number, of: number, what: string): void;
  json(value: unknown): void;
}

export interface Command {
  readonly name: string;
  /** The positional arguments, as the help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly flags: ParseArgsOptionsConfig;
  /** One line per flag. */
  readonly help: Readonly<Record<string, string>>;
  readonly example: string;
  run(call: Call): Promise<ExitCode> | ExitCode;
}

/** 0: success. 1: a check failed or an action was refused. 2: usage error. 3: a file could be verified only in part. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Ends a command with exit code 2 and a sentence: what is wrong, where, and what to do. */
export class UsageError extends Error {}

export function textFlag(call: Call, name: string): string | undefined {
  const value = call.flags[name];
  return typeof value === "string" ? value : undefined;
}

export function integerFlag(call: Call, name: string, least: number, byDefault?: number): number {
  const value = textFlag(call, name);
  if (value === undefined) {
    if (byDefault === undefined) throw new UsageError(`--${name} is required: a whole number, ${least} or more.`);
    return byDefault;
  }
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) {
    throw new UsageError(`--${name} must be a whole number, ${least} or more, not "${value}".`);
  }
  return number;
}

export function requiredArgument(call: Call, index: number, name: string): string {
  const argument = call.positionals[index];
  if (argument === undefined) throw new UsageError(`${name} is required.`);
  return argument;
}
