import type { Presence } from "@rondel/protocol";
import { broadcast, type LiveTable } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import type { RemoteChange } from "../store/database.ts";

/** How long the word of another process counts. It says it again well before. */
const REMEMBERED_MILLISECONDS = 30_000;
export const PRESENCE_REPEAT_MILLISECONDS = 10_000;

/** Who has the table open, here and as far as other processes told. */
export function presenceAt(table: LiveTable): Presence {
  const now = Date.now();
  const told = [...table.remotePresence.values()].filter(({ until }) => until > now).map(({ presence }) => presence);
  const all = [presenceHere(table), ...told];
  const here = [...new Set(all.flatMap((presence) => presence.here))].sort((left, right) => left - right);
  return { here, watching: all.reduce((sum, { watching }) => sum + watching, 0) };
}

function presenceHere(table: LiveTable): Presence {
  const subscriptions = [...table.subscriptions.values()];
  const seats = subscriptions.flatMap(({ viewers }) => viewers.filter((viewer) => viewer !== "spectator"));
  const watching = subscriptions.filter(({ viewers }) => viewers.includes("spectator")).length;
  return { here: [...new Set<number>(seats)].sort((left, right) => left - right), watching };
}

/** Somebody came or went at this process. */
export function presenceChanged(services: Services, table: LiveTable): void {
  notifyPresence(services, table);
  announce(table);
}

export function notifyPresence(services: Services, table: LiveTable): void {
  services.store.database.notify({
    kind: "presence",
    id: table.id,
    process: processName,
    presence: presenceHere(table),
  });
}

/** Somebody came or went at another process. */
export function onRemotePresence(
  table: LiveTable,
  { process, presence }: Extract<RemoteChange, { kind: "presence" }>,
): void {
  const before = table.remotePresence.get(process)?.presence;
  table.remotePresence.set(process, { presence, until: Date.now() + REMEMBERED_MILLISECONDS });
  if (JSON.stringify(before) !== JSON.stringify(presence)) announce(table);
}

const processName = `${process.pid}-${Date.now()}`;

function announce(table: LiveTable): void {
  const presence = presenceAt(table);
  const text = JSON.stringify(presence);
  if (text === table.sentPresence) return;
  table.sentPresence = text;
  broadcast(table, { push: "presence", table: table.id, presence });
}
