import { once } from "node:events";
import { connect } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { frameKinds, writeFrame } from "../src/processes/frames.ts";
import { TestPlayer } from "./player.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { type ServerProcess, startProcess } from "./processes.ts";
import { playToEnd, tableOf } from "./table.ts";

let postgres: TestPostgres;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  for (let count = 0; count < 3; count++) processes.push(await start({ TEST_SOCKET_PATH: pathOf(count) }));
  await untilJoined(3);
}, 60_000);
afterAll(async () => {
  for (const server of processes) await server.kill();
  await postgres.stop();
}, 60_000);

const pathOf = (place: number): string => `/process/${place}/socket`;

function start(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  return startProcess({ TEST_DATABASE_URL: postgres.url, ...environment });
}

/** Where the living processes accept commands of each other. */
async function relayAddresses(): Promise<string[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ address: string }>(
    "SELECT address FROM processes WHERE renewed_at > (SELECT max(renewed_at) FROM processes) - 1000",
  );
  await client.end();
  return rows.map(({ address }) => address);
}

async function untilJoined(count: number): Promise<void> {
  while ((await relayAddresses()).length < count) await new Promise((done) => setTimeout(done, 20));
}

async function tablesInMemory({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^rondel_tables_in_memory (\d+)$/m.exec(text)?.[1]);
}

/** The processes with a table in memory more than before. */
async function servers(before: readonly number[]): Promise<ServerProcess[]> {
  const now = await Promise.all(processes.map(tablesInMemory));
  return processes.filter((_, place) => (now[place] ?? 0) > (before[place] ?? 0));
}

const urls = (): string[] => processes.map(({ url }) => url);

describe("three server processes on one PostgreSQL", () => {
  test("serve a table at one of them, whichever ones its players use, and play it to the end", async () => {
    const before = await Promise.all(processes.map(tablesInMemory));
    const { table, players } = await tableOf([...urls(), urls()[0] ?? ""]);
    expect(await servers(before)).toHaveLength(1);
    await playToEnd(table, players);
    const outcomes = players.map((player, seat) => JSON.stringify(player.stream(table, seat).position.outcome));
    expect(new Set(outcomes).size).toBe(1);
    // Over HTTP too.
    for (const url of urls()) {
      const looked = await (await TestPlayer.signIn(url)).post("table/look", { table });
      expect(looked.status).toBe("finished");
    }
  });

  test("tell the players of a table where to connect, and serve them there without relaying", async () => {
    const before = await Promise.all(processes.map(tablesInMemory));
    const { table, players } = await tableOf(urls());
    const [serving] = await servers(before);
    if (!serving) throw new Error("no process serves the table");
    const directPath = pathOf(processes.indexOf(serving));
    const told = await Promise.all(players.map(async (player) => (await player.follow(table)).socketPath));
    expect(told).toEqual(processes.map((process) => (process === serving ? undefined : directPath)));
    const direct = await Promise.all(
      players.map(async (player) => {
        const moved = await player.at(serving.url).connect(directPath);
        expect((await moved.follow(table)).socketPath).toBeUndefined();
        await player.leave();
        return moved;
      }),
    );
    await playToEnd(table, direct);
  });

  test("let the players of a table that a killed process served continue at the others", async () => {
    const before = await Promise.all(processes.map(tablesInMemory));
    const { table, players } = await tableOf(urls());
    const [serving] = await servers(before);
    if (!serving) throw new Error("no process serves the table");
    await serving.kill();
    await Promise.all(players.map((player) => player.until(() => player.closeCode !== undefined)));
    const alive = processes.filter((process) => process !== serving);
    const back = await Promise.all(
      players.map(async (player, seat) => {
        const again = player.at(alive[seat % alive.length]?.url ?? "");
        await again.reconnect(table);
        return again;
      }),
    );
    await playToEnd(table, back);
    processes[processes.indexOf(serving)] = await start();
    await untilJoined(3);
  });

  test("carry a command out themselves if the process that serves the table cannot be reached", async () => {
    const unreachable = await start({ TEST_RELAY_ADDRESS: "127.0.0.1:9" });
    await untilJoined(4);
    // Enough tables that some of them belong to the unreachable process.
    for (let count = 0; count < 4; count++) {
      const { table, players } = await tableOf([processes[0]?.url ?? "", unreachable.url]);
      await playToEnd(table, players);
    }
    expect(await unreachable.terminate()).toBe(0);
  });

  test("accept no command over a link without the secret of the database", async () => {
    const [address = ""] = await relayAddresses();
    const [host, port] = address.split(":");
    const socket = connect({ host, port: Number(port) });
    let received = 0;
    socket.on("data", (chunk) => {
      received += chunk.length;
    });
    writeFrame(socket, frameKinds.hello, 0, "a guess");
    writeFrame(socket, frameKinds.call, 1, JSON.stringify({ socket: 0, name: "me/data", input: {} }));
    await once(socket, "close");
    expect(received).toBe(0);
  });
});
