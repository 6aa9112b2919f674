import type { Language, ReportReason, WebhookEvent, WebhookKind } from "@rondel/protocol";
import type { AuditEntry } from "@rondel/protocol/operator";

/**
 * The tables of the store. Flags are 0 or 1, times are milliseconds since 1970, documents are JSON. Some names are older than the
 * terms of the code: `entrances` are sign-in tokens, `dues` deadlines, `orders` standing answers, `talk` the chat, `brought`
 * imported entries.
 */
export interface Schema {
  migrations: { id: number; applied_at: number };
  players: { id: string; name: string; name_given: number; created_at: number; seen_at: number };
  /** Hashes of sign-in tokens: the cookie of a device, or a personal link. */
  entrances: { hash: string; player: string; kind: "device" | "link"; created_at: number };
  /** The leases of server processes that share the database. */
  processes: { id: string; address: string; renewed_at: number; rules: string | null };
  passkeys: { id: string; player: string; public_key: string; counter: number; transports: string; created_at: number };
  challenges: { id: string; challenge: string; player: string | null; expires_at: number };
  tables: {
    id: string;
    revision: number;
    status: string;
    visibility: string;
    game: string;
    open_seats: number;
    created_at: number;
    changed_at: number;
    /** Null in rows older than this column. */
    host: string | null;
    /** The secret behind the draws. Published when the match is over. */
    secret: string;
    document: string;
  };
  /** The seats of people, to find the tables of a player. */
  seats: { table_id: string; seat: number; player: string };
  matches: {
    id: string;
    game: string;
    rules_version: string;
    header: string;
    setup_draws: string;
    started_at: number;
    /** How many entries were imported. */
    brought: number;
  };
  /** Deadlines. Apart from the wide rows of `matches`, because small rows make small commits. */
  dues: {
    match_id: string;
    /** One bit for each seat that owes the first decision. Later ones are in `entries`. */
    waiting: number;
    /** When the scheduler must run the match: a bot's move, a clock. */
    due_at: number | null;
    /** Until when a process has claimed it. */
    claimed_until: number;
  };
  /** The log. Rows are only ever added, and the primary key is the only lock. */
  entries: {
    match_id: string;
    number: number;
    entry: string;
    /** The stream number of every viewer after this entry: the seats, then the spectator. */
    seen: string;
    author: "hand" | "clock" | "bot" | "order";
    at: number;
    /** One bit for each seat that owes a decision after this entry; null in rows older than this column. */
    waiting: number | null;
  };
  /** Stored states, which can be deleted at any time. */
  snapshots: { match_id: string; number: number; snapshot: string };
  orders: { table_id: string; seat: number; prompt: string; action: string; once: number };
  talk: {
    table_id: string;
    number: number;
    room: string;
    line: string;
    /** The player who wrote the line, and the name; null in rows older than these columns. */
    author: string | null;
    author_name: string | null;
    /** The people in a private room as a JSON list; null for the table and in older rows. */
    people: string | null;
  };
  push_devices: { endpoint: string; player: string; subscription: string; created_at: number };
  mails: {
    player: string;
    address: string;
    confirmed: number;
    token: string;
    language: Language;
    /** When the address was given; 0 in rows older than this column. */
    asked_at: number;
  };
  /** Addresses to which a player wants messages. They contain secrets. */
  webhooks: { id: string; player: string; kind: WebhookKind; url: string; language: Language; created_at: number };
  /** Messages to the webhooks of players that are not sent yet. A process claims one by moving its time. */
  webhook_messages: { id: string; player: string; table_id: string; event: WebhookEvent; due_at: number };
  /** Addresses by which players can sign in again, and the hashes of the sign-in links that were sent there. */
  recovery_mails: {
    player: string;
    address: string;
    confirmed: number;
    token: string;
    language: Language;
    asked_at: number;
  };
  recovery_links: { hash: string; player: string; expires_at: number };
  /** Scheduled reminders. A process claims one by moving its time. */
  to_remind: { player: string; table_id: string; due_at: number };
  /** When a player was last reminded of a table. */
  reminded: { player: string; table_id: string; at: number };
  /** Reports of players about players. `lines` are the chat lines concerned, copied when the report was made. */
  reports: {
    id: string;
    made_at: number;
    reporter: string;
    reported: string;
    /** The names of both when the report was made. */
    reporter_name: string;
    reported_name: string;
    table_id: string;
    reason: ReportReason;
    words: string;
    lines: string;
    status: "open" | "done" | "dismissed";
    closed_at: number | null;
  };
  /** What a player may not do until a time. */
  sanctions: { player: string; kind: "mute" | "suspend"; until: number; since: number };
  /** The acts of operators. Rows never change; old ones are deleted. */
  audit: {
    id: string;
    at: number;
    who: string;
    act: AuditEntry["act"];
    target: string;
    name: string | null;
    until: number | null;
    why: string;
  };
  /** Keys of this server, created on the first start. */
  keys: { name: string; value: string };
  /** The people whom a player has muted or blocked. */
  relations: { player: string; other: string; relation: "muted" | "blocked"; since: number };
  /** The facts of finished public matches, to search them without replaying any. */
  collection: {
    match_id: string;
    game: string;
    players: number;
    options: string;
    ended_at: number;
    /** The number of entries. */
    moves: number;
    /** The numbers of rows in `collection_stars` and `collection_comments`. */
    stars: number;
    comments: number;
    /** Whether an operator has taken the match out. */
    hidden: number;
  };
  collection_seats: {
    match_id: string;
    seat: number;
    /** Null for a bot. */
    name: string | null;
    /** The name in lower case as hexadecimal UTF-8, which both databases sort alike. */
    name_key: string | null;
    bot: string | null;
    rank: number;
    score: number;
  };
  collection_stars: { match_id: string; player: string; at: number };
  collection_comments: {
    id: string;
    match_id: string;
    player: string;
    name: string;
    words: string;
    /** The position in the numbers of a spectator; null if the comment is about the whole match. */
    number: number | null;
    at: number;
  };
  /** Reviews of finished matches, and those that are still to be computed. They can be deleted at any time. */
  reviews: {
    match_id: string;
    /** The version of the reviews; 0 before the first one is computed. */
    version: number;
    /** Null if there is none yet, or the match cannot be reviewed. */
    review: string | null;
    /** When the match ended, or somebody last asked for its review. */
    wanted_at: number;
    /** Until when a process has claimed it. */
    claimed_until: number;
  };
  /** One row: the last known moment of the server's time. */
  server_time: { id: number; at: number };
  /** Stretches of the server's time in which no clock runs. */
  pauses: { from_at: number; to_at: number };
}
