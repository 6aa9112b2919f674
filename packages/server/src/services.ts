import type { GameRegistry } from "@rondel/engine";
import type { Logger } from "pino";
import type { Bots } from "./bots/bots.ts";
import type { Metrics } from "./gateway/metrics.ts";
import type { LiveTables } from "./play/live-tables.ts";
import type { ServedGame } from "./play/served-game.ts";
import type { ReminderService } from "./reminders/reminder-service.ts";
import type { Hub } from "./socket/hub.ts";
import type { Store } from "./store/index.ts";

/** What the parts of one running server share. */
export interface Services {
  readonly store: Store;
  readonly games: GameRegistry<ServedGame>;
  readonly bots: Bots;
  readonly hub: Hub;
  readonly tables: LiveTables;
  readonly reminders: ReminderService;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
}
