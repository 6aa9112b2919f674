import { setFlagsFromString } from "node:v8";
import { closeCodes } from "@rondel/protocol";
import type { FastifyInstance } from "fastify";
import { fillCollection } from "./collection/fill.ts";
import { type Dispatcher, openDispatcher } from "./gateway/dispatch.ts";
import { defaultLimits } from "./gateway/limits.ts";
import { openHttp } from "./http/server.ts";
import { refreshConnections } from "./identity/guests.ts";
import { startRetention } from "./my-data/retention.ts";
import { openServices } from "./open-services.ts";
import { broadcastTurns } from "./play/broadcast.ts";
import { watchOverdue } from "./play/overdue.ts";
import { alone, openProcesses } from "./processes/processes.ts";
import { startIdleReviews } from "./reviews/idle-reviews.ts";
import type { Services } from "./services.ts";
import type { ServerSettings } from "./settings.ts";
import { notifyPresence, PRESENCE_REPEAT_MILLISECONDS } from "./socket/presence.ts";
import type { RemoteChange } from "./store/database.ts";
import { explainStoreError } from "./store/problems.ts";
import { checkAbsence } from "./tables/absence.ts";
import { resumeStarts } from "./tables/reveal.ts";
import { watchTime } from "./time/watch-time.ts";
import { watchUnsent } from "./webhooks/unsent.ts";

export interface Server {
  /** The address where it listens. */
  readonly url: string;
  /** Finishes accepted commands, closes all sockets and the store. */
  stop(): Promise<void>;
}

const RECONNECT_MILLISECONDS = 1000;
const TIME_CHECK_MILLISECONDS = 10_000;
const WEBHOOK_RETRY_MILLISECONDS = 30_000;

/**
 * V8 would create objects of code whose objects often survive, such as positions, among the old ones at once. Most of them live until
 * the next action, and then only a full collection frees them.
 */
const YOUNG_OBJECTS_FIRST = "--no-allocation-site-pretenuring";

export async function startServer(settings: ServerSettings): Promise<Server> {
  setFlagsFromString(YOUNG_OBJECTS_FIRST);
  const listening = { url: settings.publicUrl?.replace(/\/$/, "") ?? "", processes: alone };
  const services = await openServices(settings, listening);
  await services.time.check().catch(async (error: unknown) => {
    await closeServices(services);
    throw explainStoreError(error, "folder" in settings.store ? settings.store.folder : "the database");
  });
  const dispatcher = openDispatcher(services, { ...defaultLimits, ...settings.limits });
  const app = await openHttp({
    services,
    dispatcher,
    configuredUrl: settings.publicUrl,
    trustProxy: settings.trustProxy ?? "loopback",
    staticFolder: settings.staticFolder,
    timeouts: settings.timeouts,
    operatorKeys: settings.operatorKeys ?? [],
    socketPaths: ["/socket", ...(settings.processes?.socketPath ? [settings.processes.socketPath] : [])],
  });
  await logMissingRules(services);
  await services.store.database.listen((change) => onRemoteChange(services, change));
  const url = await listen(services, app, settings);
  // Passkeys are bound to a host name; browsers accept none for an IP address.
  if (settings.publicUrl === undefined) listening.url = url.replace("127.0.0.1", "localhost");
  if (services.store.database.isShared) {
    listening.processes = await openProcesses(services, dispatcher, settings.processes);
  }
  const background = startBackground(services, settings);

  let stopped: Promise<void> | undefined;
  return {
    url,
    stop() {
      stopped ??= stop(services, dispatcher, app, background);
      return stopped;
    },
  };
}

function onRemoteChange(services: Services, change: RemoteChange | undefined): void {
  const logFailure = (error: unknown) => services.log.warn({ error }, "failed to read a change of another process");
  if (change?.kind === "player") onRemotePlayer(services, change.id).catch(logFailure);
  else if (change?.kind === "processes") services.processes.read().catch(logFailure);
  else if (change?.kind === "turns") broadcastTurns(services, change.id, change.turns);
  else services.tables.onRemoteChange(change);
  if (!change) readPlayersAgain(services).catch(logFailure);
}

/** Reads everything about the connected players again, after changes that may have been missed. */
async function readPlayersAgain(services: Services): Promise<void> {
  await services.sanctions.reload();
  for (const player of services.hub.players()) await refreshConnections(services, player);
}

/** Reads the sanctions first, because the connections of a suspended player are closed. */
async function onRemotePlayer(services: Services, player: string): Promise<void> {
  await services.sanctions.reload();
  await refreshConnections(services, player);
}

async function listen(services: Services, app: FastifyInstance, settings: ServerSettings): Promise<string> {
  const { port = 8080, host = "127.0.0.1" } = settings;
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await app.close();
    await closeServices(services);
    throw error;
  }
}

/** Closes everything after a failed start. */
async function closeServices({ reminders, bots, store, metrics }: Services): Promise<void> {
  await reminders.close();
  await bots.close();
  await store.database.close();
  metrics.registry.clear();
}

/** Work that no request triggers. */
interface Background {
  stop(): Promise<void>;
}

function startBackground(services: Services, settings: ServerSettings): Background {
  const time = watchTime(services, settings.timeCheckMilliseconds ?? TIME_CHECK_MILLISECONDS);
  const overdue = watchOverdue(services);
  const unsent = watchUnsent(services, settings.webhooks?.retryMilliseconds ?? WEBHOOK_RETRY_MILLISECONDS);
  const filling = fillCollection(services);
  const { reviewMilliseconds } = settings;
  const reviews = reviewMilliseconds === undefined ? undefined : startIdleReviews(services, reviewMilliseconds);
  const retention = startRetention(services, settings.retentionMilliseconds);
  services.reminders
    .scheduleMissed()
    .catch((error: unknown) => services.log.warn({ error }, "failed to find missed reminders"));
  resumeStarts(services).catch((error: unknown) => services.log.warn({ error }, "failed to take up starting matches"));
  const presence = setInterval(() => {
    for (const table of services.tables.withSubscribers()) {
      notifyPresence(services, table);
      checkAbsence(services, table);
    }
  }, PRESENCE_REPEAT_MILLISECONDS);
  return {
    async stop() {
      clearInterval(presence);
      await Promise.all([
        overdue.stop(),
        time.stop(),
        retention.stop(),
        unsent.stop(),
        filling.stop(),
        reviews?.stop(),
      ]);
    },
  };
}

async function stop(
  services: Services,
  dispatcher: Dispatcher,
  app: FastifyInstance,
  background: Background,
): Promise<void> {
  const { hub, reminders, tables, bots, store, metrics } = services;
  await background.stop();
  await services.processes.leave();
  hub.sendToAll({ push: "closing", reconnectIn: RECONNECT_MILLISECONDS });
  await dispatcher.finish();
  await services.recovery.close();
  await reminders.close();
  await tables.finish();
  await services.webhooks.close();
  await bots.close();
  hub.closeAll(closeCodes.stopping);
  await services.processes.close();
  await app.close();
  await store.database.close();
  metrics.registry.clear();
}

/** Logs running matches whose rules version this release lacks. They stay untouched and are shown as unavailable. */
async function logMissingRules({ store, games, log }: Services): Promise<void> {
  for (const { game, rulesVersion, matches } of await store.tables.rulesInUse()) {
    if (games.find(game, rulesVersion)) continue;
    log.error({ game, rulesVersion, matches }, "running matches cannot be served: their rules version is missing");
  }
}
