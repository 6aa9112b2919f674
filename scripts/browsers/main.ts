// Visits the built page with the other browser engines that are installed: home, 20 clicks in each game, hatching, a table of two, a reload
// without the server. The exit code is 1 after a failure; engines that are not installed are skipped, and the output says so.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imperial } from "@rondel/imperial";
import { startServer } from "@rondel/server";
import { pino } from "pino";
import { buildPage } from "../../e2e/page-build.ts";
import { readFlags } from "../flags.ts";
import { firefox } from "./firefox.ts";
import type { BrowserSession, Engine } from "./session.ts";
import { failuresIn, meetOnline, playClicks, reloadOffline, seeHatching, seeHome, storePage } from "./visit.ts";
import { webkit } from "./webkit.ts";

readFlags("npm run browsers (no options): visits the page with Firefox and WebKit, where they are installed", {});
const isInstalled = (program: string) => spawnSync("which", [program]).status === 0;
const folder = mkdtempSync(join(tmpdir(), "rondel-browsers-"));
let failed = 0;

const found = [firefox, webkit].filter((engine) => {
  const missing = engine.programs.filter((program) => !isInstalled(program));
  if (missing.length > 0) console.log(`skipped ${engine.name}: ${missing.join(" and ")} not installed`);
  return missing.length === 0;
});
if (found.length > 0) {
  const page = await buildPage();
  for (const engine of found) await visitWith(engine, page);
  rmSync(page, { recursive: true, force: true });
}
rmSync(folder, { recursive: true, force: true });
console.log(`${found.length} engines visited, ${failed} steps failed`);
process.exit(failed > 0 ? 1 : 0);

async function visitWith(engine: Engine, staticFolder: string): Promise<void> {
  const server = await startServer({
    games: [{ game: imperial, module: import.meta.resolve("@rondel/imperial"), name: "imperial" }],
    store: { folder: join(folder, engine.name) },
    staticFolder,
    port: 0,
    botThreads: 1,
    log: pino({ level: "silent" }),
  });
  const browsers: BrowserSession[] = [];
  const step = async (name: string, run: () => Promise<void>): Promise<void> => {
    try {
      await run();
      console.log(`ok   ${engine.name}: ${name}`);
    } catch (error) {
      failed++;
      console.log(`FAIL ${engine.name}: ${name}\n     ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await step("starts", async () => {
    browsers.push(await engine.start(), await engine.start());
  });
  const [host, guest] = browsers;
  if (host && guest) {
    const withoutErrors = (run: () => Promise<void>) => async () => {
      await run();
      const failures = await failuresIn(host);
      if (failures.length > 0) throw new Error(failures.join("; "));
    };
    await step(
      "home",
      withoutErrors(() => seeHome(host, server.url)),
    );
    await step(
      "20 clicks in Imperial",
      withoutErrors(() => playClicks(host, "imperial")),
    );
    await step(
      "20 clicks in ImpeRunde",
      withoutErrors(() => playClicks(host, "imperunde")),
    );
    await step(
      "hatching on the map",
      withoutErrors(() => seeHatching(host)),
    );
    await step(
      "a table of two",
      withoutErrors(() => meetOnline(host, guest)),
    );
    await step(
      "stores the page",
      withoutErrors(() => storePage(host)),
    );
  }
  await server.stop();
  if (host) await step("a reload without the server", () => reloadOffline(host, server.url));
  await Promise.all(browsers.map((browser) => browser.close()));
}
