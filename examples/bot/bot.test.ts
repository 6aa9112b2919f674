import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { type Server, startServer } from "@rondel/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

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

interface Exit {
  readonly code: number;
  readonly output: string;
}

/** Starts a file of the example. */
function run(file: string, words: readonly string[]): { readonly exit: Promise<Exit>; firstLine(): Promise<string> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...words]);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const exit = once(child, "exit").then(async ([code]) => ({ code, output: (await output).join("") }));
  return {
    exit,
    async firstLine() {
      const [chunk] = await once(child.stdout, "data");
      return String(chunk).trim();
    },
  };
}

/** Plays a match of two processes of the example and a bot of the server, and returns the ranking that the host prints. */
async function playTogether(game: string, options: Readonly<Record<string, number>>): Promise<string[]> {
  const host = run("host.ts", [server.url, game, "open,open,simple", JSON.stringify(options)]);
  const link = await host.firstLine();
  const bots = [1, 2].map(() => run("bot.ts", [link]));
  for (const [seat, { exit }] of bots.entries()) {
    expect(await exit, `bot ${seat}`).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^seat \d: place \d of 3/),
    });
  }
  const { code, output } = await host.exit;
  expect(code).toBe(0);
  return output.trim().split("\n").slice(1);
}

describe("bots that depend on the documented protocol alone", () => {
  it("play Imperial to the end with a bot of the server", { timeout: PATIENCE }, async () => {
    expect(await playTogether("imperial", {})).toEqual(
      Array(3).fill(expect.stringMatching(/^\d\. seat \d, score \d+$/)),
    );
  });

  it("play ImpeRunde with its answer windows", { timeout: PATIENCE }, async () => {
    expect(await playTogether("imperunde", { roundLimit: 2 })).toHaveLength(3);
  });
});
