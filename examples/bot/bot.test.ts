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

/** Lets the host make a table, two of the example's processes follow its link, and everybody play to the end. */
async function playTogether(game: string, options: Readonly<Record<string, number>>): Promise<Table> {
  const host = await enter(server.url);
  const seats = [{ kind: "open" }, { kind: "open" }, { kind: "bot", level: "simple" }];
  const wish = { game, options, seats, visibility: "link", clock: { kind: "none" } };
  const { id: table, invitation } = await host.post<Table>("table/make", wish);
  const look = () => host.post<Table>("table/look", { table });
  const link = `${server.url}/#table=${table}&invitation=${invitation}`;
  const bots = [1, 2].map(() => spawn(process.execPath, [join(import.meta.dirname, "bot.ts"), link]));
  const said = bots.map(async (bot) => {
    const words = Promise.all([text(bot.stdout), text(bot.stderr)]);
    const [code] = await once(bot, "exit");
    return { code, words: (await words).join("") };
  });
  await vi.waitUntil(async () => (await look()).seats.every(({ kind }) => kind !== "open"), { timeout: PATIENCE });
  await host.post("table/start", { table });
  for (const [seat, each] of (await Promise.all(said)).entries()) {
    expect(each, `bot ${seat}`).toMatchObject({ code: 0, words: expect.stringMatching(/^seat \d: place \d of 3/) });
  }
  return look();
}

describe("a bot that knows nothing but the documented protocol", () => {
  it("plays Imperial to the end, together with another and a bot of the server", { timeout: PATIENCE }, async () => {
    const { status, outcome } = await playTogether("imperial", {});
    expect(status).toBe("finished");
    expect(outcome?.ranking).toHaveLength(3);
  });

  it("plays rounds of ImpeRunde with its answer windows", { timeout: PATIENCE }, async () => {
    const { status, outcome } = await playTogether("imperunde", { roundLimit: 2 });
    expect(status).toBe("finished");
    expect(outcome?.ranking).toHaveLength(3);
  });
});
