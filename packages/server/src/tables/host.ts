import { postNotice } from "../chat/lines.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { isAbsent, updateAbsence } from "./absence.ts";
import { requireGathering, requireHost } from "./access.ts";
import { changeTable } from "./change.ts";
import { type PersonSeat, personAt, personsAt, type TableDocument, withSeat } from "./document.ts";

/** Frees the seats of a person before the start. The person cannot take a seat here again. */
export function freeSeat(document: TableDocument, host: string, seat: number): TableDocument {
  requireHost(document, host);
  requireGathering(document);
  const { player } = requireOther(document, host, seat);
  const freed = personsAt(document)
    .filter((person) => person.player === player)
    .reduce((changed, person) => withSeat(changed, person.seat, { kind: "open" }), document);
  return { ...freed, barred: [...(document.barred ?? []), player] };
}

/** Mutes a person in the chat of the table, or ends that, and says so there. */
export async function muteSeat(
  services: Services,
  table: LiveTable,
  host: string,
  { seat, muted }: { readonly seat: number; readonly muted: boolean },
): Promise<void> {
  requireHost(table.document, host);
  const { player } = requireOther(table.document, host, seat);
  const isMuted = table.document.muted?.includes(player) ?? false;
  if (isMuted === muted) return;
  await changeTable(services, table, (document) => {
    const others = (document.muted ?? []).filter((other) => other !== player);
    return { ...document, muted: muted ? [...others, player] : others };
  });
  await postNotice(services, table, { code: muted ? "muted-by-host" : "unmuted-by-host", params: { seat } });
}

function requireOther(document: TableDocument, host: string, seat: number): PersonSeat {
  const person = personAt(document, seat);
  if (!person || person.player === host) throw refuse("no-such-seat", "choose-another", { seat });
  return person;
}

/** Closes a table that has not started. A running match can be closed only when everybody else is gone. */
export async function closeTable(services: Services, table: LiveTable, host: string): Promise<void> {
  requireHost(table.document, host);
  await updateAbsence(services, table);
  await changeTable(
    services,
    table,
    (document) => {
      if (document.status === "finished" || document.status === "closed") throw refuse("table-is-closed", "give-up");
      if (document.status === "running" && !isDeserted(services, document, host)) {
        throw refuse("others-are-here", "give-up");
      }
      return { ...document, status: "closed", takeback: null };
    },
    () => [services.store.matches.dueQuery(table.id, null)],
  );
}

function isDeserted(services: Services, document: TableDocument, host: string): boolean {
  return personsAt(document).every((person) => person.player === host || isAbsent(services, document, person));
}
