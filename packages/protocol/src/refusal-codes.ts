/**
 * Every code that stands for a sentence, one union per source. The sentences are in the language files of the page, which do not
 * compile while one of these codes has none.
 */

/** Refusals by the match itself, and problems that the reader finds in a match file. */
export type { FileProblemCode, MatchRefusalCode } from "@rondel/engine";

/** Refusals and prompts of the games. */
export type { PromptCode as ImperialPromptCode, RefusalCode as ImperialRefusalCode } from "@rondel/imperial";
export type { PromptCode as ImperundePromptCode, RefusalCode as ImperundeRefusalCode } from "@rondel/imperunde";

/** A table whose match this server cannot serve. */
export type UnavailableCode = "rules-version-missing" | "log-does-not-fit-rules";

/** Everything that the server refuses by itself: requests, sign-in, tables, seats, chat, reminders, reports, imported files. */
export type ServerRefusalCode =
  | UnavailableCode
  // Requests
  | "internal-error"
  | "malformed-message"
  | "not-found"
  | "not-json"
  | "other-origin"
  | "other-way"
  | "muted"
  | "server-is-stopping"
  | "store-unavailable"
  | "suspended"
  | "too-fast"
  | "unknown-command"
  // Sign-in
  | "challenge-is-over"
  | "link-not-valid"
  | "not-entered"
  | "passkey-is-known"
  | "passkey-not-known"
  | "passkey-not-valid"
  | "recovery-link-not-valid"
  | "player-not-kept"
  | "players-share-a-match"
  | "signed-in-as-another"
  | "too-many-passkeys"
  // People
  | "blocked-here"
  | "cannot-block"
  | "too-many-people"
  // Tables and seats
  | "barred-from-table"
  | "cannot-vote"
  | "match-does-not-run"
  | "match-has-begun"
  | "match-has-not-begun"
  | "match-is-running"
  | "no-free-seat"
  | "no-such-seat"
  | "no-such-table"
  | "not-at-this-table"
  | "not-invited"
  | "not-your-seat"
  | "not-absent-long-enough"
  | "only-the-host"
  | "others-are-here"
  | "player-is-present"
  | "seat-is-taken"
  | "seats-are-free"
  | "table-has-changed"
  | "table-is-busy"
  | "table-is-closed"
  | "table-is-starting"
  | "wrong-entropy"
  | "too-many-bot-tables"
  | "unknown-bot"
  | "unknown-game"
  | "unknown-time-zone"
  | "wrong-number-of-players"
  | "wrong-option"
  | "wrong-page"
  | "you-resigned"
  // Play
  | "follows-too-many"
  | "beyond-the-draft"
  | "dice-have-fallen"
  | "malformed-action"
  | "match-is-abandoned"
  | "match-is-over"
  | "no-such-number"
  | "no-pause-is-open"
  | "no-takeback-is-pending"
  | "no-waits-left"
  | "not-asked-to-agree"
  | "nothing-to-redo"
  | "nothing-to-undo"
  | "pause-is-stopped"
  | "stale-number"
  | "takeback-is-pending"
  | "too-many-orders"
  // Chat
  | "muted-at-table"
  | "no-such-offer"
  | "not-in-this-room"
  | "not-your-offer"
  | "offer-is-settled"
  | "own-offer"
  // Reminders
  | "no-mail-here"
  | "too-many-devices"
  | "no-such-webhook"
  | "too-many-webhooks"
  | "unknown-push-service"
  | "webhook-address-refused"
  | "webhook-failed"
  | "webhook-unreachable"
  // Reports
  | "cannot-report"
  | "no-such-line"
  | "too-many-reports"
  // The collection
  | "no-such-comment"
  | "not-in-collection"
  | "nothing-found"
  | "too-many-comments"
  // Imported match files
  | "last-hash-missing"
  | "match-file-too-long"
  | "too-many-files";

/** What the server reports in the chat of a table. */
export type NoticeCode =
  | "abandon-asked"
  | "abandon-declined"
  | "abandoned"
  | "bot-took-over"
  | "muted-by-host"
  | "player-came-back"
  | "resigned"
  | "taken-back"
  | "takeback-asked"
  | "takeback-refused"
  | "takeback-withdrawn"
  | "time-out"
  | "unmuted-by-host";
