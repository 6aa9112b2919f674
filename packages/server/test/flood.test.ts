import { closeCodes } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLimits } from "../src/gateway/limits.ts";
import { TestPlayer } from "./player.ts";
import { startTestServer, type TestServer } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

const MESSAGES = 20_000;

/** Sends the same text many times and returns how many answers came before the connection ended. */
async function flood(text: string): Promise<{ readonly code: number | undefined; readonly answers: number }> {
  const attacker = await (await TestPlayer.signIn(server.url)).connect();
  for (let count = 0; count < MESSAGES; count++) attacker.socket.send(text);
  await attacker.until(() => attacker.closeCode !== undefined);
  return { code: attacker.closeCode, answers: attacker.received.length };
}

describe("a flood", () => {
  test("of unreadable messages is cut off, and everyone else is answered", async () => {
    const other = await (await TestPlayer.signIn(server.url)).connect();
    const flooded = flood("{");
    const answered = Array.from({ length: 20 }, () => other.ask("games/list", {}));
    expect((await Promise.all(answered)).length).toBe(20);
    const { code, answers } = await flooded;
    expect(code).toBe(closeCodes.malformed);
    expect(answers).toBeLessThanOrEqual(defaultLimits.malformed.burst + 1);
  });

  test("from the same address is cut off at its first message until the address has been quiet", async () => {
    const { code, answers } = await flood("[]");
    expect(code).toBe(closeCodes.malformed);
    expect(answers).toBeLessThan(10);
    // Readable messages from there are still answered.
    const neighbour = await (await TestPlayer.signIn(server.url)).connect();
    expect((await neighbour.ask("games/list", {})).games.length).toBe(1);
  });

  test("of unreadable requests over HTTP is refused and its connection closed", async () => {
    const own = await startTestServer({ limits: { malformed: { burst: 3, perSecond: 0.01 } } });
    const headers = { "content-type": "application/json" };
    const send = () => fetch(`${own.url}/api/me/enter`, { method: "POST", headers, body: "{" });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await send()).status);
    expect(statuses).toEqual([400, 400, 400]);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("connection")).toBe("close");
    await own.stop();
  });

  test("of unknown commands is cut off too", async () => {
    const { code, answers } = await flood(JSON.stringify({ id: 1, do: "no/such", with: {} }));
    expect([closeCodes.malformed, closeCodes.flooding]).toContain(code);
    expect(answers).toBeLessThanOrEqual(100);
  });
});
