import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, type SharedBrowser } from "./browser.ts";
import { sample } from "./engine-sample.ts";

const SECRET = "0f".repeat(32);
let browser: SharedBrowser;
let bundle = "";

beforeAll(async () => {
  const entry = fileURLToPath(new URL("./engine-sample.ts", import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "rondel" } },
  })) as Rolldown.RolldownOutput[];
  bundle = built[0]?.output[0].code ?? "";
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("the engine in a browser", () => {
  it("draws, commits, hashes and sets up as in Node", async () => {
    const { page } = await openPage(browser);
    await page.addScriptTag({ content: bundle });
    const inBrowser = await page.evaluate(`rondel.sample(${JSON.stringify(SECRET)})`);
    expect(inBrowser).toEqual(sample(SECRET));
  });
});
