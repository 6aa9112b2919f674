import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { type Call, type Command, type ExitCode, textFlag, UsageError } from "../command.ts";
import { DATA_FOLDER, explain } from "./serve.ts";

const flags = { data: { type: "string" } } as const;
const help = {
  "--data FOLDER": `where everything is kept, if not in PostgreSQL; ${DATA_FOLDER} in this folder unless given`,
  DATABASE_URL: "(environment) postgres://user:password@host/name, if everything is kept there",
};

export const backup: Command = {
  name: "backup",
  words: "FILE",
  summary: "write everything a server keeps into one file, also while it runs",
  flags,
  help,
  example: "rondel backup rondel.backup --data /var/lib/rondel",

  async run(call): Promise<ExitCode> {
    const path = onlyWord(call);
    const { backUp } = await import("@rondel/server");
    // A file with this name is a whole backup: half of one has another name.
    const half = `${path}.part`;
    await pipeline(backUp(addressOf(call)), createWriteStream(half, { mode: 0o600, flush: true })).catch(explain);
    await rename(half, path);
    call.output.line(`Everything is in ${path}. It holds secrets: keep it as safe as the server.`);
    call.output.json({ file: path });
    return 0;
  },
};

export const restore: Command = {
  name: "restore",
  words: "FILE",
  summary: "put a backup into an empty store, of the same or of the other kind",
  flags,
  help,
  example: "rondel restore rondel.backup --data /var/lib/rondel",

  async run(call): Promise<ExitCode> {
    const path = onlyWord(call);
    if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
    const { restore: putBack } = await import("@rondel/server");
    const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
    const rows = await putBack(addressOf(call), lines).catch(explain);
    call.output.line(`${rows} rows are back. Start the server as before.`);
    call.output.json({ rows });
    return 0;
  },
};

function onlyWord({ words }: Call): string {
  const [path, ...others] = words;
  if (path === undefined || others.length > 0) throw new UsageError("Give one file.");
  return path;
}

function addressOf(call: Call) {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL === undefined ? { folder: textFlag(call, "data") ?? DATA_FOLDER } : { databaseUrl: DATABASE_URL };
}
