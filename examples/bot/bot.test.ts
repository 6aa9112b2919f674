import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { type Server, startServer } from "@rondel/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { enter } from "./connection.ts";

const PATIENCE = 120_000;
const PLENTY = { burst: 100_000, perSecond: 100_000 };

let server: Server;
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rondel-example-"));
  server = await startServer({
    games: [
      { game: imperial, name: "imperial", module: import.meta.resolve("@rondel/imperial") },
      { game: imperunde, name: "imperunde", module: import.meta.resolve("@rondel/imperunde") },
    ],
    store: { folder },
    port: 0,
    logLevel: "error",
    limits: { perPlayer: PLENTY, perAddress: PLENTY, newGuests: PLENTY, costly: PLENTY },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface Table {
  readonly id: string;
  readonly status: string;
  readonly invitation?: string;
  readonly seats: readonly { readonly kind: string }[];
  readonly outcome: { readonly ranking: readonly { readonly seat: number; readonly rank: number }[] } | null;
}

/** Creates a table for two processes of the example and a bot of the server, and waits for the end of the match. */
async function playTogether(game: string, options: Readonly<Record<string, number>>): Promise<Table> {
  const host = await enter(server.url);
  const seats = [{ kind: "open" }, { kind: "open" }, { kind: "bot", level: "simple" }];
  const table = { game, options, seats, visibility: "link", clock: { kind: "none" } };
  const { id, invitation } = await host.post<Table>("table/make", table);
  const look = () => host.post<Table>("table/look", { table: id });
  const link = `${server.url}/#table=${id}&invitation=${invitation}`;
  const bots = [1, 2].map(() => spawn(process.execPath, [join(import.meta.dirname, "bot.ts"), link]));
  const exits = bots.map(async (bot) => {
    const output = Promise.all([text(bot.stdout), text(bot.stderr)]);
    const [code] = await once(bot, "exit");
    return { code, output: (await output).join("") };
  });
  await vi.waitUntil(async () => (await look()).seats.every(({ kind }) => kind !== "open"), { timeout: PATIENCE });
  await host.post("table/start", { table: id });
  for (const [seat, exit] of (await Promise.all(exits)).entries()) {
    expect(exit, `bot ${seat}`).toMatchObject({ code: 0, output: expect.stringMatching(/^seat \d: place \d of 3/) });
  }
  return look();
}

describe("a bot that depends on the documented protocol alone", () => {
  it("plays Imperial to the end with another one and a bot of the server", { timeout: PATIENCE }, async () => {
    const { status, outcome } = await playTogether("imperial", {});
    expect(status).toBe("finished");
    expect(outcome?.ranking).toHaveLength(3);
  });

  it("plays ImpeRunde with its answer windows", { timeout: PATIENCE }, async () => {
    const { status, outcome } = await playTogether("imperunde", { roundLimit: 2 });
    expect(status).toBe("finished");
    expect(outcome?.ranking).toHaveLength(3);
  });
});
