import { type AnyEvent, lastNumber, type Viewer } from "@rondel/engine";
import type { Step } from "@rondel/protocol";
import { viewClocks } from "../clocks/clock.ts";
import type { Services } from "../services.ts";
import type { Connection } from "../socket/hub.ts";
import type { Turn } from "../store/database.ts";
import type { TableDocument } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import type { AppliedEntry, LiveMatch } from "./live-match.ts";
import { broadcast, type LiveTable } from "./live-table.ts";
import { viewerIndex } from "./position.ts";

/**
 * Puts into words, by viewer, what an entry changed for those who follow the table. It is done before the entry is stored: the
 * words of all tables that act in one moment wait for the same commit, what they are made of is at hand only now.
 */
export function serializeFor(table: LiveTable, { match }: LiveMatch, { steps }: AppliedEntry): (string | undefined)[] {
  const words: (string | undefined)[] = Array(steps.length).fill(undefined);
  const told = new Map<AnyEvent, string>();
  for (const { viewers } of table.subscriptions.values()) {
    for (const viewer of viewers) {
      const index = viewerIndex(viewer, match.header.players);
      const step = steps[index];
      if (step) words[index] ??= serializeStep(table.id, viewer, step, told);
    }
  }
  return words;
}

/** A step as it is pushed. What happened is mostly the same for everybody: every event is put into words once. */
function serializeStep(table: string, viewer: Viewer, step: Step, told: Map<AnyEvent, string>): string {
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
export function broadcastEntry(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  words: readonly (string | undefined)[],
): void {
  for (const { connection, viewers } of table.subscriptions.values()) {
    for (const viewer of viewers) {
      const text = words[viewerIndex(viewer, live.match.header.players)];
      if (text !== undefined) connection.send(text);
    }
  }
  table.broadcastUpTo = lastNumber(live.match);
  broadcastClocks(table, live);
  services.metrics.steps.count();
}

/** The clocks are told again only when what everybody may see of them has changed. */
function broadcastClocks(table: LiveTable, live: LiveMatch): void {
  if (live.clockRule.kind === "none") return;
  const { shown, window } = live.clocks;
  if (table.sentClocks?.shown === shown && table.sentClocks.window === window) return;
  table.sentClocks = live.clocks;
  broadcast(table, { push: "clock", table: table.id, clock: viewClocks(live.clockRule, live.clocks, Date.now()) });
}

/** Tells everybody at the table, each as they may see it, how it is arranged now. */
export function broadcastTable(services: Services, table: LiveTable, before: TableDocument): void {
  for (const { connection } of table.subscriptions.values()) {
    connection.send(JSON.stringify({ push: "table", table: tableView(table, connection.player) }));
    if (before.status === "gathering" && table.document.status === "running") {
      connection.send(JSON.stringify({ push: "began", table: table.id }));
    }
  }
  services.metrics.tableChanges.count();
}

/** Tells everybody their own standing orders, and nobody those of others. */
export function broadcastStandingAnswers(table: LiveTable): void {
  for (const { connection, viewers } of table.subscriptions.values()) {
    const orders = table.standingAnswers.filter(({ seat }) => viewers.some((viewer) => viewer === seat));
    connection.send(JSON.stringify({ push: "orders", table: table.id, orders }));
  }
}

/** For whom the table has begun to wait, or ceased to. */
export function turnsBetween({ document: { seats } }: LiveTable, before: number, after: number): Turn[] {
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
export function broadcastTurns(services: Services, id: string, turns: readonly Turn[], table?: LiveTable): void {
  for (const [player, yours] of turns) {
    services.hub.sendToPlayer(player, { push: "turn", table: id, yours }, table?.subscriptions ?? NOBODY);
  }
}

const NOBODY: ReadonlyMap<Connection, unknown> = new Map();
