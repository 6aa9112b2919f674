import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findChromium, findWholeChromium, missingChromium } from "../scripts/chromium.ts";

const folder = mkdtempSync(join(tmpdir(), "rondel-chromium-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the browser of the tests", () => {
  it("is the one that RONDEL_CHROMIUM names, and no other", () => {
    const path = join(folder, "my-browser");
    writeFileSync(path, "");
    expect(findChromium({ RONDEL_CHROMIUM: path })).toBe(path);
    expect(findChromium({ RONDEL_CHROMIUM: join(folder, "missing"), PATH: process.env.PATH })).toBeUndefined();
  });

  it("is otherwise found in PATH, the headless shell first", () => {
    const path = join(folder, "google-chrome");
    const shell = join(mkdtempSync(join(folder, "later-")), "chromium-headless-shell");
    writeFileSync(path, "");
    writeFileSync(shell, "");
    expect(findChromium({ PATH: folder })).toBe(path);
    expect(findChromium({ PATH: [folder, dirname(shell)].join(delimiter) })).toBe(shell);
    expect(findWholeChromium({ PATH: [folder, dirname(shell)].join(delimiter) })).toBe(path);
    rmSync(path);
  });

  it("is reported as missing with the names and places that were tried and three ways to provide it", () => {
    const sentence = missingChromium({ PATH: folder });
    expect(sentence).toContain(
      `chromium, chromium-browser, google-chrome-stable, google-chrome, chrome in PATH: ${folder}`,
    );
    expect(sentence).toContain("RONDEL_CHROMIUM: not set");
    expect(sentence).toContain("npx playwright-core install chromium");
    expect(sentence).toContain("RONDEL_CHROMIUM=/path/to/chrome npm test");
    const wrong = missingChromium({ RONDEL_CHROMIUM: join(folder, "missing") });
    expect(wrong).toContain(`${join(folder, "missing")} does not exist`);
  });
});
