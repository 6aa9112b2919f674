import { allSeats, type Seat } from "@rondel/engine";
import type { State } from "@rondel/imperunde";

/** Each pair of seats once, the lower seat first. */
export function pairsOf(state: State): [Seat, Seat][] {
  const seats = allSeats(state.players);
  return seats.flatMap((one) => seats.filter((other) => other > one).map((other): [Seat, Seat] => [one, other]));
}
