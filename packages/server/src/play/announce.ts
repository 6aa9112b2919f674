import { viewClocks } from "../clocks/clock.ts";
import type { House } from "../house.ts";
import { seatsOf, type TableDocument } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import type { Advance, Fold } from "./fold.ts";
import { type Room, toRoom, toViewers } from "./room.ts";

/** Tells every viewer of a table what an entry changed for it. */
export function announceEntry(house: House, room: Room, fold: Fold, { steps }: Advance): void {
  for (const [index, step] of steps.entries()) {
    const viewer = fold.viewers[index];
    if (!step || viewer === undefined) continue;
    toViewers(room, [viewer], { push: "step", table: room.id, viewer, from: step.number - 1, step });
  }
  room.announced = fold.match.entries.length;
  announceClocks(room, fold);
  house.metrics.steps.inc();
}

/** The clocks are told again only when what everybody may see of them has changed. */
function announceClocks(room: Room, fold: Fold): void {
  if (fold.clockRule.kind === "none") return;
  const { shown, windowSince } = fold.clocks;
  if (room.toldClocks?.shown === shown && room.toldClocks.windowSince === windowSince) return;
  room.toldClocks = fold.clocks;
  toRoom(room, { push: "clock", table: room.id, clock: viewClocks(fold.clockRule, fold.clocks, Date.now()) });
}

/** Tells everybody at the table, each as they may see it, how it is arranged now. */
export function announceTable(house: House, room: Room, before: TableDocument): void {
  for (const { connection } of room.subscriptions.values()) {
    const table = tableView(room, connection.player);
    connection.send(JSON.stringify({ push: "table", table }));
    if (before.status === "gathering" && room.document.status === "running") {
      connection.send(JSON.stringify({ push: "began", table: room.id }));
    }
  }
  house.metrics.tableChanges.inc();
}

/** Tells players wherever they are whether a table waits for them. */
export function announceTurns(house: House, room: Room, before: number, after: number): void {
  const players = new Set(room.document.seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : [])));
  for (const player of players) {
    const bits = seatsOf(room.document, player).reduce((sum, seat) => sum | (1 << seat), 0);
    const [waited, waits] = [(before & bits) !== 0, (after & bits) !== 0];
    if (waited === waits) continue;
    house.hub.toPlayer(player, { push: "turn", table: room.id, yours: waits });
    if (waits) house.reminding.turnOf(player, room.id);
  }
}
