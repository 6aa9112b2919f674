import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROGRAM } from "./run-rondel.ts";

const KEY = "correct-horse-battery";

let folder = "";
let server: ChildProcess;
let url = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rondel-operator-"));
  server = spawn(process.execPath, [PROGRAM, "serve", "--port", "0"], {
    cwd: folder,
    env: { ...process.env, OPERATOR_KEY: `mara:${KEY}` },
  });
  const [data] = (await once(server.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  url = /http:\S+/.exec(data.toString())?.[0] ?? "";
}, 60_000);
afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});

/** Runs `rondel operator` and returns its exit code and output. */
function rondel(args: readonly string[], key = KEY): Promise<{ readonly code: number; readonly text: string }> {
  return new Promise((resolve) => {
    const environment = { ...process.env, OPERATOR_KEY: key };
    execFile(process.execPath, [PROGRAM, "operator", ...args, "--url", url], { env: environment }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, text: `${out}${err}` }),
    );
  });
}

async function newPlayer(): Promise<string> {
  const response = await fetch(`${url}/api/me/enter`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  return ((await response.json()) as { readonly player: string }).player;
}

describe("rondel operator", () => {
  it("lists players, mutes one until a time, and shows the act in the audit log", async () => {
    const player = await newPlayer();
    expect((await rondel(["overview"])).text).toMatch(/players +1/);
    expect((await rondel(["players"])).text).toContain(player);
    const muted = await rondel(["mute", player, "--for", "7d", "--why", "insults"]);
    expect(muted).toMatchObject({ code: 0, text: expect.stringContaining("Done.") });
    const { players } = JSON.parse((await rondel(["players", "--search", player, "--json"])).text);
    expect(players[0].mutedUntil).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60 * 1000);
    expect((await rondel(["audit"])).text).toMatch(/mara +mute +.*insults/);
    expect(await rondel(["unsuspend", player, "--why", "by mistake"])).toMatchObject({
      code: 1,
      text: expect.stringContaining("not-suspended"),
    });
    for (const list of ["tables", "reports"]) expect((await rondel([list])).code).toBe(0);
  });

  it("explains a wrong key, a missing reason, a missing duration and an unknown action", async () => {
    const player = await newPlayer();
    const problem = async (args: readonly string[], key?: string) => {
      const { code, text } = await rondel(args, key);
      expect(code).toBe(2);
      return text;
    };
    expect(await problem(["overview"], "wrong-key-wrong-key")).toContain("The key in OPERATOR_KEY is not right.");
    expect(await problem(["mute", player, "--for", "7d"])).toContain("--why is required");
    expect(await problem(["mute", player, "--why", "insults"])).toContain("--for is required");
    expect(await problem(["praise", player, "--why", "nice"])).toContain('Unknown action "praise"');
  });
});
