import { asSeat, type Match, type Seat } from "@rondel/engine";
import { type Call, textFlag, UsageError } from "./command.ts";

/** The seat of `--seat`, written as 1 or s1; undefined without the flag. */
export function seatFlag(call: Call, match: Match): Seat | undefined {
  const word = textFlag(call, "seat");
  if (word === undefined) return undefined;
  const number = /^s?\d$/.test(word) ? Number(word.replace("s", "")) : Number.NaN;
  if (!(number < match.header.players)) {
    throw new UsageError(`--seat must be s0 to s${match.header.players - 1} at this table, not "${word}".`);
  }
  return asSeat(number);
}

export function requiredSeat(call: Call, match: Match): Seat {
  const seat = seatFlag(call, match);
  if (seat === undefined) throw new UsageError("--seat S is required.");
  return seat;
}
