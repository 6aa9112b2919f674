import type { MatchRefusalCode } from "./match.ts";
import type { Message, Refusal } from "./message.ts";

/** Problems of the file itself. A line can also hold an entry that the match or the game refuses, with a code of theirs. */
export type FileProblemCode =
  | "not-a-rondel-file"
  | "header-after-entries"
  | "unknown-line"
  | "unknown-game"
  | "game-missing"
  | "wrong-name"
  | "wrong-players"
  | "players-missing"
  | "wrong-option"
  | "entropy-without-commitment"
  | "wrong-contribution"
  | "wrong-imported"
  | "wrong-begin"
  | "malformed-statement"
  | "malformed-draws"
  | "wrong-number"
  | "seat-missing"
  | "wrong-hash";

/** Why a line cannot be read. */
export type LineProblem = Message<FileProblemCode | MatchRefusalCode> | Refusal;

/** Why the reader stopped, and at which line, counted from 1. */
export type FileProblem = LineProblem & { readonly line: number };
