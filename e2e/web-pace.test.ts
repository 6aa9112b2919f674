/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { imperialMatchFrom, storedImperialGame } from "./imperial-match.ts";
import { openMatch, storedGame } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { PHONE } from "./site.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const WAIT = { timeout: 20_000 };

/** The turns that have ended. */
const turns = (page: Page) => page.locator(".log-turn").count();
const next = (page: Page) => page.getByRole("button", { name: "Next turn" });

/** Austria-Hungary of the player moves, then Italy and France of a bot. Nobody can reach the Investor space. */
const TWO_TURNS_OF_A_BOT = imperialMatchFrom([
  "factories vienna,budapest,rome,naples,paris,bordeaux",
  "bonds s0 austria-hungary 9",
  "bonds s1 italy 9",
  "bonds s1 france 9",
  "government austria-hungary s0",
  "government italy s1",
  "government france s1",
  "cash s0 4",
  "cash s1 0",
  "rondel austria-hungary import",
  "rondel italy import",
  "rondel france import",
  "investorCard s0",
  "turn austria-hungary",
]);
const isFirst = (seat: number) => seat === 0;

/** Opens the match and moves Austria-Hungary to Taxation. */
async function openAndMove(page: Page): Promise<void> {
  await openMatch(page, TWO_TURNS_OF_A_BOT, isFirst);
  await page.locator(".option", { hasText: "Taxation" }).click();
  await page.locator(".decide .btn.go").click();
}

/** Takes the focus away from buttons, for which Enter and the space bar have a meaning of their own. */
const leaveControls = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

describe("the pace of a game against bots", () => {
  it("waits for Enter before each turn, pauses with the space bar, and is kept on the device", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperial");
    await page.evaluate(() => localStorage.setItem("rondel.pace", "step"));
    await openAndMove(page);
    await next(page).waitFor();
    await expect.poll(() => turns(page), WAIT).toBe(1);
    await next(page).press("Enter");
    await expect.poll(() => turns(page), WAIT).toBe(2);

    await page.reload();
    const pace = page.getByRole("combobox", { name: "Pace of other players’ moves" });
    expect(await pace.locator("option:checked").textContent()).toBe("turn by turn");
    await leaveControls(page);
    await page.keyboard.press("Space");
    await page.getByText("Paused: the moves of others wait.").waitFor();
    await page.locator(".pace").getByRole("button", { name: "Continue" }).click();
    await page.getByText("Paused: the moves of others wait.").waitFor({ state: "detached" });
    expect(consoleErrors).toEqual([]);
  });
});

describe("the recap", () => {
  it("lists the turns of others before a decision, and replays one", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperial");
    await openAndMove(page);
    const line = page.locator(".recap .recap-line").first();
    await line.waitFor();
    expect(await line.innerText()).toMatch(/: (Factory|Production|Manoeuvre|Investor|Import|Taxation)/);
    await line.click();
    await page.locator(".frame.past").waitFor();
    await page.locator(".frame.past").waitFor({ state: "detached" });
    expect(consoleErrors).toEqual([]);
  });
});

describe("the log", () => {
  it("has a paragraph for each turn that opens into steps; the slider stops after turns, and the round follows it", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperial");
    await openMatch(page, storedImperialGame("random-6", 60));
    const turn = page.locator(".log-turn", { hasText: /: (Production|Import|Taxation), \d/ }).first();
    expect(await turn.locator(".log-rule").count()).toBe(0);
    await turn.locator("summary").click();
    await turn.locator(".log-rule").first().waitFor();
    const shown = async () => Number(/\d+/.exec((await page.locator("h1.prompt").textContent()) ?? "")?.[0]);
    const round = page.locator(".frame-meta", { hasText: /Round 1(?!\d)/ });
    expect(await round.count()).toBe(0);
    await page.getByRole("button", { name: "Back one turn" }).click();
    await page.locator(".frame.past").waitFor();
    await page.getByRole("button", { name: "Back one turn" }).click();
    await page.getByRole("slider", { name: "Move" }).press("Home");
    await round.waitFor();
    for (let turns = 0; turns < 8; turns++) await page.getByRole("button", { name: "Forward one turn" }).click();
    await expect.poll(shown, WAIT).toBeGreaterThan(8);
    const before = await shown();
    await page.locator(".scrubber").getByRole("button", { name: "Single moves" }).click();
    await page.getByRole("button", { name: "Next move" }).click();
    await expect.poll(shown, WAIT).toBe(before + 1);
    expect(consoleErrors).toEqual([]);
  });
});

describe("the history", () => {
  it("lists turns with their sums, and single moves on request", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    await openMatch(page, storedImperialGame("random-6", 60));
    await page.getByRole("tab", { name: "History" }).click();
    const steps = page.locator(".history-step");
    await steps
      .filter({ hasText: /: (Factory|Production|Manoeuvre|Investor|Import|Taxation)/ })
      .first()
      .waitFor();
    const turns = await steps.count();
    await page.getByRole("switch", { name: "Single moves" }).click();
    await expect.poll(() => steps.count(), WAIT).toBeGreaterThan(turns);
    expect(consoleErrors).toEqual([]);
  });

  it.each([
    ["Imperial", storedImperialGame("random-6", 60)],
    ["ImpeRunde", storedGame("four-players", 300)],
  ])(
    "leads back to the latest move of %s from the history and from where decisions are made, also on a phone",
    async (_, match) => {
      const { page, consoleErrors } = await site.open(NO_SCREEN, { viewport: PHONE, hasTouch: true, isMobile: true });
      await openMatch(page, match);
      await page.getByRole("tab", { name: "History" }).tap();
      await page.locator(".history-step").first().tap();
      await page.locator(".history").getByRole("button", { name: "Back to the latest move" }).tap();
      await page.locator(".frame.past").waitFor({ state: "detached" });
      await page.locator(".history-step").first().tap();
      await page.locator(".frame.past").waitFor();
      await page.getByRole("tab", { name: "Decide" }).tap();
      await page.locator(".decide").getByRole("button", { name: "Back to the latest move" }).tap();
      await page.locator(".frame.past").waitFor({ state: "detached" });
      expect(consoleErrors).toEqual([]);
    },
  );
});
