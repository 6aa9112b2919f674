import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, OPENING, openHouse } from "./web-house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, OPENING);
afterAll(() => house.close());

const KILOBYTE = 1000;

/** Everything of style and script that the page fetched until something stood there, gzipped, by file. */
async function fetchedFor(address: string, isThere: string): Promise<Map<string, number>> {
  const { page } = await house.visit();
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/\/assets\/.*\.(js|css)$/.test(pathname)) return;
    const read = async () => void sizes.set(pathname, gzipSync(await response.body()).length);
    reading.push(read());
  });
  await page.goto("about:blank");
  await page.goto(`${house.url}/${address}`);
  await page.locator(isThere).first().waitFor();
  await Promise.all(reading);
  return sizes;
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

describe("what a first visit costs", () => {
  it("is under 250 kB of script and style for Home, its ornament included", async () => {
    const sizes = await fetchedFor("#/", ".disc .board");
    expect(sizes.size).toBeGreaterThan(3);
    expect(sum(sizes.values())).toBeLessThan(250 * KILOBYTE);
  });
});
