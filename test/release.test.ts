import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "rondel-release-test-"));
/** Milliseconds for packing, installing and starting on a busy machine. */
const TIMEOUT = 300_000;
afterAll(() => rmSync(folder, { recursive: true, force: true }), TIMEOUT);

test(
  "a packed release starts from an empty folder with one command and without a build",
  async () => {
    execFileSync(process.execPath, [join(root, "scripts", "release.mjs"), folder], { stdio: "pipe" });
    const [archive = ""] = readdirSync(folder);
    expect(archive).toMatch(/^rondel-\d+\.\d+\.\d+\.tgz$/);
    execFileSync("tar", ["-xzf", archive], { cwd: folder });
    const release = join(folder, "package");

    // This is what `npm start` runs. npm itself does not pass SIGTERM on.
    const start = [join("scripts", "start.mjs"), "serve", "--port", "0", "--data", join(folder, "data")];
    const server = spawn(process.execPath, start, { cwd: release });
    try {
      const printed: string[] = [];
      createInterface({ input: server.stderr }).on("line", (line) => printed.push(line));
      const url = await addressIn(server.stdout);
      expect(printed.join("\n")).not.toContain("Building");
      const page = await fetch(url);
      expect(page.status).toBe(200);
      const [, script = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
      expect((await fetch(new URL(script, url))).headers.get("content-type")).toContain("javascript");
      expect(await (await fetch(new URL("healthz", url))).json()).toEqual({ well: true });
    } finally {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
  },
  TIMEOUT,
);

/** The address that the server prints when it is ready. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("the server ended before it was ready");
}
