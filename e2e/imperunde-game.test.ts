import type { Frame } from "@rondel/imperunde";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openMatch, storedGameAt } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { axeViolationsAtSizes, focusedElement, tabTo } from "./page-checks.ts";
import { playUntil } from "./play-in-page.ts";
import { type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, 180_000);
afterAll(() => site.close());

const LONG_TIMEOUT = 600_000;

/** Finds `use` elements whose symbol is not on the page, which makes them invisible. */
function missingSymbols(page: Page): Promise<(string | null)[]> {
  return page
    .locator("use")
    .evaluateAll((uses) =>
      uses.map((use) => use.getAttribute("href")).filter((href) => href !== null && !document.querySelector(href)),
    );
}

/** The first moments of a stored game at which the last procedure is of this kind, with an element that shows it. */
const MOMENTS = [
  { kind: "talks", shown: ".talks-table" },
  { kind: "investments", shown: ".decide-about" },
  { kind: "battle", shown: ".battle" },
] as const;

/** A stored game of four players up to the first decision of round 3 in a procedure of this kind. */
function storedMoment(kind: Frame["kind"]) {
  return storedGameAt(
    "four-players",
    ({ frames, round }) => round === 3 && frames.findLast((frame) => frame.kind !== "window")?.kind === kind,
  );
}

async function chooseOption(page: Page, option: string, value: string): Promise<void> {
  const heading = page.getByRole("heading", { name: option, exact: true });
  await page.locator(".option-list li", { has: heading }).getByText(value, { exact: true }).click();
}

describe("ImpeRunde", () => {
  it(
    "is played by three people on one device, with secret choices behind the curtain",
    async () => {
      const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde");
      await page.locator(".pick label", { hasText: /^3$/ }).click();
      await page.locator(".option-list summary").click();
      await chooseOption(page, "End of the talks", "Secret choice");
      await chooseOption(page, "Embarkation", "All at the same time");
      await chooseOption(page, "Enemy transports", "The winner decides");
      await page.locator("button.begin").click();
      await page.locator('.frame-left .player-card[data-turn="true"]', { hasText: "you" }).waitFor();
      expect(await page.locator(".frame-left .player-card-role").allTextContents()).toEqual(["playing now", "next"]);
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".hints li .btn").first().click();
      await page.locator('.option[aria-pressed="true"]').waitFor();
      expect(await page.locator(".decide .btn.go").count()).toBe(1);
      const setup = await playUntil(page, 4, { selector: ".phase-ring p", text: /Round 1/ });
      // The first curtain of the round may come before its name is drawn.
      expect(setup.curtain ?? 0).toBeLessThan(2);
      const clicks = await playUntil(page, 4, {
        selector: ".log-line",
        text: /Everyone’s choice of war or peace is revealed/,
      });
      // One for the secret choice of each player at least.
      expect(clicks.curtain).toBeGreaterThanOrEqual(3);
      await playUntil(page, 4, { selector: ".log-line", text: /Everyone’s embarkations are revealed/ });
      // Sometimes two phases begin at once, and both are headings.
      const headings = await page.locator(".log-phase").allTextContents();
      expect(headings).toContain("Movement & combat");
      expect(new Set(headings).size).toBe(headings.length);
      await playUntil(page, 4, { selector: ".log-round", text: /^Round (?!1$)/ });
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it(
    "takes investments by keyboard alone and shows price and funds",
    async () => {
      const { page, consoleErrors } = await site.open(NO_SCREEN);
      const { text, seat } = storedMoment("investments");
      await openMatch(page, text, (other) => other === seat);
      const isInvesting = () => page.getByRole("heading", { level: 1, name: /Invest(?=[A-Z ]|$)/ }).isVisible();
      await expect.poll(isInvesting).toBe(true);
      expect(await page.locator(".decide-about").textContent()).toMatch(/0 spent, \d+ left/);
      await tabTo(page, ({ region }) => region !== null);
      await page.keyboard.press("PageDown");
      await expect
        .poll(async () => (await focusedElement(page)).label, { timeout: 20_000 })
        .toContain("can be selected");
      await page.keyboard.press("Enter");
      await tabTo(page, ({ label }) => label === "One more: infantry");
      await page.keyboard.press("Enter");
      await page.locator(".decide-about", { hasText: "1 spent," }).waitFor();
      await tabTo(page, ({ label }) => label === "One fewer: infantry");
      await page.keyboard.press("Enter");
      await page.locator(".decide-about", { hasText: "0 spent," }).waitFor();
      await tabTo(page, ({ text }) => text === "Finish investing");
      await page.keyboard.press("Enter");
      await expect.poll(isInvesting, { timeout: 20_000 }).toBe(false);
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});

describe("ImpeRunde on a desktop and a phone", () => {
  it(
    "is accessible in the talks, the investments and a battle, in both themes",
    async () => {
      const { page, consoleErrors } = await site.open(NO_SCREEN);
      for (const { kind, shown } of MOMENTS) {
        await openMatch(page, storedMoment(kind).text);
        await page.locator(shown).first().waitFor();
        expect(await axeViolationsAtSizes(page), kind).toEqual([]);
      }
      expect(await page.locator(".chip").count()).toBeGreaterThan(8);
      expect(await missingSymbols(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});
