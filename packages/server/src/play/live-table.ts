import { asSeat, type ChanceSource, type Viewer } from "@rondel/engine";
import type { Presence, Push, StandingAnswer, UnavailableCode } from "@rondel/protocol";
import type { ClockState } from "../clocks/clock.ts";
import type { Connection } from "../socket/hub.ts";
import type { LoggedEntry } from "../store/matches.ts";
import type { StoredTable } from "../store/tables.ts";
import { seatsOf, type TableDocument } from "../tables/document.ts";
import type { BotThought } from "./bot-thoughts.ts";
import type { LiveMatch } from "./live-match.ts";

/** A connection that follows a table, with the viewers whose streams it gets. */
interface Subscription {
  readonly connection: Connection;
  viewers: readonly Viewer[];
}

/** A table in the memory of this process: its stored description, its match and its subscribers. */
export interface LiveTable {
  readonly id: string;
  document: TableDocument;
  revision: number;
  /** The secret behind the draws. */
  readonly secret: string;
  /** The source of the match's draws; created with the first draw. */
  chance: ChanceSource | undefined;
  standingAnswers: readonly StandingAnswer[];
  /** The match; undefined until it is needed. */
  live: LiveMatch | undefined;
  /** Why this server cannot serve the match; null if it can. */
  unavailable: { readonly code: UnavailableCode; readonly params: Readonly<Record<string, string>> } | null;
  readonly subscriptions: Map<Connection, Subscription>;
  /** The presence that other processes reported, by process. */
  readonly remotePresence: Map<string, { readonly presence: Presence; readonly until: number }>;
  /** The last entry that was sent to subscribers. A match that is opened again sends the later ones. */
  broadcastUpTo: number | undefined;
  /** The presence that was last sent to subscribers, as JSON. */
  sentPresence: string | undefined;
  /** The clocks that were last sent to subscribers. */
  sentClocks: ClockState | undefined;
  /** Which parts another process has changed since this process read them. */
  readonly unread: { table: boolean; entries: boolean; standingAnswers: boolean };
  /** Entries of other processes that arrived with their notification, in order. */
  readonly remoteEntries: LoggedEntry[];
  /** The latest thought of the bot on each seat. */
  readonly thoughts: Map<number, BotThought>;
  /** Seats whose bot is about to act: its time has come. */
  readonly acting: Set<number>;
  /** The number of the last stored snapshot. */
  lastSnapshot: number;
  /** How many tasks run or wait. The tasks of a table run one after another. */
  tasks: number;
  /** Settles with the last task. */
  queue: Promise<unknown> | undefined;
  /** Fires at the next deadline. */
  timer: NodeJS.Timeout | undefined;
  /** Fires shortly after the presence has changed. */
  absenceTimer: NodeJS.Timeout | undefined;
  /** Fires when the players may no longer reveal entropy. */
  revealTimer: NodeJS.Timeout | undefined;
}

export function liveTable(stored: StoredTable, standingAnswers: readonly StandingAnswer[]): LiveTable {
  const { document, revision, secret } = stored;
  return {
    id: document.id,
    document,
    revision,
    secret,
    chance: undefined,
    standingAnswers,
    live: undefined,
    unavailable: null,
    subscriptions: new Map(),
    remotePresence: new Map(),
    broadcastUpTo: undefined,
    sentPresence: undefined,
    sentClocks: undefined,
    unread: { table: false, entries: false, standingAnswers: false },
    remoteEntries: [],
    thoughts: new Map(),
    acting: new Set(),
    lastSnapshot: 0,
    tasks: 0,
    queue: undefined,
    timer: undefined,
    absenceTimer: undefined,
    revealTimer: undefined,
  };
}

/** The viewers whose streams a player gets: the player's own seats, or the spectator. */
export function viewersFor(document: TableDocument, player: string): readonly Viewer[] {
  const seats = seatsOf(document, player);
  return seats.length > 0 ? seats.map(asSeat) : ["spectator"];
}

/** Whether a subscriber is a spectator. */
export function isWatched({ subscriptions }: LiveTable): boolean {
  for (const { viewers } of subscriptions.values()) if (viewers.includes("spectator")) return true;
  return false;
}

/** Sends a message to all subscribers of a table. */
export function broadcast(table: LiveTable, push: Push): void {
  if (table.subscriptions.size === 0) return;
  const text = JSON.stringify(push);
  for (const { connection } of table.subscriptions.values()) connection.send(text);
}
