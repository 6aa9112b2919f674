import type { AnyEvent, Viewer } from "@rondel/engine";
import type { Step } from "@rondel/protocol";
import { viewClocks } from "../clocks/clock.ts";
import type { House } from "../house.ts";
import type { Connection } from "../socket/hub.ts";
import type { Turn } from "../store/database.ts";
import type { TableDocument } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import type { Advance, Fold } from "./fold.ts";
import { viewerIndex } from "./position.ts";
import { type Room, toRoom } from "./room.ts";

/**
 * Puts into words, by viewer, what an entry changed for those who follow the table. It is done before the entry is stored: the
 * words of all tables that act in one moment wait for the same commit, what they are made of is at hand only now.
 */
export function wordsFor(room: Room, { match }: Fold, { steps }: Advance): (string | undefined)[] {
  const words: (string | undefined)[] = Array(steps.length).fill(undefined);
  const told = new Map<AnyEvent, string>();
  for (const { viewers } of room.subscriptions.values()) {
    for (const viewer of viewers) {
      const index = viewerIndex(viewer, match.header.players);
      const step = steps[index];
      if (step) words[index] ??= stepText(room.id, viewer, step, told);
    }
  }
  return words;
}

/** A step as it is pushed. What happened is mostly the same for everybody: every event is put into words once. */
function stepText(table: string, viewer: Viewer, step: Step, told: Map<AnyEvent, string>): string {
  const { number, patch, events, cause, at } = step;
  const happened = events.map((event) => {
    const text = told.get(event) ?? JSON.stringify(event);
    told.set(event, text);
    return text;
  });
  const stream = `"table":"${table}","viewer":${JSON.stringify(viewer)},"from":${number - 1}`;
  const because = cause ? `,"cause":${JSON.stringify(cause)}` : "";
  const changed = `"number":${number},"patch":${JSON.stringify(patch)},"events":[${happened.join()}]${because},"at":${at}`;
  return `{"push":"step",${stream},"step":{${changed}}}`;
}

/** Tells every viewer of a table what an entry changed for it. */
export function announceEntry(house: House, room: Room, fold: Fold, words: readonly (string | undefined)[]): void {
  for (const { connection, viewers } of room.subscriptions.values()) {
    for (const viewer of viewers) {
      const text = words[viewerIndex(viewer, fold.match.header.players)];
      if (text !== undefined) connection.send(text);
    }
  }
  room.announced = fold.match.entries.length;
  announceClocks(room, fold);
  house.metrics.steps.count();
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
  for (let index = 0; (before ^ after) >> index !== 0; index++) {
    const seat = seats[index];
    if (seat?.kind !== "person" || ((before ^ after) & (1 << index)) === 0) continue;
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
