import type { View } from "@rondel/imperial";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Clicks, clickHighlighted, seededDice } from "./imperial-clicks.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { waitForPanels } from "./page-checks.ts";
import { playUntil } from "./play-in-page.ts";
import { recordMessages } from "./received-messages.ts";
import { PHONE, type Site, STARTUP_TIMEOUT, startSite, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const END = { selector: ".ranking" };
const TABLET = { width: 1024, height: 768 };

/** Milliseconds for a whole match on a busy machine. */
const LONG_TIMEOUT = 600_000;

describe("a whole match of Imperial", () => {
  it(
    "is played by four browsers (one reloads, one is a phone, one is in French, one goes offline) and watched by a fifth",
    async () => {
      const mara = await site.visit({}, "/#/new/online/imperial");
      const link = await createTable(mara.page);
      const phone = await site.visit({ viewport: PHONE, hasTouch: true, isMobile: true, locale: "de-DE" }, NO_SCREEN);
      const french = await site.visit({ viewport: TABLET, locale: "fr-FR" }, NO_SCREEN);
      const dora = await site.visit({}, "/#/settings");
      const players = [mara, phone, french, dora];
      await setName(dora.page, "Dora");
      for (const { page } of [phone, french, dora]) await takeSeat(page, link);
      await mara.page.getByRole("button", { name: "Start the game" }).click();
      for (const { page } of players) await page.locator(".imperial-board").waitFor();
      const spectator = await site.visit({}, NO_SCREEN);
      const received = recordMessages(spectator.page);
      await spectator.page.goto(link);
      await spectator.page.locator(".imperial-board").waitFor();

      const clicks: Clicks = {};
      const total = () => Object.values(clicks).reduce((sum, count) => sum + count, 0);
      const play = (visitors: readonly Visitor[], isEnough: (page: Page) => Promise<boolean>) =>
        Promise.all(visitors.map((visitor, seed) => playOn(visitor.page, seed + 1, clicks, isEnough)));

      await play(players, async () => total() >= 60);
      expect(await phone.page.locator(".sheet").isVisible()).toBe(true);
      expect(await french.page.getByText("Journal", { exact: true }).isVisible()).toBe(true);

      await play([dora], async (page) => !(await isAsked(page)));
      await dora.context.setOffline(true);
      await dora.page.getByText("You are offline.").waitFor();
      await mara.page.reload();
      await mara.page.locator(".log-line").first().waitFor();
      const before = total();
      // In some matches Dora has nothing to decide for long.
      const isDorasTurn = (page: Page) => page.locator("h1", { hasText: "Dora" }).isVisible();
      await play([mara, phone, french], async (page) => total() >= before + 20 || (await isDorasTurn(page)));
      expect(total()).toBeGreaterThan(before);
      const changes = await nationsAt(mara.page);
      expect(await isAsked(dora.page)).toBe(false);
      await dora.context.setOffline(false);
      await dora.page.getByText("You are offline.").waitFor({ state: "detached" });
      await expect.poll(() => nationsAt(dora.page), { timeout: 60_000 }).toEqual(changes);
      expect(await isAsked(dora.page)).toBe(await isDorasTurn(mara.page));
      expect(changes).toHaveLength(12);
      expect(await spectator.page.locator(".player-cash").allTextContents()).toEqual(Array(4).fill("hidden"));

      await Promise.all([...players, spectator].map(({ page }, seed) => playUntil(page, seed + 1, END)));
      const [sums, ...others] = await Promise.all([...players, spectator].map(({ page }) => sumsAt(page)));
      expect(sums).toHaveLength(4);
      for (const [bonds = 0, cash = 0, score = -1] of sums ?? []) expect(bonds + cash).toBe(score);
      for (const other of others) expect(other).toEqual(sums);
      expect(await french.page.locator(".ranking thead").textContent()).toContain("Obligations");
      expect(clicks).toMatchObject({
        space: expect.any(Number),
        option: expect.any(Number),
        confirm: expect.any(Number),
      });

      const { positions, bodies } = await received();
      const running = positions.filter(({ outcome }) => outcome === null).map(({ view }) => view as View);
      expect(running.length).toBeGreaterThan(50);
      expect(running.flatMap(({ cash }) => cash.filter((amount) => amount !== null))).toEqual([]);
      expect(bodies.filter((body) => /"cash":\s*(\[[^\]]*)?\d/.test(body))).toEqual([]);
      for (const { consoleErrors } of [mara, phone, french, spectator]) expect(consoleErrors).toEqual([]);
      expect(dora.consoleErrors.filter((error) => !error.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});

/** Creates a table for four players with hidden cash and returns its link. */
async function createTable(page: Page): Promise<string> {
  await page.locator(".pick label", { hasText: /^4$/ }).click();
  await page.locator(".option-list summary").click();
  await page.locator(".option-list label", { hasText: "Hidden" }).click();
  await page.getByRole("button", { name: "Create table" }).click();
  return page.getByRole("textbox", { name: "Link to this table" }).inputValue();
}

async function setName(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
}

async function takeSeat(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator(".lobby-seat button.strong").first().click();
  await page.locator(".lobby-seat .mono.me").waitFor();
}

/** Clicks highlighted elements until the condition holds. */
async function playOn(
  page: Page,
  seed: number,
  clicks: Clicks,
  isEnough: (page: Page) => Promise<boolean>,
): Promise<void> {
  const dice = seededDice(seed);
  for (let tries = 0; tries < 20_000; tries++) {
    if (await isEnough(page)) return;
    const kind = await clickHighlighted(page, dice, { inHurry: true });
    if (kind) clicks[kind] = (clicks[kind] ?? 0) + 1;
  }
  throw new Error(`The goal was not reached after ${JSON.stringify(clicks)}`);
}

const isAsked = (page: Page) => page.locator('.frame[data-asked="true"]').isVisible();

/** Reads treasury, government and power points of all nations. */
async function nationsAt(page: Page): Promise<string[]> {
  await waitForPanels(page);
  return page.locator(".nation header, .nation-state").allTextContents();
}

/** Reads bonds, cash and score of all players, best first. */
function sumsAt(page: Page): Promise<number[][]> {
  return page
    .locator(".ranking tbody tr")
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll("td.figure")].map((cell) => Number(cell.textContent))),
    );
}
