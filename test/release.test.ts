import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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
    const { version } = JSON.parse(readFileSync(join(release, "package.json"), "utf8")) as { version: string };
    expect(archive).toBe(`rondel-${version}.tgz`);
    const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(join(release, "CHANGELOG.md"), "utf8")) ?? [];
    expect(version).toBe(newest);

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
      // Nothing that only tests or the build of the page need is installed.
      for (const name of ["typescript", "vite", "vitest", "preact"]) {
        expect([name, existsSync(join(release, "node_modules", name))]).toEqual([name, false]);
      }
      // The unit and the image start the files that the release has after `npm start`.
      for (const path of [...programsOfUnit(release), ...programsOfImage(release)]) {
        expect([path, existsSync(join(release, path))]).toEqual([path, true]);
      }
    } finally {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
  },
  TIMEOUT,
);

/** The files that the systemd unit starts, in the folder of the release. */
function programsOfUnit(release: string): string[] {
  const unit = readFileSync(join(release, "deploy", "rondel.service"), "utf8");
  const [, command = ""] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  const programs = command.match(/\/srv\/rondel\/\S+/g) ?? [];
  expect(programs).toHaveLength(2);
  return programs.map((path) => path.replace("/srv/rondel/", ""));
}

/** The files that the image of the Containerfile starts, in the folder of the release. */
function programsOfImage(release: string): string[] {
  const text = readFileSync(join(release, "deploy", "Containerfile"), "utf8");
  expect(text).toContain("WORKDIR /srv/rondel\nCOPY . .\n");
  const [, entry = "[]"] = /^ENTRYPOINT (.+)$/m.exec(text) ?? [];
  const [program, ...parameters] = JSON.parse(entry) as string[];
  // The image brings Node itself.
  expect(text).toMatch(/^FROM \S+\/node:24/m);
  expect(program).toBe("node");
  expect(parameters).toHaveLength(1);
  return parameters;
}

/** The address that the server prints when it is ready. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("the server ended before it was ready");
}
