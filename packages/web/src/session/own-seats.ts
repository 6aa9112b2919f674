import type { Seat } from "@rondel/engine";
import { DEFAULT_LEVEL } from "./bots.ts";
import { findLocalTable, type LocalSeat, saveLocalTable } from "./local-tables.ts";
import type { OwnSeats, SessionRefusal, TableSession } from "./session.ts";

/** Changes the seats of a match on this device. `reopen` opens it again, because people and bots are fixed when a session begins. */
export function ownSeats(id: string, session: Pick<TableSession, "close">, reopen: () => void): OwnSeats {
  const change = async (seat: Seat, to: (before: LocalSeat) => LocalSeat): Promise<SessionRefusal | undefined> => {
    // A session that is closed has stored its last actions.
    session.close();
    const table = findLocalTable(id);
    const refused =
      table &&
      saveLocalTable({ ...table, seats: table.seats.map((before, other) => (other === seat ? to(before) : before)) });
    reopen();
    return refused;
  };
  return {
    rename: (seat, name) => change(seat, (before) => ({ ...before, name })),
    resign: (seat) => change(seat, ({ name }) => ({ kind: "bot", name, level: DEFAULT_LEVEL, hasResigned: true })),
  };
}

/** The seats for a rematch: those who have resigned play again. */
export function seatsForRematch(seats: readonly LocalSeat[]): readonly LocalSeat[] {
  return seats.map((seat) => (seat.hasResigned ? { kind: "person", name: seat.name } : seat));
}
