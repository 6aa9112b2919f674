import { fileURLToPath } from "node:url";
import type { Server, ServerSettings } from "@rondel/server";
import { type Call, type Command, type ExitCode, integerFlag, textFlag, UsageError } from "../command.ts";
import { playedGames } from "../games.ts";

const PORT = 8080;
const BOT_PACE = 700;
const REVIEW_INTERVAL = 5000;
export const DATA_FOLDER = ".rondel";
const PAGE = fileURLToPath(new URL("../../../web/dist", import.meta.url));

export const serve: Command = {
  name: "serve",
  usage: "",
  summary: "start the web server",
  flags: {
    data: { type: "string" },
    port: { type: "string" },
    host: { type: "string" },
    "bot-pace": { type: "string" },
  },
  help: {
    "--data FOLDER": `data folder, unless PostgreSQL is used (default: ${DATA_FOLDER} in this folder)`,
    "--port N": `port (default: ${PORT}; 0 picks a free one)`,
    "--host ADDRESS": "address to listen on (default: 127.0.0.1, this machine only)",
    "--bot-pace MS": `average delay before a bot moves, in milliseconds (default: ${BOT_PACE}; 0 for none)`,
    PUBLIC_URL: "(environment) public address of the server, such as https://rondel.example behind a proxy",
    TRUST_PROXY: "(environment) proxies whose X-Forwarded-For is trusted (default: loopback)",
    DATABASE_URL:
      "(environment) postgres://user:password@host/name: PostgreSQL database; needed to run several processes",
    RELAY: "(environment) host:port where other processes reach this one (default: 127.0.0.1 and any free port)",
    SOCKET_PATH:
      "(environment) path under which the load balancer sends sockets to this process, such as /process/1/socket",
    SMTP_URL: "(environment) smtp://user:password@host:587: mail server for reminders; without it none are sent",
    MAIL_FROM: "(environment) sender address of reminders, such as rondel@rondel.example",
    OPERATOR_KEY:
      "(environment) key, or name:key,name:key: access to /operator and rondel operator (default: this machine only)",
    WEBHOOKS: "(environment) private: allow webhooks in private networks and over plain HTTP",
    REVIEWS: "(environment) off: do not compute reviews of finished games while no bot thinks",
    LOG_LEVEL: "(environment) silent, error, warn, info or debug (default: warn)",
  },
  example: "rondel serve --data /var/lib/rondel --port 8080",

  async run(call): Promise<ExitCode> {
    // No other command needs the server, so only this one loads it.
    const { startServer, parseOperatorKeys } = await import("@rondel/server");
    const settings = { ...settingsOf(call, process.env), operatorKeys: operatorKeys(process.env, parseOperatorKeys) };
    const server = await startServer(settings).catch(explain);
    call.output.line(`Rondel is ready: ${settings.publicUrl ?? server.url}`);
    call.output.json({ url: server.url });
    await untilStopped(server);
    return 0;
  },
};

function settingsOf(call: Call, environment: NodeJS.ProcessEnv): ServerSettings {
  const { PUBLIC_URL, TRUST_PROXY, DATABASE_URL, SMTP_URL, MAIL_FROM, LOG_LEVEL, WEBHOOKS, REVIEWS } = environment;
  if (PUBLIC_URL !== undefined && !/^https?:\/\/[^/]+\/?$/.test(PUBLIC_URL)) {
    throw new UsageError(`PUBLIC_URL must look like https://rondel.example, not "${PUBLIC_URL}".`);
  }
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    throw new UsageError("SMTP_URL needs MAIL_FROM, the sender address of reminders.");
  }
  return {
    games: playedGames,
    store:
      DATABASE_URL === undefined ? { folder: textFlag(call, "data") ?? DATA_FOLDER } : { databaseUrl: DATABASE_URL },
    port: integerFlag(call, "port", 0, PORT),
    host: textFlag(call, "host") ?? "127.0.0.1",
    staticFolder: PAGE,
    botPaceMilliseconds: integerFlag(call, "bot-pace", 0, BOT_PACE),
    logLevel: LOG_LEVEL ?? "warn",
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
    processes: processSettings(environment),
    ...(REVIEWS === "off" ? {} : { reviewMilliseconds: REVIEW_INTERVAL }),
    ...(WEBHOOKS === "private" ? { webhooks: { allowPrivate: true } } : {}),
    ...(TRUST_PROXY === undefined ? {} : { trustProxy: TRUST_PROXY }),
    ...(SMTP_URL === undefined || MAIL_FROM === undefined ? {} : { mail: { smtpUrl: SMTP_URL, from: MAIL_FROM } }),
  };
}

function processSettings({ RELAY, SOCKET_PATH }: NodeJS.ProcessEnv): NonNullable<ServerSettings["processes"]> {
  const [, host, port] = /^([^:]+):(\d+)$/.exec(RELAY ?? "") ?? [];
  if (RELAY !== undefined && host === undefined) {
    throw new UsageError(`RELAY must look like 10.0.0.5:9080, not "${RELAY}".`);
  }
  if (SOCKET_PATH !== undefined && !/^\/[\w-][\w/-]*$/.test(SOCKET_PATH)) {
    throw new UsageError(`SOCKET_PATH must look like /process/1/socket, not "${SOCKET_PATH}".`);
  }
  return {
    ...(host === undefined ? {} : { host, port: Number(port) }),
    ...(SOCKET_PATH === undefined ? {} : { socketPath: SOCKET_PATH }),
  };
}

/** Parses OPERATOR_KEY with the function of the server, which is loaded late. */
function operatorKeys<Keys>({ OPERATOR_KEY }: NodeJS.ProcessEnv, parse: (text: string) => Keys): Keys | [] {
  if (OPERATOR_KEY === undefined) return [];
  try {
    return parse(OPERATOR_KEY);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Turns errors that an operator can fix into a sentence. */
export function explain(error: unknown): never {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  if (code === "EADDRINUSE") throw new UsageError("The port is already in use. Choose another with --port.");
  if (code === "EACCES") throw new UsageError("Permission denied for this port, file or folder. Choose another.");
  if (["StoreUnavailable", "BackupProblem"].includes((error as Error).name)) throw new UsageError(`${message}.`);
  throw error;
}

/** Waits for Ctrl+C or the service manager, then stops the server in order. */
async function untilStopped(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await server.stop();
}
