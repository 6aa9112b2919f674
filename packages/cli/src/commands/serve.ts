import { fileURLToPath } from "node:url";
import type { Server, ServerSettings } from "@rondel/server";
import { type Call, type Command, type ExitCode, integerFlag, textFlag, UsageError } from "../command.ts";
import { playedGames } from "../games.ts";

const PORT = 8080;
const BOT_PACE = 700;
export const DATA_FOLDER = ".rondel";
const PAGE = fileURLToPath(new URL("../../../web/dist", import.meta.url));

export const serve: Command = {
  name: "serve",
  words: "",
  summary: "start the server: tables, seats, talk and clocks, in the browser",
  flags: {
    data: { type: "string" },
    port: { type: "string" },
    host: { type: "string" },
    "bot-pace": { type: "string" },
  },
  help: {
    "--data FOLDER": `where everything is kept, if not in PostgreSQL; ${DATA_FOLDER} in this folder unless given`,
    "--port N": `where to listen; ${PORT} unless given, 0 for any free one`,
    "--host ADDRESS": "on which address; 127.0.0.1 unless given, so that only this machine reaches it",
    "--bot-pace MS": `how long a bot takes for a decision, more or less, so that people can follow; ${BOT_PACE} unless given, 0 for none`,
    PUBLIC_URL: "(environment) where people reach the server, such as https://rondel.example behind a proxy",
    TRUST_PROXY: "(environment) addresses of proxies whose X-Forwarded-For counts; loopback unless given",
    DATABASE_URL: "(environment) postgres://user:password@host/name: keep everything there, for several processes",
    SMTP_URL: "(environment) smtp://user:password@host:587 for reminders by mail; none are sent without it",
    MAIL_FROM: "(environment) the sender of reminders, such as rondel@rondel.example",
    LOG_LEVEL: "(environment) silent, error, warn, info or debug; warn unless given",
  },
  example: "rondel serve --data /var/lib/rondel --port 8080",

  async run(call): Promise<ExitCode> {
    // Loaded only now, because no other command needs it.
    const { startServer } = await import("@rondel/server");
    const settings = settingsOf(call, process.env);
    const server = await startServer(settings).catch(explain);
    call.output.line(`Rondel is ready: ${settings.publicUrl ?? server.url}`);
    call.output.json({ url: server.url });
    await untilAskedToStop(server);
    return 0;
  },
};

function settingsOf(call: Call, environment: NodeJS.ProcessEnv): ServerSettings {
  const { PUBLIC_URL, TRUST_PROXY, DATABASE_URL, SMTP_URL, MAIL_FROM, LOG_LEVEL } = environment;
  if (PUBLIC_URL !== undefined && !/^https?:\/\/[^/]+\/?$/.test(PUBLIC_URL)) {
    throw new UsageError(`PUBLIC_URL must look like https://rondel.example, not "${PUBLIC_URL}".`);
  }
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    throw new UsageError("SMTP_URL is given but MAIL_FROM is missing; give the address that reminders come from.");
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
    ...(TRUST_PROXY === undefined ? {} : { trustProxy: TRUST_PROXY }),
    ...(SMTP_URL === undefined || MAIL_FROM === undefined ? {} : { mail: { smtpUrl: SMTP_URL, from: MAIL_FROM } }),
  };
}

/** What an operator can do something about is said in a sentence. */
export function explain(error: unknown): never {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  if (code === "EADDRINUSE") throw new UsageError("The port is taken; choose another with --port.");
  if (code === "EACCES") throw new UsageError("This port, file or folder is not allowed here; choose another.");
  if (["StoreUnavailable", "BackupProblem"].includes((error as Error).name)) throw new UsageError(`${message}.`);
  throw error;
}

/** Ctrl+C, or a service manager: what is under way is finished first. */
async function untilAskedToStop(server: Server): Promise<void> {
  await new Promise<void>((asked) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => asked());
  });
  await server.stop();
}
