/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isInSight } from "./board-view.ts";
import type { OpenedPage } from "./browser.ts";
import { imperialMatchFrom } from "./imperial-match.ts";
import { openMatch, storedGame } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
let opened: OpenedPage;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
  opened = await site.open(NO_SCREEN);
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const WAIT = { timeout: 20_000 };

/** Four bots place their ships, then the armies or the frigate of each new colony: every move has regions. */
const SETUP = storedGame("four-players", 19);
/** The players of the device take turns; Austria-Hungary moves to Production and produces in Vienna. */
const PRODUCTION = imperialMatchFrom([
  "factories vienna,budapest",
  "bonds s0 austria-hungary 9",
  "government austria-hungary s0",
  "cash s0 4",
  "cash s1 4",
  "rondel austria-hungary import",
  "investorCard s0",
  "turn austria-hungary",
]);

/** Stops the clock by which the board measures for how long it stays where the player has moved it. */
const stopClock = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });

const waitSixSeconds = (page: Page) =>
  page.evaluate(() => {
    const later = performance.now() + 6001;
    performance.now = () => later;
  });

const viewOf = (page: Page) => page.locator(".board-paper").evaluate((paper) => getComputedStyle(paper).transform);

/** Zooms in around the middle of the board until it grows no more. */
async function zoomIn(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Zoom in" });
  for (let view = ""; view !== (await viewOf(page)); await button.click()) view = await viewOf(page);
}

/** Opens the match, pauses the bots and looks at Antarctica, from where no region is in sight. Returns the view. */
async function pauseAndLookAway({ page }: OpenedPage): Promise<string> {
  await page.evaluate(() => localStorage.setItem("rondel.pace", "slow"));
  await openMatch(page, SETUP, () => false);
  await page.keyboard.press("Space");
  await page.getByText("Paused: the moves of others wait.").waitFor();
  await stopClock(page);
  await zoomIn(page);
  return viewOf(page);
}

const linesOf = (page: Page) => page.locator(".log-line").count();

/** Lets the bots go on, and waits until some have moved. */
async function letBotsMove(page: Page): Promise<void> {
  const before = await linesOf(page);
  await page.getByRole("combobox", { name: "Pace of other players’ moves" }).selectOption("instant");
  await page.locator(".pace-bar").getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => linesOf(page), WAIT).toBeGreaterThan(before + 2);
}

/** Whether the middle of each region of the last events is in sight; at least one region has events. */
const areLastInSight = (page: Page) =>
  page.locator(".region-last").evaluateAll((shapes) => {
    const board = document.querySelector(".board")?.getBoundingClientRect();
    const isInside = (shape: Element) => {
      const { left, top, right, bottom } = shape.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return board !== undefined && x > board.left && x < board.right && y > board.top && y < board.bottom;
    };
    return shapes.length > 0 && shapes.every(isInside);
  });

describe("the board", () => {
  it("follows the moves of others to regions out of sight", async () => {
    const { page, consoleErrors } = opened;
    await pauseAndLookAway(opened);
    await waitSixSeconds(page);
    await letBotsMove(page);
    await expect.poll(() => areLastInSight(page), WAIT).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  it("stays where the player has just moved it", async () => {
    const { page, consoleErrors } = opened;
    const view = await pauseAndLookAway(opened);
    await letBotsMove(page);
    expect(await viewOf(page)).toBe(view);
    expect(consoleErrors).toEqual([]);
  });

  it("of Imperial follows the moves, too", async () => {
    const { page, consoleErrors } = opened;
    await openMatch(page, PRODUCTION);
    await stopClock(page);
    const { x = 0, y = 0, height = 0 } = (await page.locator(".board").boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + height - 5);
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => isInSight(page, "vienna"), WAIT).toBe(false);
    await waitSixSeconds(page);
    await page.locator(".option", { hasText: "Production" }).first().click();
    await page.locator(".decide .btn.go").click();
    await page.locator(".option", { hasText: "Produce in Vienna" }).click();
    await expect.poll(() => isInSight(page, "vienna"), WAIT).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  it("stays where it is if the player has switched the following off", async () => {
    // Without a server, the settings have an error in the console.
    const { page } = opened;
    await page.evaluate(() => {
      location.hash = "#/settings";
    });
    await page.getByRole("switch", { name: "Board follows the moves" }).click();
    const view = await pauseAndLookAway(opened);
    await waitSixSeconds(page);
    await letBotsMove(page);
    expect(await viewOf(page)).toBe(view);
    await page.evaluate(() => localStorage.removeItem("rondel.follow-moves"));
  });
});
