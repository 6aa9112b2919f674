import type { Logger } from "pino";
import type { Store } from "../store/index.ts";
import type { StoredProcess } from "../store/processes.ts";
import { BUCKETS, bucketOf, servingProcess } from "./buckets.ts";

/** The processes that share the database, and which of them serves a table. */
export interface Membership {
  /** The other process that serves a table; undefined if this one does. */
  processFor(table: string): StoredProcess | undefined;
  isAlive(id: string): boolean;
  /** Whether all processes can serve matches with these rules, such as `imperial:2`. */
  allServe(rules: string): boolean;
  /** Counts on a process that could not be reached no longer, each time for twice as long. */
  avoid(id: string): void;
  /** Reads the leases again. */
  read(): Promise<void>;
  /** Ends the lease; the others take the tables over. */
  leave(): Promise<void>;
}

const RENEW_MILLISECONDS = 400;
const LEASE_MILLISECONDS = 1800;
const FIRST_AVOID_MILLISECONDS = 5000;
const MAX_AVOID_MILLISECONDS = 600_000;
const FORGET_MILLISECONDS = 60_000;

interface MembershipSettings {
  readonly store: Store;
  readonly log: Logger;
  readonly self: StoredProcess;
  /** A process that has not renewed its lease for so long is counted as dead. */
  readonly leaseMilliseconds?: number | undefined;
  /** Called when processes have come or gone. */
  readonly onChange: () => void;
}

/** Joins the processes that share the database. */
export async function joinProcesses({
  store,
  log,
  self,
  leaseMilliseconds = LEASE_MILLISECONDS,
  onChange,
}: MembershipSettings): Promise<Membership> {
  const { time, processes } = store;
  const avoided = new Map<string, { readonly until: number; readonly length: number }>();
  let alive: readonly StoredProcess[] = [self];
  let serving: readonly StoredProcess[] = [];
  let left = false;

  const assign = (): void => {
    const now = time.monotonic();
    const usable = alive.filter(({ id }) => (avoided.get(id)?.until ?? 0) <= now);
    const byId = new Map(usable.map((process) => [process.id, process]));
    const ids = [...byId.keys()];
    const next = Array.from({ length: BUCKETS }, (_, bucket) => byId.get(servingProcess(bucket, ids) ?? "") ?? self);
    const hasChanged = next.some(({ id }, bucket) => id !== serving[bucket]?.id);
    serving = next;
    if (hasChanged) onChange();
  };

  const read = async (): Promise<void> => {
    const others = (await processes.alive(time.now() - leaseMilliseconds)).filter(({ id }) => id !== self.id);
    alive = [self, ...others];
    if (!left) assign();
  };

  const renew = async (): Promise<void> => {
    await processes.renew(self, time.now());
    await read();
  };

  await renew();
  store.database.notify({ kind: "processes", id: self.id });
  await processes.forgetBefore(time.now() - FORGET_MILLISECONDS);
  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renew().catch((error: unknown) => log.warn({ error }, "failed to renew the lease of this process"));
  }, RENEW_MILLISECONDS);

  return {
    processFor(table) {
      const process = serving[bucketOf(table)];
      return left || process === undefined || process.id === self.id ? undefined : process;
    },
    isAlive: (id) => alive.some((process) => process.id === id),
    allServe: (wanted) => alive.every(({ rules }) => rules === null || rules.split(" ").includes(wanted)),
    avoid(id) {
      const doubled = 2 * (avoided.get(id)?.length ?? FIRST_AVOID_MILLISECONDS / 2);
      const length = Math.min(doubled, MAX_AVOID_MILLISECONDS);
      avoided.set(id, { until: time.monotonic() + length, length });
      assign();
    },
    read,
    async leave() {
      left = true;
      clearInterval(timer);
      await renewing;
      await processes.end(self.id).catch((error: unknown) => log.warn({ error }, "failed to end the lease"));
    },
  };
}
