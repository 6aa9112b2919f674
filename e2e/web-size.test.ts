/// <reference lib="dom" />
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const KILOBYTE = 1000;

/** Measures the gzipped scripts and styles that the page loads until the selector matches, by file. */
async function loadedFor(page: Page, address: string, selector: string): Promise<Map<string, number>> {
  await page.addInitScript(dropLongTimers);
  // Cancels the requests of the previous screen.
  await page.goto("about:blank");
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/\/assets\/.*\.(js|css)$/.test(pathname)) return;
    const read = async () => void sizes.set(pathname, gzipSync(await response.body()).length);
    reading.push(read());
  });
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState("networkidle");
  await Promise.all(reading);
  return sizes;
}

/** Runs in the page: nothing is loaded later (`load-later.ts`), which would count on a busy machine only. */
function dropLongTimers(): void {
  const wait = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (callback: () => void, pause = 0) => (pause < 2000 ? wait(callback, pause) : 0),
  });
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

describe("a first visit", () => {
  it("loads less than 250 kB of scripts and styles for Home, including its picture", async () => {
    const { page } = await site.visit();
    const sizes = await loadedFor(page, `${site.url}/#/`, ".disc .board");
    expect(sizes.size).toBeGreaterThan(3);
    expect(sum(sizes.values())).toBeLessThan(250 * KILOBYTE);
  });

  it.each(["imperial", "imperunde"])(
    "loads less than 250 kB for the screen of %s, and less than 150 kB for its board",
    async (game) => {
      const { page } = await site.visit({}, `/#/new/hotseat/${game}`);
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await page.locator(".board").waitFor();
      const sizes = await loadedFor(page, page.url(), ".board");
      const isBoard = (file: string) => file.includes(`/${game}.generated-`);
      const board = [...sizes].filter(([file]) => isBoard(file)).map(([, size]) => size);
      const screen = [...sizes].filter(([file]) => !isBoard(file)).map(([, size]) => size);
      expect(board).toHaveLength(1);
      expect(sum(board)).toBeLessThan(150 * KILOBYTE);
      expect(sum(screen)).toBeLessThan(250 * KILOBYTE);
    },
  );
});
