import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { type Call, type Command, type ExitCode, textFlag, UsageError } from "../command.ts";
import { DATA_FOLDER, explain } from "./serve.ts";

const flags = { data: { type: "string" } } as const;
const help = {
  "--data FOLDER": `data folder, unless PostgreSQL is used (default: ${DATA_FOLDER} in this folder)`,
  DATABASE_URL: "(environment) postgres://user:password@host/name, if PostgreSQL is used",
};

export const backup: Command = {
  name: "backup",
  usage: "FILE",
  summary: "back up all server data to one file, even while the server is running",
  flags,
  help,
  example: "rondel backup rondel.backup --data /var/lib/rondel",

  async run(call): Promise<ExitCode> {
    const path = onlyFile(call);
    const folder = dirname(path);
    if (!existsSync(folder)) throw new UsageError(`Folder not found: ${folder}.`);
    const { backUp } = await import("@rondel/server");
    // The file gets its name when the backup is complete.
    const partial = `${path}.part`;
    const file = await open(partial, "w", 0o600).catch(explain);
    try {
      await pipeline(backUp(addressOf(call)), file.createWriteStream({ flush: true }));
    } catch (problem) {
      await rm(partial);
      return explain(problem);
    }
    await rename(partial, path);
    call.output.line(`Backup written to ${path}. It contains secrets: keep it as safe as the server.`);
    call.output.json({ file: path });
    return 0;
  },
};

export const restore: Command = {
  name: "restore",
  usage: "FILE",
  summary: "restore a backup into an empty SQLite or PostgreSQL store",
  flags,
  help,
  example: "rondel restore rondel.backup --data /var/lib/rondel",

  async run(call): Promise<ExitCode> {
    const path = onlyFile(call);
    if (!existsSync(path)) throw new UsageError(`File not found: ${path}.`);
    const { restore: restoreFrom } = await import("@rondel/server");
    const file = await open(path).catch(explain);
    const lines = createInterface({ input: file.createReadStream(), crlfDelay: Number.POSITIVE_INFINITY });
    const rows = await restoreFrom(addressOf(call), lines)
      .catch(explain)
      .finally(() => file.close());
    call.output.line(`Restored ${rows} rows. You can start the server now.`);
    call.output.json({ rows });
    return 0;
  },
};

function onlyFile({ positionals }: Call): string {
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new UsageError("Expected exactly one file.");
  return path;
}

function addressOf(call: Call) {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL === undefined ? { folder: textFlag(call, "data") ?? DATA_FOLDER } : { databaseUrl: DATABASE_URL };
}
