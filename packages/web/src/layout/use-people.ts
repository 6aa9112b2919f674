import { useMemo } from "preact/hooks";
import type { TableSession } from "../session/session.ts";
import type { Owner } from "../ui/Piece.tsx";
import { type PersonMark, personMarks } from "../ui/person.ts";

const NO_POWERS: readonly (Owner | undefined)[] = [];

/** The marks and colours of the people at a table; `powers`, always the same array, are those of seats that play one power each. */
export function usePeople(
  session: TableSession,
  powers: readonly (Owner | undefined)[] = NO_POWERS,
): readonly PersonMark[] {
  const names = session.table.value.seats.map(({ name }) => name).join("\n");
  return useMemo(() => personMarks(names.split("\n"), powers), [names, powers]);
}
