import { gameRegistry } from "@rondel/engine";
import { openBots } from "./bots/bots.ts";
import { defaultCaps, defaultLimits, limiter } from "./gateway/limits.ts";
import { openMetrics } from "./gateway/metrics.ts";
import { openLog } from "./log.ts";
import { openSanctions } from "./operator/sanctions.ts";
import { openLiveTables } from "./play/live-tables.ts";
import { openScheduler } from "./play/scheduler.ts";
import { openSigningKey } from "./play/signing-key.ts";
import type { Processes } from "./processes/processes.ts";
import { openRecoveryService } from "./recovery/recovery-service.ts";
import { openReminderService } from "./reminders/reminder-service.ts";
import type { Services } from "./services.ts";
import type { ServerSettings } from "./settings.ts";
import { openHub } from "./socket/hub.ts";
import { openStore } from "./store/index.ts";
import { openWebhookService } from "./webhooks/webhook-service.ts";

/** What is known only when the server listens. */
export interface ListeningParts {
  /** The public address, unless it is configured. */
  url: string;
  processes: Processes;
}

const REVEAL_MILLISECONDS = 10_000;

/** Opens the store and everything on top of it. */
export async function openServices(settings: ServerSettings, listening: ListeningParts): Promise<Services> {
  const log = openLog(settings);
  const store = await openStore(settings.store, settings.time);
  const hub = openHub();
  // The services refer to each other, so each of them gets the whole when it first needs it.
  const all = (): Services => services;
  const tables = openLiveTables(all, settings.maxIdleTables ?? 2000);
  const sanctions = await openSanctions(store);
  const signingKey = await openSigningKey(store);
  // Last, because it begins to look for due reminders at once.
  const reminders = await openReminderService(all, store, settings);
  const services: Services = {
    store,
    games: gameRegistry(settings.games),
    bots: openBots({
      worker: settings.botWorker,
      budgetMilliseconds: settings.botBudgetMilliseconds ?? 300,
      paceMilliseconds: settings.botPaceMilliseconds ?? 0,
      threads: settings.botThreads ?? 2,
      log,
    }),
    hub,
    tables,
    scheduler: openScheduler(all),
    reminders,
    recovery: openRecoveryService(all),
    unsolicitedEmails: limiter({ ...defaultLimits, ...settings.limits }.unsolicitedEmails, store.time.monotonic),
    webhooks: openWebhookService(all, settings, store.time.monotonic),
    sanctions,
    signingKey,
    metrics: openMetrics({ connections: hub.count, tables: tables.count }),
    log,
    time: store.time,
    caps: { ...defaultCaps, ...settings.caps },
    pauseFactor: settings.pauseFactor ?? 1,
    absenceGrace: settings.absenceGraceMilliseconds,
    revealMilliseconds: settings.revealMilliseconds ?? REVEAL_MILLISECONDS,
    get publicUrl() {
      return listening.url;
    },
    get processes() {
      return listening.processes;
    },
  };
  return services;
}
