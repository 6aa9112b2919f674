declare const seatBrand: unique symbol;

/** A place at the table, counted clockwise from 0. Branded, so that no other number is taken for a seat. */
export type Seat = number & { readonly [seatBrand]: true };

/** The point of view for which a view is computed. */
export type Viewer = Seat | "spectator";

/** One value for every seat, by seat number. */
export type BySeat<Value> = Value[];

export function asSeat(value: number): Seat {
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`${value} is not a seat`);
  return value as Seat;
}

export function allSeats(players: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) seats.push(seat as Seat);
  return seats;
}

/** The next seat clockwise. */
export function leftOf(seat: Seat, players: number): Seat {
  return ((seat + 1) % players) as Seat;
}

/** All seats clockwise, starting with the given one. */
export function clockwiseFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, step) => asSeat((first + step) % players));
}
