import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Connection } from "../socket/hub.ts";
import { presenceChanged } from "../socket/presence.ts";
import { checkAbsenceSoon } from "../tables/absence.ts";
import { type LiveTable, viewersFor } from "./live-table.ts";

/** Subscribes a connection to a table. */
export function follow(services: Services, table: LiveTable, connection: Connection): void {
  // The client may have gone while the subscription was prepared.
  if (!services.hub.has(connection)) return;
  table.subscriptions.set(connection, { connection, viewers: viewersFor(table.document, connection.player) });
  connection.followed.add(table.id);
  services.tables.followersChanged(table);
  presenceChanged(services, table);
}

/** Refuses a subscription beyond the limits of the player or of the address. */
export function requireMayFollow({ hub, caps }: Services, table: LiveTable, connection: Connection): void {
  if (connection.followed.has(table.id)) return;
  const ofPlayer = countFollowed(hub.connectionsOf(connection.player));
  const ofAddress = countFollowed(hub.connectionsAt(connection.address));
  if (ofPlayer >= caps.followedPerPlayer) throw refuse("follows-too-many", "wait", { most: caps.followedPerPlayer });
  if (ofAddress >= caps.followedPerAddress) throw refuse("follows-too-many", "wait", { most: caps.followedPerAddress });
}

function countFollowed(connections: readonly Connection[]): number {
  return connections.reduce((sum, { followed }) => sum + followed.size, 0);
}

export function unfollow(services: Services, table: LiveTable, connection: Connection): void {
  connection.followed.delete(table.id);
  if (!table.subscriptions.delete(connection)) return;
  services.tables.followersChanged(table);
  presenceChanged(services, table);
  checkAbsenceSoon(services, table);
}

export function unfollowAll(services: Services, connection: Connection): void {
  for (const id of [...connection.followed]) {
    const table = services.tables.inMemory(id);
    if (table) unfollow(services, table, connection);
  }
}
