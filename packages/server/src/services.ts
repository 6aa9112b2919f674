import type { GameRegistry } from "@rondel/engine";
import type { Logger } from "pino";
import type { Bots } from "./bots/bots.ts";
import type { Caps, Limiter } from "./gateway/limits.ts";
import type { Metrics } from "./gateway/metrics.ts";
import type { Sanctions } from "./operator/sanctions.ts";
import type { LiveTables } from "./play/live-tables.ts";
import type { Scheduler } from "./play/scheduler.ts";
import type { ServedGame } from "./play/served-game.ts";
import type { SigningKey } from "./play/signing-key.ts";
import type { Processes } from "./processes/processes.ts";
import type { RecoveryService } from "./recovery/recovery-service.ts";
import type { ReminderService } from "./reminders/reminder-service.ts";
import type { Hub } from "./socket/hub.ts";
import type { Store } from "./store/index.ts";
import type { ServerTime } from "./time/server-time.ts";
import type { WebhookService } from "./webhooks/webhook-service.ts";

/** The parts of a running server that handlers share. */
export interface Services {
  readonly store: Store;
  readonly games: GameRegistry<ServedGame>;
  readonly bots: Bots;
  readonly hub: Hub;
  readonly tables: LiveTables;
  readonly processes: Processes;
  readonly scheduler: Scheduler;
  readonly reminders: ReminderService;
  readonly webhooks: WebhookService;
  readonly recovery: RecoveryService;
  /** Counts the emails to each address that anybody can cause. */
  readonly unsolicitedEmails: Limiter;
  readonly sanctions: Sanctions;
  readonly signingKey: SigningKey;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly time: ServerTime;
  /** Multiplies the length of pauses for answers. */
  readonly pauseFactor: number;
  readonly caps: Caps;
  /** Replaces the grace time of every table, in milliseconds. */
  readonly absenceGrace: number | undefined;
  /** How long the players may take to reveal their entropy after the start. */
  readonly revealMilliseconds: number;
  /** The address under which people reach the server, without a slash at the end. */
  readonly publicUrl: string;
}
