import type { ChanceSource, Viewer } from "@rondel/engine";
import type { Presence, Push, StandingAnswer, UnavailableCode } from "@rondel/protocol";
import type { ClockState } from "../clocks/clock.ts";
import type { Connection } from "../socket/hub.ts";
import type { LoggedEntry } from "../store/matches.ts";
import type { TableDocument } from "../tables/document.ts";
import type { LiveMatch } from "./live-match.ts";

/** Through whose eyes a connection follows a table. */
interface Subscription {
  readonly connection: Connection;
  readonly viewers: readonly Viewer[];
}

/** A table in the memory of this process: what is stored, what follows from it, and who follows it. */
export interface LiveTable {
  readonly id: string;
  document: TableDocument;
  revision: number;
  /** Behind the dice; see TableView for when it is told. */
  readonly secret: string;
  /** The source of chance of the match, once it was needed. */
  chance: ChanceSource | undefined;
  standingAnswers: readonly StandingAnswer[];
  /** The match, while it runs and when somebody looks back. */
  live: LiveMatch | undefined;
  /** Why this server cannot serve the match. */
  unavailable: { readonly code: UnavailableCode; readonly params: Readonly<Record<string, string>> } | null;
  readonly subscriptions: Map<Connection, Subscription>;
  /** Who has the table open at other processes, as far as they told. */
  readonly remotePresence: Map<string, { readonly presence: Presence; readonly until: number }>;
  /** The presence as subscribers know it. */
  sentPresence: string | undefined;
  /** The last entry that subscribers were told of: where to go on when the fold had to be dropped. */
  broadcastUpTo: number | undefined;
  /** What another process has changed and this one has not yet read. */
  readonly unread: { table: boolean; entries: boolean; orders: boolean };
  /** The clocks as subscribers know them. */
  sentClocks: ClockState | undefined;
  /** Seats for which a bot is thinking. */
  readonly thinking: Set<number>;
  lastSnapshot: number;
  /** Entries that another process wrote and told, in order. */
  readonly remoteEntries: LoggedEntry[];
  /** How many tasks wait or run here. Everything that happens at a table happens one after the other. */
  tasks: number;
  /** Settles when the last of them is done. */
  queue: Promise<unknown> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Says the same to everybody who follows the table. */
export function broadcast(table: LiveTable, push: Push): void {
  if (table.subscriptions.size === 0) return;
  const text = JSON.stringify(push);
  for (const { connection } of table.subscriptions.values()) connection.send(text);
}

/** Says something only to those who look through the eyes of one of these viewers. */
export function sendToViewers(table: LiveTable, viewers: readonly (Viewer | number)[], push: Push): void {
  let text: string | undefined;
  for (const { connection, viewers: eyes } of table.subscriptions.values()) {
    if (!eyes.some((viewer) => viewers.includes(viewer))) continue;
    text ??= JSON.stringify(push);
    connection.send(text);
  }
}
