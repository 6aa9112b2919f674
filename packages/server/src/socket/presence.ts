import type { Presence } from "@rondel/protocol";
import { broadcast, type LiveTable } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import type { RemoteChange } from "../store/database.ts";

/** How long the report of another process is valid. Processes repeat their reports well before that. */
const REPORT_MILLISECONDS = 30_000;
export const PRESENCE_REPEAT_MILLISECONDS = 10_000;

/** Identifies the reports of this process. */
const PROCESS_NAME = `${process.pid}-${Date.now()}`;

/** Who has the table open, at this process and at the others. */
export function presenceAt({ time }: Services, table: LiveTable): Presence {
  const now = time.now();
  const reports = [...table.remotePresence.values()].filter(({ until }) => until > now);
  const all = [localPresence(table), ...reports.map(({ presence }) => presence)];
  const here = [...new Set(all.flatMap((presence) => presence.here))].sort((left, right) => left - right);
  return { here, watching: all.reduce((sum, { watching }) => sum + watching, 0) };
}

function localPresence(table: LiveTable): Presence {
  const subscriptions = [...table.subscriptions.values()];
  const seats = subscriptions.flatMap(({ viewers }) => viewers.filter((viewer) => viewer !== "spectator"));
  const watching = subscriptions.filter(({ viewers }) => viewers.includes("spectator")).length;
  return { here: [...new Set<number>(seats)].sort((left, right) => left - right), watching };
}

/** Reports a subscriber of this process who came or left. */
export function presenceChanged(services: Services, table: LiveTable): void {
  notifyPresence(services, table);
  broadcastPresence(services, table);
}

export function notifyPresence(services: Services, table: LiveTable): void {
  services.store.database.notify({
    kind: "presence",
    id: table.id,
    process: PROCESS_NAME,
    presence: localPresence(table),
  });
}

/** Takes the report of another process. */
export function onRemotePresence(
  services: Services,
  table: LiveTable,
  { process: sender, presence }: Extract<RemoteChange, { kind: "presence" }>,
): void {
  const before = table.remotePresence.get(sender)?.presence;
  table.remotePresence.set(sender, { presence, until: services.time.now() + REPORT_MILLISECONDS });
  if (JSON.stringify(before) !== JSON.stringify(presence)) broadcastPresence(services, table);
}

function broadcastPresence(services: Services, table: LiveTable): void {
  const presence = presenceAt(services, table);
  const text = JSON.stringify(presence);
  if (text === table.sentPresence) return;
  table.sentPresence = text;
  broadcast(table, { push: "presence", table: table.id, presence });
}
