import { asSeat, type Seat } from "@rondel/engine";

/** The seat that a word names: `s0`. */
export function seatIn(word = ""): Seat {
  return asSeat(Number(/^s(\d)$/.exec(word)?.[1] ?? Number.NaN));
}

/** The place of a word in a list of names; throws an error if it is not there. */
export function idIn(names: readonly string[], word = ""): number {
  const id = names.indexOf(word);
  if (id < 0) throw new RangeError(`there is no ${word}`);
  return id;
}

/** A seat as a word: `s0`, or `nobody`. */
export function seatWord(seat: number | undefined): string {
  return seat === undefined || seat < 0 ? "nobody" : `s${seat}`;
}

export const yesOrNo = (value: boolean): string => (value ? "yes" : "no");
