import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playToEnd, startTestServer, TestPlayer, type TestServer, tableOf } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("playing over sockets", () => {
  test("three players play a whole match by what is lit, and everybody sees the same end", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    await playToEnd(table, players);
    const outcomes = players.map((player, seat) => player.stream(table, seat).position.outcome);
    expect(outcomes[0]?.ranking).toHaveLength(3);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    const watcher = await (await TestPlayer.enter(server.url)).connect();
    const seen = await watcher.follow(table);
    expect(seen.table.status).toBe("finished");
    expect(seen.table.secret).toMatch(/^[0-9a-f]{64}$/);
  });
});
