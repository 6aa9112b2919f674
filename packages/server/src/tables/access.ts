import { isSameSecret } from "../identity/secrets.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { reservedFor, seatsOf, type TableDocument } from "./document.ts";

/** Runs a task at a table that the player may see. For other players the table does not exist. */
export function withVisibleTable<Result>(
  services: Services,
  player: string,
  address: { readonly table: string; readonly invitation?: string | undefined },
  task: (table: LiveTable) => Promise<Result> | Result,
): Promise<Result> {
  return services.tables.run(address.table, (table) => {
    if (!maySee(table.document, player, address.invitation)) {
      throw refuse("no-such-table", "give-up", { table: address.table });
    }
    return task(table);
  });
}

/** Runs a task for a seat that belongs to the player. */
export function withOwnSeat<Result>(
  services: Services,
  player: string,
  address: { readonly table: string; readonly seat: number },
  task: (table: LiveTable) => Promise<Result> | Result,
): Promise<Result> {
  return withVisibleTable(services, player, { table: address.table }, (table) => {
    if (table.document.status === "closed") throw refuse("table-is-closed", "give-up");
    requireSeat(table.document, player, address.seat);
    return task(table);
  });
}

export function requireSeat(document: TableDocument, player: string, seat: number): void {
  const occupant = document.seats[seat];
  if (occupant?.kind !== "person" || occupant.player !== player) throw refuse("not-your-seat", "give-up", { seat });
}

export function requireHost(document: TableDocument, player: string): void {
  if (document.host !== player) throw refuse("only-the-host", "give-up");
}

/** Refuses changes of the seats after the start. */
export function requireGathering(document: TableDocument): void {
  if (document.status !== "gathering") throw refuse("match-has-begun", "give-up");
  if (document.revealing) throw refuse("table-is-starting", "wait");
}

function maySee(document: TableDocument, player: string, invitation: string | undefined): boolean {
  if (document.visibility === "public" || document.host === player) return true;
  if (seatsOf(document, player).length > 0 || reservedFor(document, player).length > 0) return true;
  return invitation !== undefined && isInvited(document, invitation);
}

/** Whether an invitation is that of the table or of one of its seats. */
export function isInvited(document: TableDocument, invitation: string): boolean {
  if (isSameSecret(invitation, document.invitation)) return true;
  return document.seats.some((seat) => seat.kind === "invited" && isSameSecret(invitation, seat.invitation));
}
