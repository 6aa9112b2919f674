import { broadcastClocks } from "../play/broadcast.ts";
import type { Services } from "../services.ts";
import { StoreUnavailable } from "../store/database.ts";

/** Stores the server's time regularly. After a pause, all clocks that people see are sent again. */
export function watchTime(services: Services, everyMilliseconds: number): { stop(): Promise<void> } {
  let checking: Promise<void> = Promise.resolve();
  const check = async (): Promise<void> => {
    try {
      if (await services.time.check()) restartClocks(services);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) services.log.error({ error }, "failed to store the time");
    }
  };
  const timer = setInterval(() => {
    checking = checking.then(check);
  }, everyMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      await checking.then(check);
    },
  };
}

function restartClocks(services: Services): void {
  for (const { id } of services.tables.withSubscribers()) {
    services.tables
      .run(id, (table) => {
        table.sentClocks = undefined;
        if (table.live) broadcastClocks(services, table, table.live);
      })
      .then(() => services.scheduler.runDue(id))
      .catch((error: unknown) => services.log.warn({ table: id, error }, "failed to restart clocks"));
  }
}
