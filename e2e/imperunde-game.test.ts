import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { playUntil, startAgainstBots } from "./imperunde-clicks.ts";
import { axeViolations, focusedElement, tabTo } from "./page-checks.ts";
import { type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, 180_000);
afterAll(() => site.close());

const LONG_TIMEOUT = 600_000;

/** Pieces and signs that point to a symbol which is not on the page: they would be invisible. */
function piecesWithoutDrawing(page: Page): Promise<(string | null)[]> {
  return page
    .locator("use")
    .evaluateAll((uses) =>
      uses.map((use) => use.getAttribute("href")).filter((href) => href !== null && !document.querySelector(href)),
    );
}

const TALKS = { selector: ".talks-table" };
const INVESTMENTS = { selector: ".decide-about", words: /^Spent/ };
const BATTLE = { selector: ".battle" };

async function chooseOption(page: Page, option: string, value: string): Promise<void> {
  const heading = page.getByRole("heading", { name: option, exact: true });
  await page.locator(".option-list li", { has: heading }).getByText(value, { exact: true }).click();
}

describe("ImpeRunde by clicking what is lit", () => {
  it(
    "is played behind the curtain by three people at one device, with sealed talks and hidden embarkation",
    async () => {
      const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde");
      await page.locator(".pick label", { hasText: /^3$/ }).click();
      await page.locator(".option-list summary").click();
      await chooseOption(page, "End of the talks", "Sealed");
      await chooseOption(page, "Embarkation", "At the same time");
      await chooseOption(page, "Hostile cargo ships", "The winner decides");
      await page.locator("button.begin").click();
      await page.locator('.frame-left .nation[data-turn="true"]', { hasText: "you" }).waitFor();
      expect(await page.locator(".frame-left .nation-role").allTextContents()).toEqual(["in turn", "next"]);
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".hints li .btn").first().click();
      await page.locator('.option[aria-pressed="true"]').waitFor();
      expect(await page.locator(".decide .btn.go").count()).toBe(1);
      const clicks = await playUntil(page, 4, { selector: ".log-line", words: /All sealed stances are opened/ });
      expect(clicks.curtain).toBeGreaterThan(5);
      await playUntil(page, 4, { selector: ".log-line", words: /All embarkations are shown/ });
      await playUntil(page, 4, { selector: ".log-round", words: /^Round (?!1$)/ });
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it(
    "makes investments by keyboard alone, with the price before and the sum after",
    async () => {
      const { page, consoleErrors } = await site.open("#/new/bots/imperunde");
      await startAgainstBots(page, 3, 90);
      const isInvesting = () => page.getByRole("heading", { level: 1, name: /Your investments/ }).isVisible();
      await playUntil(page, 5, { selector: "h1", words: /Your investments/ });
      expect(await page.locator(".decide-about").textContent()).toMatch(/Spent 0, left \d+/);
      await tabTo(page, ({ region }) => region !== null);
      await page.keyboard.press("PageDown");
      await expect.poll(async () => (await focusedElement(page)).label, { timeout: 20_000 }).toContain("can be chosen");
      await page.keyboard.press("Enter");
      await tabTo(page, ({ text }) => /: raise infantry.*1 doubloon/.test(text));
      await page.keyboard.press("Enter");
      await page.locator(".decide-about", { hasText: "Spent 1," }).waitFor();
      await tabTo(page, ({ text }) => text === "Step back");
      await page.keyboard.press("Enter");
      await page.locator(".decide-about", { hasText: "Spent 0," }).waitFor();
      await tabTo(page, ({ text }) => text === "End investments");
      await page.keyboard.press("Enter");
      await expect.poll(isInvesting, { timeout: 20_000 }).toBe(false);
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])("on %o", (viewport) => {
  it(
    "axe finds nothing in the talks, in the investments and in the middle of a battle, in both themes",
    async () => {
      const { page, consoleErrors } = await site.open("#/new/bots/imperunde", { viewport });
      await startAgainstBots(page, 4, 90);
      for (const sight of [TALKS, INVESTMENTS, BATTLE]) {
        await playUntil(page, 3, sight);
        expect(await axeViolations(page), sight.selector).toEqual([]);
      }
      expect(await page.locator(".board-pieces use").count()).toBeGreaterThan(20);
      expect(await piecesWithoutDrawing(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});
