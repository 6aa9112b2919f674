import type { Language } from "@rondel/protocol";

/** The tables of the store, as the query builder knows them. Flags are 0 or 1, moments milliseconds, documents JSON texts. */
export interface Schema {
  migrations: { id: number; applied_at: number };
  players: { id: string; name: string; name_given: number; created_at: number; seen_at: number };
  /** Ways to come in, as hashes of their secrets: the cookie of a device, or the personal link. */
  entrances: { hash: string; player: string; kind: "device" | "link"; created_at: number };
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
    /** The secret behind the dice; leaves the server when the match is over. */
    secret: string;
    document: string;
  };
  /** Which seats are taken by people: to find the tables of a player. */
  seats: { table_id: string; seat: number; player: string };
  matches: {
    id: string;
    game: string;
    rules_version: string;
    header: string;
    setup_draws: string;
    started_at: number;
    /** So many entries were played elsewhere before the match came to this server. */
    brought: number;
  };
  /** What the server owes a match, apart from the wide rows of the matches: small rows make small commits. */
  dues: {
    match_id: string;
    /** One bit for each seat that owes the first decision; later ones stand with their entries. */
    waiting: number;
    /** When something has to be done by the server: a bot's turn, a clock. */
    due_at: number | null;
    /** Until when a process has taken that upon itself. */
    claimed_until: number;
  };
  /** The log. Rows are only ever added; the primary key is the only lock there is. */
  entries: {
    match_id: string;
    number: number;
    entry: string;
    /** The number of every viewer's stream after this entry: the seats, then the spectator. */
    seen: string;
    author: "hand" | "clock" | "bot" | "order";
    at: number;
    /** One bit for each seat that owes a decision after this entry; null in rows older than this column. */
    waiting: number | null;
  };
  /** States on the way, to be thrown away at any time. */
  snapshots: { match_id: string; number: number; snapshot: string };
  orders: { table_id: string; seat: number; prompt: string; action: string; once: number };
  talk: { table_id: string; number: number; room: string; line: string };
  push_devices: { endpoint: string; player: string; subscription: string; created_at: number };
  mails: { player: string; address: string; confirmed: number; token: string; language: Language };
  /** Of which table an absent player shall be reminded, and when; a process that takes it upon itself moves the moment. */
  to_remind: { player: string; table_id: string; due_at: number };
  /** When a player was last reminded of a table. */
  reminded: { player: string; table_id: string; at: number };
  /** Keys of this server, made on first start. */
  keys: { name: string; value: string };
}
