import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { closeCodes } from "@rondel/protocol";
import Sqlite from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { openStore } from "../src/store/index.ts";
import { explainStoreError } from "../src/store/problems.ts";
import { refusalOf, TestPlayer } from "./player.ts";
import { startPostgres } from "./postgres.ts";
import { startTestServer, temporaryFolder } from "./table.ts";

describe("open connections", () => {
  test("are limited by player and by address", async () => {
    const server = await startTestServer({ caps: { socketsPerPlayer: 2, socketsPerAddress: 3 } });
    const player = await (await TestPlayer.signIn(server.url)).connect();
    const second = await player.at(server.url).connect();
    const third = await player.at(server.url).connect();
    await third.until(() => third.closeCode !== undefined);
    expect(third.closeCode).toBe(closeCodes.tooManySockets);
    const neighbour = await (await TestPlayer.signIn(server.url)).connect();
    const late = await (await TestPlayer.signIn(server.url)).connect();
    await late.until(() => late.closeCode !== undefined);
    expect(late.closeCode).toBe(closeCodes.tooManySockets);
    expect([player.closeCode, second.closeCode, neighbour.closeCode]).toEqual([undefined, undefined, undefined]);
    await second.leave();
    const again = await player.at(server.url).connect();
    expect((await again.ask("games/list", {})).games).toHaveLength(1);
    await server.stop();
  });

  test("with an unfinished request are closed", async () => {
    const server = await startTestServer({ timeouts: { headersTimeout: 200, requestTimeout: 400 } });
    const answerTo = (text: string) =>
      new Promise<string>((done) => {
        let received = "";
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.write(text));
        socket.on("data", (data) => {
          received += data.toString();
        });
        socket.on("error", () => undefined);
        socket.on("close", () => done(received));
      });
    expect(await answerTo("POST /api/me/enter HTTP/1.1\r\nHost: x\r\nX-Slow: ")).toMatch(/^HTTP\/1.1 408/);
    const head =
      "POST /api/me/enter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    expect(await answerTo(head)).toMatch(/^HTTP\/1.1 408/);
    await server.stop();
  });
});

test("the API accepts JSON only, even without a body", async () => {
  const server = await startTestServer();
  const send = async (init: RequestInit) =>
    (await fetch(`${server.url}/api/me/enter`, { method: "POST", ...init })).status;
  expect(await send({})).toBe(415);
  expect(await send({ body: "{}", headers: { "content-type": "text/plain" } })).toBe(415);
  expect(await send({ body: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } })).toBe(415);
  expect(await send({ body: "{}", headers: { "content-type": "application/json; charset=utf-8" } })).toBe(200);
  await server.stop();
});

test("a host runs a limited number of matches with bots only", async () => {
  const server = await startTestServer({ caps: { botTablesPerHost: 2 }, botPaceMilliseconds: 60_000 });
  const host = await (await TestPlayer.signIn(server.url)).connect();
  const bot = { kind: "bot", level: "random" } as const;
  const make = (seats: ({ kind: "me" } | typeof bot)[]) =>
    host.ask("table/make", {
      game: "ferry",
      options: {},
      seats,
      visibility: "link",
      clock: { kind: "none" },
      start: true,
    });
  const { id: first } = await make([{ kind: "me" }, bot]);
  await make([bot, bot]);
  expect(await refusalOf(make([bot, bot]))).toMatchObject({ code: "too-many-bot-tables", params: { most: 2 } });
  expect(await refusalOf(make([{ kind: "me" }, bot]))).toMatchObject({ code: "too-many-bot-tables" });
  // A refused start leaves no table behind, and no bot on a free seat.
  expect((await host.ask("tables/list", { which: "mine" })).tables.map(({ id }) => id)).toEqual([first]);
  const gathering = { game: "ferry", options: {}, visibility: "link", clock: { kind: "none" } } as const;
  const { id: open } = await host.ask("table/make", { ...gathering, seats: [{ kind: "me" }, { kind: "open" }] });
  expect(await refusalOf(host.ask("table/start", { table: open, fill: "random" }))).toMatchObject({
    code: "too-many-bot-tables",
  });
  expect((await host.ask("table/look", { table: open })).seats[1]?.kind).toBe("open");
  // Several people at one device need no bot.
  await make([{ kind: "me" }, { kind: "me" }]);
  await host.ask("table/close", { table: first });
  await make([{ kind: "me" }, bot]);
  await server.stop();
});

describe("a start that cannot succeed ends with a sentence", () => {
  test("for the data folder of a newer release, which stays untouched", async () => {
    const server = await startTestServer();
    await server.stop();
    const file = new Sqlite(join(server.folder, "rondel.db"));
    file.prepare("INSERT INTO migrations (id, applied_at) VALUES (9999, 1)").run();
    file.close();
    await expect(startTestServer({ store: { folder: server.folder } })).rejects.toThrow(/newer release of Rondel/);
    // The lock is released.
    await expect(startTestServer({ store: { folder: server.folder } })).rejects.toThrow(/newer release of Rondel/);
  });

  test("for damaged data", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "rondel.db"), "this is not a database, it only has its name".repeat(100));
    await expect(openStore({ folder })).rejects.toThrow(/the data is damaged; restore a backup/);
  });

  test("for a folder that is a file", async () => {
    const file = join(temporaryFolder(), "data");
    writeFileSync(file, "");
    await expect(openStore({ folder: file })).rejects.toThrow(/the data folder cannot be opened/);
  });

  test("for a full disk and a read-only one", () => {
    const explained = (code: string) => String(explainStoreError(Object.assign(new Error("raw"), { code }), "/data"));
    expect(explained("SQLITE_FULL")).toMatch(/\/data: the disk is full/);
    expect(explained("SQLITE_READONLY_DBMOVED")).toMatch(/cannot be written/);
    expect(explained("EROFS")).toMatch(/cannot be written/);
    expect(explained("OTHER")).toBe("Error: raw");
  });
});

test("a server whose database is away is alive but not ready", async () => {
  const postgres = await startPostgres();
  const server = await startTestServer({ store: { databaseUrl: postgres.url } });
  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return [response.status, await response.json()];
  };
  expect(await get("/readyz")).toEqual([200, { ready: true }]);
  await postgres.stop();
  expect(await get("/readyz")).toEqual([503, { ready: false, problem: "store-unreadable" }]);
  expect(await get("/healthz")).toEqual([200, { well: true }]);
  await server.stop();
}, 120_000);

test("a server that cannot write is alive but not ready, until it can write again", async () => {
  const server = await startTestServer({ timeCheckMilliseconds: 20 });
  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return [response.status, await response.json()];
  };
  const database = new Sqlite(join(server.folder, "rondel.db"));
  const failing = (act: string) =>
    `CREATE TRIGGER no_${act} BEFORE ${act} ON server_time BEGIN SELECT RAISE(FAIL, 'disk full'); END`;
  expect(await get("/readyz")).toEqual([200, { ready: true }]);
  for (const act of ["INSERT", "UPDATE"]) database.exec(failing(act));
  await expect.poll(() => get("/readyz")).toEqual([503, { ready: false, problem: "store-unwritable" }]);
  expect(await get("/healthz")).toEqual([200, { well: true }]);
  for (const act of ["INSERT", "UPDATE"]) database.exec(`DROP TRIGGER no_${act}`);
  await expect.poll(() => get("/readyz")).toEqual([200, { ready: true }]);
  database.close();
  await server.stop();
});
