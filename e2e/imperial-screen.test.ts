import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { axeViolationsAtSizes, focusedElement, tabTo } from "./page-checks.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite, startHotSeat } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const LONG_TIMEOUT = 300_000;
/** Austria-Hungary chooses a space, and the sixth costs more than its government has. */
const TOO_EXPENSIVE = storedImperialGame("random-6", 151);

describe("a decision", () => {
  it(
    "can be made by keyboard alone, for a whole turn",
    async () => {
      const { page, consoleErrors } = await site.open("#/new/hotseat/imperial");
      await startHotSeat(page, 2);
      await tabTo(page, (focused) => focused.text.startsWith("Import"));
      await page.keyboard.press("Enter");
      await tabTo(page, (focused) => focused.text === "Move to Import");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: /place up to 3 units/ }).waitFor();

      await tabTo(page, ({ region }) => region !== null);
      await page.keyboard.press("PageDown");
      const budapest = "Budapest, Austria-Hungary, armaments factory; can be selected";
      await expect.poll(async () => (await focusedElement(page)).label, { timeout: 20_000 }).toBe(budapest);
      await page.keyboard.press("Enter");
      await page.locator(".log-line", { hasText: "imports an army" }).waitFor();
      const announced = page.locator('[role="log"][aria-live="polite"]', {
        hasText: /imports an army .*up to 2 units/,
      });
      await announced.waitFor({ state: "attached" });
      await tabTo(page, (focused) => focused.text === "Finish importing");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: /choose a space on the rondel/ }).waitFor();
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it(
    "shows the price before it is paid, and the reason why a choice is not allowed",
    async () => {
      const { page, consoleErrors } = await site.open(NO_SCREEN);
      await openMatch(page, TOO_EXPENSIVE);
      const refused = page.locator(".options li", { hasText: "IM-7.5" }).first();
      expect(await refused.locator(".option-why").textContent()).toMatch(/costs \d+\sM, more than you have\.$/);
      expect(await refused.getByRole("link", { name: "Rule IM-7.5" }).getAttribute("href")).toBe(
        "#/rules/imperial/IM-7.5",
      );
      await page
        .locator('.option:not([aria-disabled="true"])', { hasText: /[246]\sM$/ })
        .first()
        .click();
      expect(await page.locator(".decide .btn.go").textContent()).toMatch(/pay \d\sM/);
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it(
    "can be undone for the whole turn",
    async () => {
      const { page } = await site.open("#/new/hotseat/imperial");
      await startHotSeat(page, 2);
      const before = await page.locator(".frame-left").textContent();
      await page.locator('.option[data-point="rondel:import"]').click();
      await page.locator(".decide .btn.go").click();
      await page.locator(".option", { hasText: "Army" }).first().click();
      await page.locator(".log-line", { hasText: "imports an army" }).waitFor();
      await page.getByRole("button", { name: "Undo turn" }).click();
      await page.getByRole("heading", { level: 1, name: /choose a space on the rondel/ }).waitFor();
      await expect.poll(() => page.locator(".frame-left").textContent(), { timeout: 20_000 }).toBe(before);
    },
    LONG_TIMEOUT,
  );
});

describe("a hint", () => {
  it(
    "suggests three moves with their effects, and one click selects a move without playing it",
    async () => {
      const { page, consoleErrors } = await site.open("#/new/hotseat/imperial", { locale: "de-DE" });
      await startHotSeat(page, 2);
      const hint = page.getByRole("button", { name: "Tipp" });
      expect(await hint.evaluate(isInView)).toBe(true);
      await hint.click();
      const choices = page.locator(".hints li");
      await choices.first().waitFor();
      expect(await choices.count()).toBe(3);
      for (const text of await choices.locator("p").allTextContents()) {
        expect(text).toMatch(/Staatskasse|Machtpunkte|Steuern|Einheiten|Regierung|Siegchance/);
      }
      await expect.poll(() => choices.nth(1).getByRole("button").evaluate(isInView)).toBe(true);
      await choices.first().getByRole("button").click();
      expect(await page.locator('.option[aria-pressed="true"]').count()).toBe(1);
      expect(await page.locator(".scrubber-where").textContent()).toContain("0");
      await page.locator(".decide .btn.go").click();
      await page.locator(".scrubber-where", { hasText: "1" }).waitFor();
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});

describe("Imperial on a phone in French", () => {
  it(
    "fills the screen with the board and takes decisions by touch from a bottom sheet",
    async () => {
      const { page, consoleErrors } = await site.open("#/new/hotseat/imperial", {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: "fr-FR",
      });
      await startHotSeat(page, 3);
      const prompt = page.getByRole("heading", { level: 1, name: /choisissez une case du rondel/ });
      await prompt.waitFor();
      const board = await page.locator(".frame-board").boundingBox();
      expect(board?.width).toBe(390);
      await page.locator('.sheet .option[data-point="rondel:import"]').tap();
      await page.locator(".sheet .btn.go").tap();
      await page.getByRole("heading", { level: 1, name: /placez jusqu’à 3 unités/ }).waitFor();
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});

describe("Imperial on a desktop and a phone", () => {
  it(
    "is accessible at the start and in the middle of a game, in both themes",
    async () => {
      const { page, consoleErrors } = await site.open("#/new/hotseat/imperial");
      await startHotSeat(page, 4);
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".hints li").first().waitFor();
      expect(await axeViolationsAtSizes(page)).toEqual([]);
      await openMatch(page, storedImperialGame("random-6", 120));
      expect(await axeViolationsAtSizes(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});

/** Runs in the page: whether the middle of the element is visible and not covered. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
