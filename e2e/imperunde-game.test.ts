import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImperialPage, servePage } from "./imperial-page.ts";
import { beginAgainstBots, clickUntil } from "./imperunde-clicks.ts";
import { focusedNow, tabTo, violationsOn } from "./looking.ts";

let site: ImperialPage;
beforeAll(async () => {
  site = await servePage();
}, 180_000);
afterAll(() => site.close());

const LONG = 600_000;

/** Pieces and signs that point to a symbol which is not on the page: they would be invisible. */
function piecesWithoutDrawing(page: Page): Promise<(string | null)[]> {
  return page
    .locator("use")
    .evaluateAll((uses) =>
      uses.map((use) => use.getAttribute("href")).filter((href) => href !== null && !document.querySelector(href)),
    );
}

describe("ImpeRunde by clicking what is lit", () => {
  it(
    "is played to victory against bots, and the end shows why",
    async () => {
      const { page, complaints } = await site.open("#/new/bots/imperunde");
      await beginAgainstBots(page, 3, 6);
      const clicks = await clickUntil(page, 7, () => page.locator(".ranking").isVisible());
      expect(Object.keys(clicks).sort()).toEqual(expect.arrayContaining(["deed", "option"]));
      const winner = page.locator('.ranking tbody tr[data-first="true"]');
      const [posts, target, debt] = (await winner.locator("td.figure").allTextContents()).map(Number);
      expect(posts).toBeGreaterThanOrEqual(target ?? 90);
      expect(target).toBe(6);
      expect(debt).toBe(0);
      expect(complaints).toEqual([]);
    },
    LONG,
  );

  it(
    "makes investments by keyboard alone, with the price before and the sum after",
    async () => {
      const { page, complaints } = await site.open("#/new/bots/imperunde");
      await beginAgainstBots(page, 3, 90);
      const isInvesting = () => page.getByRole("heading", { level: 1, name: /Your investments/ }).isVisible();
      await clickUntil(page, 5, isInvesting);
      expect(await page.locator(".decide-about").textContent()).toMatch(/Spent 0, left \d+/);
      await tabTo(page, ({ region }) => region !== null);
      await page.keyboard.press("PageDown");
      expect((await focusedNow(page)).label).toContain("can be chosen");
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
      expect(complaints).toEqual([]);
    },
    LONG,
  );
});

describe.each([
  ["light", { width: 1440, height: 900 }],
  ["dark", { width: 390, height: 844 }],
] as const)("in %s on %o", (colorScheme, viewport) => {
  it(
    "axe finds nothing in the talks, in the investments and in the middle of a battle",
    async () => {
      const { page, complaints } = await site.open("#/new/bots/imperunde", { colorScheme, viewport });
      await beginAgainstBots(page, 4, 90);
      for (const sight of [".talks-table", ".decide-about:has-text('Spent')", ".battle"]) {
        await clickUntil(page, 3, () => page.locator(sight).first().isVisible());
        expect(await violationsOn(page), sight).toEqual([]);
      }
      expect(await page.locator(".board-pieces use").count()).toBeGreaterThan(20);
      expect(await piecesWithoutDrawing(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
    LONG,
  );
});
