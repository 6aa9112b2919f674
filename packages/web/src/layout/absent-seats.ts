import { asSeat, type Seat } from "@rondel/engine";
import type { SeatDescription, TableDescription } from "../session/session.ts";

interface AbsentSeat {
  readonly seat: SeatDescription;
  readonly number: Seat;
  /** From when the others may vote for a bot. */
  readonly voteFrom: number;
}

/** The other people who are away from a running match and have no bot yet. */
export function absentSeats({ seats, status }: Pick<TableDescription, "seats" | "status">): AbsentSeat[] {
  if (status !== "running") return [];
  return seats.flatMap((seat, number) =>
    seat.kind === "person" && !seat.yours && seat.bot === undefined && seat.voteFrom !== undefined
      ? [{ seat, number: asSeat(number), voteFrom: seat.voteFrom }]
      : [],
  );
}
