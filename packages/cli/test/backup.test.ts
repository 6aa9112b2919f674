import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "..", "bin", "rondel.mjs");
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rondel-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function rondel(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { cwd: folder }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
}

describe("rondel backup and restore", () => {
  it("copy the data of a running server into an empty folder", async () => {
    const server = spawn(process.execPath, [PROGRAM, "serve", "--port", "0", "--data", "first"], { cwd: folder });
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    const url = /http:\S+/.exec(line.toString())?.[0] ?? "";
    const entered = await fetch(`${url}/api/me/enter`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    const { player } = (await entered.json()) as { readonly player: string };
    expect(await rondel("backup", "all.backup", "--data", "first")).toMatchObject({ code: 0 });
    server.kill("SIGTERM");
    await once(server, "exit");
    expect(readFileSync(join(folder, "all.backup"), "utf8")).toContain(player);
    // It contains secrets, so only the owner may read it.
    expect(statSync(join(folder, "all.backup")).mode & 0o077).toBe(0);
    expect(existsSync(join(folder, "all.backup.part"))).toBe(false);

    expect(await rondel("restore", "all.backup", "--data", "second")).toMatchObject({ code: 0 });
    expect(await rondel("restore", "all.backup", "--data", "second")).toMatchObject({
      code: 2,
      err: expect.stringContaining("empty store"),
    });
  });

  it("explain usage errors", async () => {
    expect(await rondel("backup")).toMatchObject({
      code: 2,
      err: expect.stringContaining("Expected exactly one file"),
    });
    expect(await rondel("backup", "x", "--data", "nowhere")).toMatchObject({
      code: 2,
      err: expect.stringContaining("no store in nowhere"),
    });
    expect(await rondel("restore", "missing")).toMatchObject({
      code: 2,
      err: expect.stringContaining("File not found"),
    });
  });
});
