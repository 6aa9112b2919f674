declare const seatBrand: unique symbol;

/** A place at the table, counted from 0 clockwise. Branded, so that a count or a region id is never taken for a seat. */
export type Seat = number & { readonly [seatBrand]: true };

/** Whoever looks at a match: a seat, or somebody who has none. */
export type Viewer = Seat | "spectator";

/** One value for every seat, by seat number. */
export type BySeat<Value> = Value[];

export function asSeat(value: number): Seat {
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`${value} is not a seat`);
  return value as Seat;
}

export function allSeats(players: number): Seat[] {
  return Array.from({ length: players }, (_, index) => asSeat(index));
}

/** The next seat clockwise: the left neighbour at the table. */
export function leftOf(seat: Seat, players: number): Seat {
  return ((seat + 1) % players) as Seat;
}

/** All seats clockwise, beginning with the given one. */
export function clockwiseFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, step) => asSeat((first + step) % players));
}
