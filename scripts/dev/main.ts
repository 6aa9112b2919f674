// Starts the server, the page and the sample tables for development.
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join, relative, resolve } from "node:path";
import { readFlags } from "../flags.ts";
import { signInDeveloper } from "./developer.ts";
import { startPage } from "./page.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const root = join(import.meta.dirname, "..", "..");

const USAGE = `npm run dev -- [options]
  --port N      port of the page (default: 5173; 0 picks a free one)
  --data FOLDER data folder (default: .rondel/dev)
  --fresh       delete the data folder first and create new samples
  --open FILE   put the match of a file on a table where you play every seat
  --to N        with --open: the position after entry N`;

const values = readFlags(USAGE, {
  port: { type: "string", default: "5173" },
  data: { type: "string", default: join(root, ".rondel", "dev") },
  fresh: { type: "boolean", default: false },
  open: { type: "string" },
  to: { type: "string" },
});
const folder = values.data;
if (values.fresh) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

let server: ServerProcess | undefined;
const serverPort = await freePort();
const serverUrl = `http://127.0.0.1:${serverPort}`;
const page = await startPage({
  port: Number(values.port),
  serverUrl,
  onServerChange: (path) => server?.restart(relative(root, path)),
  serverReady: async () => server?.ready(),
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  print(`Port ${values.port} is taken; choose another with "npm run dev -- --port N".`);
  process.exit(1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

server = startServerProcess({ folder, port: serverPort, publicUrl: page.url, print, onRestart: page.reload });
await server.ready();
page.usePolicy(await contentPolicy());
const developer = await signInDeveloper(serverUrl, page.url, folder);
print(`Rondel for development: ${developer.link}`);
print("The link signs you in, and your games are the samples. Ctrl-C stops; --fresh creates new samples.");
if (values.open !== undefined) {
  const to = values.to === undefined ? undefined : Number(values.to);
  const path = resolve(process.env.INIT_CWD ?? "", values.open);
  print(await developer.openFile(path, to).catch((error: Error) => error.message));
}

/** The policy of the real page, so that a violation shows during development. Vite adds styles inline. */
async function contentPolicy(): Promise<string> {
  const { headers } = await fetch(`${serverUrl}/healthz`);
  return (headers.get("content-security-policy") ?? "").replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}

async function stop(): Promise<void> {
  await page.stop();
  await server?.stop();
  process.exit(0);
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
