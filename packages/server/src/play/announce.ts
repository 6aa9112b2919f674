import type { Viewer } from "@rondel/engine";
import { viewClocks } from "../clocks/clock.ts";
import type { House } from "../house.ts";
import type { Push, Step } from "../protocol/index.ts";
import type { Connection } from "../socket/hub.ts";
import type { Turn } from "../store/database.ts";
import type { TableDocument } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import type { Advance, Fold } from "./fold.ts";
import { viewerIndex } from "./position.ts";
import { type Room, toRoom } from "./room.ts";

/** Tells every viewer of a table what an entry changed for it. */
export function announceEntry(house: House, room: Room, fold: Fold, { steps }: Advance): void {
  const texts: (string | undefined)[] = [];
  for (const { connection, viewers } of room.subscriptions.values()) {
    for (const viewer of viewers) {
      const index = viewerIndex(viewer, fold.match.header.players);
      const step = steps[index];
      if (!step) continue;
      texts[index] ??= JSON.stringify(stepPush(room.id, viewer, step));
      connection.send(texts[index]);
    }
  }
  room.announced = fold.match.entries.length;
  announceClocks(room, fold);
  house.metrics.steps.count();
}

function stepPush(table: string, viewer: Viewer, step: Step): Push {
  return { push: "step", table, viewer, from: step.number - 1, step };
}

/** The clocks are told again only when what everybody may see of them has changed. */
function announceClocks(room: Room, fold: Fold): void {
  if (fold.clockRule.kind === "none") return;
  const { shown, window } = fold.clocks;
  if (room.toldClocks?.shown === shown && room.toldClocks.window === window) return;
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
  house.metrics.tableChanges.count();
}

/** Tells everybody their own standing orders, and nobody those of others. */
export function announceOrders(room: Room): void {
  for (const { connection, viewers } of room.subscriptions.values()) {
    const orders = room.orders.filter(({ seat }) => viewers.some((viewer) => viewer === seat));
    connection.send(JSON.stringify({ push: "orders", table: room.id, orders }));
  }
}

/** For whom the table has begun to wait, or ceased to. */
export function turnsBetween({ document: { seats } }: Room, before: number, after: number): Turn[] {
  const turns: Turn[] = [];
  for (const [index, seat] of seats.entries()) {
    if (seat.kind !== "person" || ((before ^ after) & (1 << index)) === 0) continue;
    const { player } = seat;
    if (turns.some(([known]) => known === player)) continue;
    const bits = seatBits(seats, player);
    const waits = (after & bits) !== 0;
    if (((before & bits) !== 0) !== waits) turns.push([player, waits]);
  }
  return turns;
}

/** One bit for each seat of a player. */
function seatBits(seats: TableDocument["seats"], player: string): number {
  return seats.reduce(
    (bits, seat, index) => (seat.kind === "person" && seat.player === player ? bits | (1 << index) : bits),
    0,
  );
}

/** Tells players wherever they are whether a table waits for them. Those who follow it see it in its stream. */
export function announceTurns(house: House, table: string, turns: readonly Turn[], room?: Room): void {
  for (const [player, yours] of turns) {
    house.hub.toPlayer(player, { push: "turn", table, yours }, room?.subscriptions ?? NOBODY);
  }
}

const NOBODY: ReadonlyMap<Connection, unknown> = new Map();
