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

/** Everything of style and script that the page fetched until something stood there, gzipped, by file. */
async function fetchedFor(page: Page, address: string, isThere: string): Promise<Map<string, number>> {
  // What is still under way for another screen is broken off, and not listened to.
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
  await page.locator(isThere).first().waitFor();
  await page.waitForLoadState("networkidle");
  await Promise.all(reading);
  return sizes;
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

/** Nothing comes from an earlier visit. */
const NEW_HERE = { serviceWorkers: "block" } as const;

describe("what a first visit costs", () => {
  it("is under 250 kB of script and style for Home, its ornament included", async () => {
    const { page } = await site.visit(NEW_HERE);
    const sizes = await fetchedFor(page, `${site.url}/#/`, ".disc .board");
    expect(sizes.size).toBeGreaterThan(3);
    expect(sum(sizes.values())).toBeLessThan(250 * KILOBYTE);
  });

  it.each(["imperial", "imperunde"])(
    "is under 250 kB for the screen of %s, and its board under 150 kB",
    async (game) => {
      const { page } = await site.visit(NEW_HERE);
      await page.goto(`/#/new/hotseat/${game}`);
      await page.getByRole("button", { name: "Start" }).click();
      await page.locator(".board").waitFor();
      const sizes = await fetchedFor(page, page.url(), ".board");
      const isBoard = (file: string) => file.includes(`/${game}.generated-`);
      const board = [...sizes].filter(([file]) => isBoard(file)).map(([, size]) => size);
      const screen = [...sizes].filter(([file]) => !isBoard(file)).map(([, size]) => size);
      expect(board).toHaveLength(1);
      expect(sum(board)).toBeLessThan(150 * KILOBYTE);
      expect(sum(screen)).toBeLessThan(250 * KILOBYTE);
    },
  );
});
