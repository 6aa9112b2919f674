/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { NO_SCREEN } from "./no-screen.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** No other test has these languages. */
const PLAIN = { locale: "de-AT" };
const CHANGED = { locale: "de-LI" };
const SMALL = { width: 1001, height: 701 };

describe("a page that a test has left", () => {
  let left: Page;

  it("is used, changed and left", async () => {
    const { page, context, consoleErrors } = await site.open(NO_SCREEN, PLAIN);
    left = page;
    await page.evaluate(async () => {
      localStorage.setItem("left", "here");
      sessionStorage.setItem("left", "here");
      await caches.open("left");
      await new Promise((done) => {
        indexedDB.open("left").onsuccess = done;
      });
      console.error("left");
    });
    await context.addCookies([{ name: "left", value: "here", url: page.url() }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "no-preference" });
    await expect.poll(() => consoleErrors).toEqual(["left"]);
  });

  it("is as good as new for the next one, and has its size and theme", async () => {
    const { page, context, consoleErrors } = await site.open(NO_SCREEN, { ...PLAIN, viewport: SMALL });
    expect(page).toBe(left);
    const found = await page.evaluate(async () => ({
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      size: [innerWidth, innerHeight],
      isDark: matchMedia("(prefers-color-scheme: dark)").matches,
      isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
      language: navigator.language,
    }));
    expect(found).toEqual({
      stored: ["rondel.pace"],
      databases: [],
      caches: [],
      size: [SMALL.width, SMALL.height],
      isDark: false,
      isCalm: true,
      language: PLAIN.locale,
    });
    expect(await context.cookies()).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

describe("a page with a change that lasts", () => {
  let changed: Page;

  it("is used and left", async () => {
    const { page } = await site.open(NO_SCREEN, CHANGED);
    changed = page;
    await page.route("**/none", (route) => route.abort());
  });

  it("is closed and not used again", async () => {
    const { page } = await site.open(NO_SCREEN, CHANGED);
    expect(page).not.toBe(changed);
    expect(changed.isClosed()).toBe(true);
  });
});
