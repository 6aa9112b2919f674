import type { Logger } from "pino";
import type { Bots } from "./bots/pool.ts";
import type { Metrics } from "./door/metrics.ts";
import type { Rooms } from "./play/rooms.ts";
import type { GameShelf } from "./play/served-game.ts";
import type { Reminding } from "./reminders/reminding.ts";
import type { Hub } from "./socket/hub.ts";
import type { Store } from "./store/index.ts";

/** What the parts of one running server share. */
export interface House {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly bots: Bots;
  readonly hub: Hub;
  readonly rooms: Rooms;
  readonly reminding: Reminding;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
}
