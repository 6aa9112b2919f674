import { useMemo } from "preact/hooks";
import type { TableSession } from "../session/session.ts";
import { marksOf } from "../ui/monogram.ts";

/** The marks of the players at a table, by name. */
export function useMarks(session: TableSession): ReadonlyMap<string, string> {
  const names = session.table.value.seats.map(({ name }) => name).join("\n");
  return useMemo(() => {
    const seats = names.split("\n");
    const marks = marksOf(seats);
    return new Map(seats.map((name, place) => [name, marks[place] ?? ""]));
  }, [names]);
}
