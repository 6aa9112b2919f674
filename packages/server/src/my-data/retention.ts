import type { Services } from "../services.ts";
import { deleteAccount } from "./delete-account.ts";

const DEFAULT_INTERVAL = 6 * 60 * 60 * 1000;
/** Each sweep deletes a bounded number, so that it does not disturb play. */
const MAX_PER_SWEEP = 500;

/** Regularly deletes what is older than `RETENTION_DAYS`. Several processes may do it at the same time. */
export function startRetention(services: Services, every: number = DEFAULT_INTERVAL): { stop(): Promise<void> } {
  let stopped = false;
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => (stopped ? undefined : sweep(services, () => stopped)))
      .catch((error: unknown) => services.log.warn({ error }, "failed to delete old data"));
  }, every);
  timer.unref();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      return sweeping;
    },
  };
}

async function sweep(services: Services, isStopped: () => boolean): Promise<void> {
  const { retention } = services.store;
  const now = services.time.now();
  await retention.deleteOldRows(now);
  for (const table of await retention.unstartedTables(now, MAX_PER_SWEEP)) {
    if (isStopped()) return;
    await retention.deleteUnstarted(table, now);
  }
  for (const player of await retention.unusedPlayers(now, MAX_PER_SWEEP)) {
    if (isStopped()) return;
    if (services.hub.isConnected(player) || !(await retention.signOutUnused(player, now))) continue;
    await deleteAccount(services, player);
  }
}
