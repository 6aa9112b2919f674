import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { defaultLimits } from "../src/gateway/limits.ts";
import { refusalOf, TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf, temporaryFolder } from "./table.ts";

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  const page = temporaryFolder();
  mkdirSync(join(page, "assets"));
  writeFileSync(join(page, "index.html"), "<!doctype html><title>Rondel</title>");
  writeFileSync(join(page, "assets", "page-1a2b.js"), "0;");
  const log = pino(
    { level: "trace" },
    new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    }),
  );
  server = await startTestServer({ staticFolder: page, log });
}, 60_000);
afterAll(() => server.stop(), 60_000);

const send = (path: string, init: RequestInit) => fetch(`${server.url}${path}`, { method: "POST", ...init });
const json = { "content-type": "application/json" };

/** Opens a WebSocket and returns the HTTP status of its refusal, or its close code. */
function socketEnd(headers: Record<string, string>, then?: (socket: WebSocket) => void): Promise<number> {
  return new Promise((done) => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket`, { headers });
    socket.once("unexpected-response", (_request, response) => done(response.statusCode ?? 0));
    socket.once("error", () => undefined);
    socket.once("close", (code) => done(code));
    socket.once("open", () => then?.(socket));
  });
}

describe("the gateway", () => {
  test("refuses pages of other sites, over HTTP and sockets", async () => {
    const player = await TestPlayer.signIn(server.url);
    const headers = { ...json, cookie: player.cookie };
    const foreign = await send("/api/me/enter", {
      headers: { ...headers, origin: "https://evil.example" },
      body: "{}",
    });
    expect(foreign.status).toBe(403);
    const silent = await send("/api/me/enter", { headers: { ...headers, "sec-fetch-site": "cross-site" }, body: "{}" });
    expect(silent.status).toBe(403);
    const own = await send("/api/me/enter", { headers: { ...headers, origin: server.url }, body: "{}" });
    expect(own.status).toBe(200);
    expect(await socketEnd({ cookie: player.cookie, origin: "https://evil.example" })).toBe(403);
  });

  test("accepts only pages from the configured public address", async () => {
    const behind = await startTestServer({ publicUrl: "https://rondel.example/" });
    const enter = (origin: string) =>
      fetch(`${behind.url}/api/me/enter`, { method: "POST", headers: { ...json, origin }, body: "{}" });
    expect((await enter("https://rondel.example")).status).toBe(200);
    expect((await enter(behind.url)).status).toBe(403);
    await behind.stop();
  });

  test("accepts only JSON, so that forms of other sites are refused", async () => {
    const form = await send("/api/me/enter", { headers: { "content-type": "text/plain" }, body: "{}" });
    expect(form.status).toBe(415);
    const broken = await send("/api/me/enter", { headers: json, body: "{" });
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toMatch(/node_modules|\.ts|at /);
  });

  test("refuses commands before sign-in", async () => {
    const response = await send("/api/table/make", { headers: json, body: "{}" });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ refused: { code: "not-entered", advice: "enter" } });
  });

  test("sends strict security headers with every response", async () => {
    const answers = [
      await fetch(server.url),
      await send("/api/me/enter", { headers: json, body: "{}" }),
      await fetch(`${server.url}/none`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    for (const { headers } of answers) {
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect(answers[0]?.headers.get("cache-control")).toBe("no-cache");
    const asset = await fetch(`${server.url}/assets/page-1a2b.js`);
    expect(asset.headers.get("cache-control")).toContain("immutable");
  });

  test("refuses messages that are too large", async () => {
    const body = JSON.stringify({ name: "x".repeat(100_000) });
    expect((await send("/api/me/rename", { headers: json, body })).status).toBe(413);
    const player = await TestPlayer.signIn(server.url);
    expect(await socketEnd({ cookie: player.cookie }, (socket) => socket.send("x".repeat(100_000)))).toBe(1009);
  });

  test("checks every message and reports the problem", async () => {
    const player = await (await TestPlayer.signIn(server.url)).connect();
    player.socket.send("not json");
    player.socket.send(JSON.stringify({ id: -1, do: "me/link", with: {} }));
    await player.until(() => player.received.length === 2);
    for (const text of player.received)
      expect(JSON.parse(text)).toMatchObject({ re: null, refused: { code: "malformed-message" } });
    expect((await refusalOf(player.ask("me/fly" as "me/link", {}))).code).toBe("unknown-command");
    const wrong = await refusalOf(player.ask("table/look", { table: "../etc" }));
    expect(wrong).toMatchObject({ code: "malformed-message", advice: "correct", params: { field: "table" } });
    expect((await refusalOf(player.ask("me/follow", { secret: "a".repeat(32) }))).code).toBe("other-way");
  });

  test("slows down floods, then disconnects them", async () => {
    const strict = await startTestServer({ limits: { ...defaultLimits, perPlayer: { burst: 5, perSecond: 0.01 } } });
    const player = await (await TestPlayer.signIn(strict.url)).connect();
    for (let count = 0; count < 4; count++) await player.ask("games/list", {});
    const slowed = await refusalOf(player.ask("games/list", {}));
    expect(slowed).toMatchObject({ code: "too-fast", advice: "wait" });
    expect(slowed.waitMilliseconds).toBeGreaterThan(0);
    for (let count = 0; count < 60; count++)
      player.socket.send(JSON.stringify({ id: count, do: "games/list", with: {} }));
    await player.until(() => player.closeCode !== undefined);
    expect(player.closeCode).toBe(4429);
    await strict.stop();
  });

  test("limits new guests from one address", async () => {
    const strict = await startTestServer({ limits: { ...defaultLimits, newGuests: { burst: 2, perSecond: 0.01 } } });
    const enter = () => fetch(`${strict.url}/api/me/enter`, { method: "POST", headers: json, body: "{}" });
    expect((await Promise.all([enter(), enter(), enter()])).map(({ status }) => status).sort()).toEqual([
      200, 200, 429,
    ]);
    expect((await enter()).headers.get("retry-after")).toMatch(/^\d+$/);
    await strict.stop();
  });

  test("disconnects a client that does not read, without affecting others", async () => {
    const plenty = { burst: 1e6, perSecond: 1e6 };
    const open = await startTestServer({
      limits: { perPlayer: plenty, perAddress: plenty, newGuests: plenty, costly: plenty },
    });
    const { table, players } = await tableOf([open.url, open.url]);
    const [slow, other] = players as [TestPlayer, TestPlayer];
    for (let line = 0; line < 100; line++)
      await other.ask("talk/say", { table, seat: 1, room: "table", text: "x".repeat(2000) });
    slow.socket.pause();
    for (let request = 0; request < 90; request++)
      slow.socket.send(JSON.stringify({ id: request, do: "talk/read", with: { table } }));
    const presence = () =>
      other.pushes.flatMap((push) => (push.push === "presence" ? [push.presence.here] : [])).at(-1);
    await other.until(() => JSON.stringify(presence()) === "[1]");
    slow.dropConnection();
    await slow.connect();
    expect((await slow.follow(table)).presence.here).toEqual([0, 1]);
    await open.stop();
  });
});

describe("operator routes", () => {
  test("report health to everyone and metrics to the same machine only", async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ well: true });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ready: true });
    await tableOf([server.url, server.url]);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/rondel_commands_total\{command="table\/make",end="done"\} \d/);
    expect(text).toMatch(/rondel_connections [1-9]/);
    const outside = await fetch(`${server.url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(outside.status).toBe(404);
  });

  test("keep secrets out of the log", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first] = players as [TestPlayer];
    const { secret } = await first.ask("me/link", {});
    const { invitation } = await first.ask("table/look", { table });
    const all = logged.join();
    for (const hidden of [secret, invitation, ...players.map(({ cookie }) => cookie.split("=")[1])]) {
      expect(all).not.toContain(hidden);
    }
  });
});
