import { gameRegistry } from "@rondel/engine";
import { closeCodes } from "@rondel/protocol";
import { type Logger, pino } from "pino";
import { openBots } from "./bots/bots.ts";
import { openDispatcher } from "./gateway/dispatch.ts";
import { defaultLimits, type Limits } from "./gateway/limits.ts";
import { openMetrics } from "./gateway/metrics.ts";
import { openHttp } from "./http/server.ts";
import { refreshConnections } from "./identity/guests.ts";
import { openLiveTables } from "./play/live-tables.ts";
import { watchOverdue } from "./play/overdue.ts";
import type { ServedGame } from "./play/served-game.ts";
import { openMailer } from "./reminders/mailer.ts";
import { openReminderService, PUSH_SERVICES } from "./reminders/reminder-service.ts";
import { pushKeys } from "./reminders/vapid.ts";
import type { Services } from "./services.ts";
import { openHub } from "./socket/hub.ts";
import { notifyPresence, PRESENCE_REPEAT_MILLISECONDS } from "./socket/presence.ts";
import { openStore, type StoreAddress } from "./store/index.ts";

export interface ServerSettings {
  /** The games; several versions of one stand side by side, the newest first. */
  readonly games: readonly ServedGame[];
  readonly store: StoreAddress;
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Where people reach the server, when that is not where it listens. */
  readonly publicUrl?: string;
  /** Whose word about the sender's address counts: `loopback`, or addresses of proxies. */
  readonly trustProxy?: string;
  /** The built page. */
  readonly staticFolder?: string;
  /** A module that follows the worker protocol of @rondel/bots; by default its own one. */
  readonly botWorker?: URL;
  /** The longest time a bot thinks; 300 by default. */
  readonly botBudgetMilliseconds?: number;
  /** Average time until a bot decides; 0 by default, as fast as it can. */
  readonly botPaceMilliseconds?: number;
  readonly botThreads?: number;
  readonly mail?: { readonly smtpUrl: string; readonly from: string };
  readonly reminders?: {
    readonly afterMilliseconds?: number;
    readonly apartMilliseconds?: number;
    /** The hosts to which pushes may be sent. */
    readonly pushServices?: readonly string[];
  };
  readonly limits?: Limits;
  /** Tables kept in memory that nobody follows. */
  readonly maxIdleTables?: number;
  /** `silent`, `error`, `warn`, `info` or `debug`. */
  readonly logLevel?: string;
  /** Where to log instead of the standard error output. */
  readonly log?: Logger;
}

export interface Server {
  /** Where it listens. */
  readonly url: string;
  /** Finishes what is under way, says goodbye, closes everything. */
  stop(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;
const RECONNECT_MILLISECONDS = 1000;

export async function startServer(settings: ServerSettings): Promise<Server> {
  const base = settings.log ?? pino({ level: settings.logLevel ?? "info" }, pino.destination(2));
  const log = base.child({}, { serializers: { error: serializeError } });
  const store = await openStore(settings.store);
  const hub = openHub();
  const tables = openLiveTables(() => services, settings.maxIdleTables ?? 2000);
  const games = gameRegistry(settings.games);
  const bots = openBots({
    worker: settings.botWorker,
    budgetMilliseconds: settings.botBudgetMilliseconds ?? 300,
    paceMilliseconds: settings.botPaceMilliseconds ?? 0,
    threads: settings.botThreads ?? 2,
    log,
  });
  const {
    afterMilliseconds = 2 * 60 * 1000,
    apartMilliseconds = 12 * HOUR,
    pushServices = PUSH_SERVICES,
  } = settings.reminders ?? {};
  const port = settings.port ?? 8080;
  const host = settings.host ?? "127.0.0.1";
  let publicUrl = settings.publicUrl?.replace(/\/$/, "") ?? "";
  const reminders = openReminderService({
    services: () => services,
    keys: await pushKeys(store),
    mailer: settings.mail && openMailer(settings.mail.smtpUrl, settings.mail.from),
    afterMilliseconds,
    apartMilliseconds,
    pushServices,
  });
  const metrics = openMetrics({ connections: hub.count, tables: tables.count });
  const services: Services = {
    store,
    games,
    bots,
    hub,
    tables,
    reminders,
    metrics,
    log,
    get publicUrl() {
      return publicUrl;
    },
  };

  const dispatcher = openDispatcher(services, settings.limits ?? defaultLimits);
  const app = await openHttp({
    services,
    dispatcher,
    configuredUrl: settings.publicUrl,
    trustProxy: settings.trustProxy ?? "loopback",
    staticFolder: settings.staticFolder,
  });
  await logMissingRules(services);
  store.database.listen((change) => {
    if (change?.kind !== "player") return tables.onRemoteChange(change);
    refreshConnections(services, change.id).catch((error: unknown) =>
      log.warn({ error }, "a player could not be read again"),
    );
  });
  const url = await app.listen({ port, host }).catch(async (error: unknown) => {
    await reminders.close();
    await app.close();
    await store.database.close();
    throw error;
  });
  // Passkeys know names of hosts, not numbers.
  if (settings.publicUrl === undefined) publicUrl = url.replace("127.0.0.1", "localhost");
  const overdue = watchOverdue(services);
  reminders
    .scheduleMissed()
    .catch((error: unknown) => log.warn({ error }, "forgotten reminders could not be looked for"));
  const presence = setInterval(() => {
    for (const table of tables.followed()) notifyPresence(services, table);
  }, PRESENCE_REPEAT_MILLISECONDS);

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    clearInterval(presence);
    await overdue.stop();
    hub.sendToAll({ push: "closing", reconnectIn: RECONNECT_MILLISECONDS });
    await dispatcher.finish();
    await reminders.close();
    await tables.finish();
    await bots.close();
    hub.closeAll(closeCodes.stopping);
    await app.close();
    await store.database.close();
    metrics.registry.clear();
  };
  return {
    url,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Matches keep the rules they began with. Those whose rules are not here stay as they are, and say so. */
async function logMissingRules({ store, games, log }: Services): Promise<void> {
  for (const { game, rules_version: rulesVersion, count } of await store.tables.rulesInUse()) {
    if (games.find(game, rulesVersion)) continue;
    log.error({ game, rulesVersion, matches: count }, "these matches cannot be served: their rules version is missing");
  }
}

/** What is logged of an error. Drivers add the values of the row to theirs; those stay out of the log. */
function serializeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  return { name, message, stack, ...("code" in error ? { code: error.code } : {}), ...cause };
}
