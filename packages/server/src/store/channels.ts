import { bucketOf } from "../processes/buckets.ts";
import type { RemoteChange } from "./database.ts";

/** The channel that every process listens to. */
export const GLOBAL_CHANNEL = "rondel";

/** The channel for changes of a table. It is shared by the tables of a bucket. */
export const channelOf = (table: string): string => `${GLOBAL_CHANNEL}_${bucketOf(table)}`;

export function channelFor(change: RemoteChange): string {
  const isGlobal = change.kind === "player" || change.kind === "processes" || change.kind === "turns";
  return isGlobal ? GLOBAL_CHANNEL : channelOf(change.id);
}
