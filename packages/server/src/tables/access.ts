import type { House } from "../house.ts";
import { isSameSecret } from "../identity/secrets.ts";
import type { Room } from "../play/room.ts";
import { refuse } from "../refuse.ts";
import { seatsOf, type TableDocument } from "./document.ts";

/** Does something at a table that the caller may see; others are told that there is no such table. */
export function enterVisible<Result>(
  house: House,
  player: string,
  address: { readonly table: string; readonly invitation?: string | undefined },
  task: (room: Room) => Promise<Result> | Result,
): Promise<Result> {
  return house.rooms.enter(address.table, (room) => {
    if (!mayLook(room.document, player, address.invitation)) {
      throw refuse("no-such-table", "give-up", { table: address.table });
    }
    return task(room);
  });
}

/** Does something for a seat that belongs to the caller. */
export function enterSeat<Result>(
  house: House,
  player: string,
  address: { readonly table: string; readonly seat: number },
  task: (room: Room) => Promise<Result> | Result,
): Promise<Result> {
  return enterVisible(house, player, { table: address.table }, (room) => {
    insistOnSeat(room.document, player, address.seat);
    return task(room);
  });
}

export function insistOnSeat(document: TableDocument, player: string, seat: number): void {
  const sitting = document.seats[seat];
  if (sitting?.kind !== "person" || sitting.player !== player) throw refuse("not-your-seat", "give-up", { seat });
}

export function insistOnHost(document: TableDocument, player: string): void {
  if (document.host !== player) throw refuse("only-the-host", "give-up");
}

export function insistOnGathering(document: TableDocument): void {
  if (document.status !== "gathering") throw refuse("match-has-begun", "give-up");
}

function mayLook(document: TableDocument, player: string, invitation: string | undefined): boolean {
  if (document.visibility === "public" || document.host === player || seatsOf(document, player).length > 0) return true;
  return invitation !== undefined && isInvited(document, invitation);
}

/** Whether an invitation is the one of the table or of one of its seats. */
export function isInvited(document: TableDocument, invitation: string): boolean {
  if (isSameSecret(invitation, document.invitation)) return true;
  return document.seats.some((seat) => seat.kind === "invited" && isSameSecret(invitation, seat.invitation));
}
