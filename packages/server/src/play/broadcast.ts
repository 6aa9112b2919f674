import { type AnyEvent, lastNumber, type Viewer } from "@rondel/engine";
import type { ClockView, Step } from "@rondel/protocol";
import { viewClocks } from "../clocks/clock.ts";
import type { Services } from "../services.ts";
import type { Connection } from "../socket/hub.ts";
import { presenceChanged } from "../socket/presence.ts";
import type { Turn } from "../store/database.ts";
import { isAlone, type TableDocument } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import type { AppliedEntry, LiveMatch } from "./live-match.ts";
import { broadcast, type LiveTable, viewersFor } from "./live-table.ts";
import { viewerIndex } from "./position.ts";

/** A serialised step for one subscriber. */
export interface Delivery {
  readonly connection: Connection;
  readonly text: string;
}

/**
 * Serialises the steps of an entry for all subscribers. Called before the entry is stored, while its data is still in the
 * processor's cache: the commit is shared with the entries of many other tables.
 */
export function serializeFor(table: LiveTable, { match }: LiveMatch, { steps }: AppliedEntry): Delivery[] {
  const deliveries: Delivery[] = [];
  const texts: (string | undefined)[] = [];
  const events: SerializedEvents = { events: [], texts: [] };
  for (const { connection, viewers } of table.subscriptions.values()) {
    for (const viewer of viewers) {
      const index = viewerIndex(viewer, match.header.players);
      const step = steps[index];
      if (!step) continue;
      const text = texts[index] ?? serializeStep(table.id, viewer, step, events);
      texts[index] = text;
      deliveries.push({ connection, text });
    }
  }
  return deliveries;
}

/** Events that were serialised already, with their texts. An entry has only a few. */
interface SerializedEvents {
  readonly events: AnyEvent[];
  readonly texts: string[];
}

/** Serialises the push of a step. */
function serializeStep(table: string, viewer: Viewer, step: Step, serialized: SerializedEvents): string {
  const { number, patch, events, cause, at } = step;
  let eventList = "";
  for (const event of events)
    eventList += eventList === "" ? textOf(event, serialized) : `,${textOf(event, serialized)}`;
  const sentViewer = viewer === "spectator" ? '"spectator"' : viewer;
  const stream = `"table":"${table}","viewer":${sentViewer},"from":${number - 1}`;
  const causeField = cause ? `,"cause":${JSON.stringify(cause)}` : "";
  const fields = `"number":${number},"patch":${JSON.stringify(patch)},"events":[${eventList}]${causeField},"at":${at}`;
  return `{"push":"step",${stream},"step":{${fields}}}`;
}

/** Most events are the same object for all viewers and are serialised once. */
function textOf(event: AnyEvent, { events, texts }: SerializedEvents): string {
  const known = texts[events.indexOf(event)];
  if (known !== undefined) return known;
  const text = JSON.stringify(event);
  events.push(event);
  texts.push(text);
  return text;
}

/** Sends the serialised steps of an entry to the subscribers of its table. */
export function broadcastEntry(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  deliveries: readonly Delivery[],
): void {
  for (const { connection, text } of deliveries) connection.send(text);
  table.broadcastUpTo = lastNumber(live.match);
  broadcastClocks(services, table, live);
  services.metrics.steps.count();
}

/** Sends the clocks if their public part has changed. */
export function broadcastClocks(services: Services, table: LiveTable, live: LiveMatch): void {
  const { shown, window } = live.clocks;
  const sent = table.sentClocks;
  if (sent?.shown === shown && sent.window === window) return;
  table.sentClocks = live.clocks;
  if (live.timing.rule.kind === "none" && !window?.pause && !sent?.window?.pause) return;
  broadcast(table, { push: "clock", table: table.id, clock: clocksFor(services, table, live) });
}

/** The clocks as everyone at a table sees them. A person alone with bots is not hurried in a pause. */
export function clocksFor({ time }: Services, table: LiveTable, { timing, clocks }: LiveMatch): ClockView {
  const clock = viewClocks(timing, clocks, time.now());
  return clocks.window?.pause && isAlone(table.document) ? { ...clock, window: null } : clock;
}

/** Sends the table's description to its subscribers, each as they may see it. */
export function broadcastTable(services: Services, table: LiveTable, before: TableDocument): void {
  for (const subscription of table.subscriptions.values()) {
    const { connection } = subscription;
    // A player who has left or changed seats no longer gets the streams of the old seat.
    subscription.viewers = viewersFor(table.document, connection.player);
    connection.send(JSON.stringify({ push: "table", table: tableView(table, connection.player) }));
    if (before.status === "gathering" && table.document.status === "running") {
      connection.send(JSON.stringify({ push: "began", table: table.id }));
    }
  }
  // A spectator who takes a seat is present there, and the other way round.
  if (before.seats !== table.document.seats) presenceChanged(services, table);
  services.metrics.tableChanges.count();
}

/** Sends every subscriber the standing answers of their own seats only. */
export function broadcastStandingAnswers(table: LiveTable): void {
  for (const { connection, viewers } of table.subscriptions.values()) {
    const orders = table.standingAnswers.filter(({ seat }) => viewers.some((viewer) => viewer === seat));
    connection.send(JSON.stringify({ push: "orders", table: table.id, orders }));
  }
}

/** Lists the players whose turn began or ended, from the bits of the seats that owed a decision before and owe one after. */
export function turnsBetween({ document: { seats } }: LiveTable, before: number, after: number): Turn[] {
  const turns: Turn[] = [];
  for (let index = 0; (before ^ after) >> index !== 0; index++) {
    const seat = seats[index];
    if (seat?.kind !== "person" || ((before ^ after) & (1 << index)) === 0) continue;
    const { player } = seat;
    if (turns.some(([listed]) => listed === player)) continue;
    const bits = seatBits(seats, player);
    const isWaitedFor = (after & bits) !== 0;
    if (((before & bits) !== 0) !== isWaitedFor) turns.push([player, isWaitedFor]);
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

/** Notifies all open pages of the players whose turn began or ended, except pages that follow the table anyway. */
export function broadcastTurns({ hub }: Services, table: string, turns: readonly Turn[]): void {
  for (const [player, yours] of turns) hub.sendToPlayer(player, { push: "turn", table, yours }, table);
}
