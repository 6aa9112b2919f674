/// <reference lib="dom" />
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { OpenedPage } from "./browser.ts";
import { storedImperialGame } from "./imperial-match.ts";
import { THREE_PLAYERS } from "./imperunde-positions.ts";
import { matchFrom, openMatch } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { waitForPanels } from "./page-checks.ts";
import { SIX_SIZES } from "./six-sizes.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite, startHotSeat } from "./static-site.ts";

let site: StaticSite;
let opened: OpenedPage;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
  opened = await site.open(NO_SCREEN);
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const WAIT = { timeout: 20_000 };

/** Anna can take Bruno’s Spain without a roll. */
const CONQUEST = matchFrom([
  ...THREE_PLAYERS,
  "pieces france s0 infantry 3",
  "relation s0 s1 war",
  "round 2 6",
  "turn movement s0",
]);

const isInSight = (one: Locator) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

/** Takes Spain with one unit and ends Anna’s turn. */
async function conquerSpain(page: Page): Promise<void> {
  await page.locator(".option", { hasText: "France" }).click();
  for (let left = 0; left < 2; left++) await page.getByRole("button", { name: "One fewer: infantry" }).click();
  await page.locator(".option", { hasText: "Attack Spain" }).click();
  await page.getByRole("button", { name: "Take Spain with 1 unit" }).click();
  await page.getByRole("button", { name: "Finish moving" }).click();
}

describe("a loss", () => {
  it("is a banner at every size that leads to its moment and stays until it is seen", async () => {
    const { page, consoleErrors } = opened;
    await openMatch(page, CONQUEST);
    await conquerSpain(page);
    const banner = page.locator(".touches");
    const line = banner.locator(".recap-line", { hasText: "Anna conquers Spain from Bruno." });
    await line.waitFor();
    const hidden: string[] = [];
    for (const { width, height } of SIX_SIZES) {
      await page.setViewportSize({ width, height });
      await waitForPanels(page);
      if (!(await isInSight(line))) hidden.push(`${width}x${height}`);
    }
    expect(hidden).toEqual([]);
    await line.click();
    await page.locator(".frame.past").waitFor();
    await page.getByRole("button", { name: "Back to the latest move" }).first().click();
    await banner.getByRole("button", { name: "OK" }).click();
    await banner.waitFor({ state: "detached" });
    expect(consoleErrors).toEqual([]);
  }, 120_000);
});

describe("people", () => {
  it("have the same mark and colour in the list of players, on bonds and in the log", async () => {
    const { page, consoleErrors } = opened;
    await openMatch(page, storedImperialGame("random-6", 350));
    const looks = (where: string) =>
      page
        .locator(where)
        .evaluateAll((marks) =>
          marks
            .map((mark) => `${mark.textContent} ${getComputedStyle(mark).backgroundColor}`)
            .filter((look) => !look.startsWith(" ")),
        );
    const players = await looks(".players .mono");
    expect(new Set(players.map((look) => look.split(" ")[0])).size).toBe(6);
    expect(new Set(players).size).toBe(6);
    for (const where of [".bond i", ".log .mono"]) {
      const shown = await looks(where);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((look) => !players.includes(look))).toEqual([]);
    }
    expect(consoleErrors).toEqual([]);
  });
});

describe("a new game", () => {
  it("begins in round 1 with its setup in the log, selects no text by a double click, and lists its keys", async () => {
    const { page } = await site.open("#/new/hotseat/imperial");
    await startHotSeat(page, 4);
    await page.locator(".frame-meta", { hasText: "Round 1" }).waitFor();
    await page
      .locator(".log-line", { hasText: /buys .* 9\sM bond/ })
      .first()
      .waitFor();
    await page.locator(".frame-left .nation").first().dblclick();
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
    await page.keyboard.press("Escape");
    await page.locator("body").press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor(WAIT);
  });
});
