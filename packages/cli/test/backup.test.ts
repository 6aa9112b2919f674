import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRondel, PROGRAM, startRondel } from "./run-rondel.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rondel-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

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
    expect(await startRondel("backup all.backup --data first", folder)).toMatchObject({ code: 0 });
    server.kill("SIGTERM");
    await once(server, "exit");
    expect(readFileSync(join(folder, "all.backup"), "utf8")).toContain(player);
    // It contains secrets, so only the owner may read it.
    expect(statSync(join(folder, "all.backup")).mode & 0o077).toBe(0);
    expect(existsSync(join(folder, "all.backup.part"))).toBe(false);

    expect(await startRondel("restore all.backup --data second", folder)).toMatchObject({ code: 0 });
    expect(await startRondel("restore all.backup --data second", folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining("empty store"),
    });
  });

  it("explain usage errors", async () => {
    expect(await callRondel("backup", folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining("Expected exactly one file"),
    });
    expect(await callRondel("backup x --data nowhere", folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining("no store in nowhere"),
    });
    expect(existsSync(join(folder, "x.part"))).toBe(false);
    expect(await callRondel("backup elsewhere/x", folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining("Folder not found: elsewhere"),
    });
    expect(await callRondel("restore missing", folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining("File not found"),
    });
  });
});
