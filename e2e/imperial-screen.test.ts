import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { clickSomethingLit, diceOf } from "./imperial-clicks.ts";
import { beginHotSeat, type ImperialPage, OPENING, servePage } from "./imperial-page.ts";
import { focusedNow, tabTo, violationsOn } from "./looking.ts";

let site: ImperialPage;
beforeAll(async () => {
  site = await servePage(inject("page"));
}, OPENING);
afterAll(() => site.close());

const LONG = 300_000;

describe("the decision", () => {
  it(
    "is made by keyboard alone, for a whole turn",
    async () => {
      const { page, complaints } = await site.open("#/new/hotseat/imperial");
      await beginHotSeat(page, 2);
      await tabTo(page, (focused) => focused.text.startsWith("Import"));
      await page.keyboard.press("Enter");
      await tabTo(page, (focused) => focused.text === "Move to Import");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: /place up to 3 units/ }).waitFor();

      await tabTo(page, ({ region }) => region !== null);
      await page.keyboard.press("PageDown");
      const budapest = "Budapest, Austria-Hungary, armaments factory; can be selected";
      await expect.poll(async () => (await focusedNow(page)).label, { timeout: 20_000 }).toBe(budapest);
      await page.keyboard.press("Enter");
      await page.locator(".log-line", { hasText: "imports an army" }).waitFor();
      const announced = page.locator('[role="log"][aria-live="polite"]', {
        hasText: /imports an army .*up to 2 units/,
      });
      await announced.waitFor({ state: "attached" });
      await tabTo(page, (focused) => focused.text === "Finish importing");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: /choose a space on the rondel/ }).waitFor();
      expect(complaints).toEqual([]);
    },
    LONG,
  );

  it(
    "shows a price before it is paid, and says why something is impossible",
    async () => {
      const { page, complaints } = await site.open("#/new/hotseat/imperial");
      await beginHotSeat(page, 6);
      const dice = diceOf(4);
      const why = page.locator(".option-why", { hasText: "Rule IM-7.5" });
      for (let clicks = 0; clicks < 400 && (await why.count()) === 0; clicks++) await clickSomethingLit(page, dice);
      expect(await why.first().textContent()).toMatch(/costs \d+\sM, more than you have\. Rule IM-7\.5\./);
      const paid = page.locator('.option:not([aria-disabled="true"])', { hasText: /[246]\sM$/ }).first();
      if ((await paid.count()) > 0) {
        await paid.click();
        expect(await page.locator(".decide .btn.go").textContent()).toMatch(/pay \d\sM/);
      }
      expect(complaints).toEqual([]);
    },
    LONG,
  );

  it(
    "can be taken back: the turn is as it was before",
    async () => {
      const { page } = await site.open("#/new/hotseat/imperial");
      await beginHotSeat(page, 2);
      const before = await page.locator(".frame-left").textContent();
      await page.locator(".option", { hasText: "Import" }).click();
      await page.locator(".decide .btn.go").click();
      await page.locator(".option", { hasText: "Army" }).first().click();
      await page.locator(".log-line", { hasText: "imports an army" }).waitFor();
      await page.getByRole("button", { name: "Undo turn" }).click();
      await page.getByRole("heading", { level: 1, name: /choose a space on the rondel/ }).waitFor();
      await expect.poll(() => page.locator(".frame-left").textContent(), { timeout: 20_000 }).toBe(before);
    },
    LONG,
  );
});

describe("a hint", () => {
  it(
    "names the three choices of a strong player with what they bring; one click chooses, nothing is done yet",
    async () => {
      const { page, complaints } = await site.open("#/new/hotseat/imperial", { locale: "de-DE" });
      await beginHotSeat(page, 2);
      const hint = page.getByRole("button", { name: "Tipp" });
      expect(await hint.evaluate(isInSight)).toBe(true);
      await hint.click();
      const choices = page.locator(".advice li");
      await choices.first().waitFor();
      expect(await choices.count()).toBe(3);
      for (const words of await choices.locator("p").allTextContents()) {
        expect(words).toMatch(/Kasse|Machtpunkte|Steuern|Einheiten|Regierung|Siegchance/);
      }
      await expect.poll(() => choices.nth(1).getByRole("button").evaluate(isInSight)).toBe(true);
      await choices.first().getByRole("button").click();
      expect(await page.locator('.option[aria-pressed="true"]').count()).toBe(1);
      expect(await page.locator(".scrubber-where").textContent()).toContain("0");
      await page.locator(".decide .btn.go").click();
      await page.locator(".scrubber-where", { hasText: "1" }).waitFor();
      expect(complaints).toEqual([]);
    },
    LONG,
  );
});

describe("on a phone in French", () => {
  it(
    "the board fills the screen, the decision lies in a sheet and is made by touch, and the prompts speak French",
    async () => {
      const { page, complaints } = await site.open("#/new/hotseat/imperial", {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: "fr-FR",
      });
      await beginHotSeat(page, 3);
      const prompt = page.getByRole("heading", { level: 1, name: /choisissez une case du rondel/ });
      await prompt.waitFor();
      const board = await page.locator(".frame-board").boundingBox();
      expect(board?.width).toBe(390);
      await page.locator(".sheet .option", { hasText: "Importation" }).tap();
      await page.locator(".sheet .btn.go").tap();
      await page.getByRole("heading", { level: 1, name: /placez jusqu’à 3 unités/ }).waitFor();
      expect(complaints).toEqual([]);
    },
    LONG,
  );
});

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])("on %o", (viewport) => {
  it(
    "axe finds nothing in the opening and in the middle of a game, in both themes",
    async () => {
      const { page, complaints } = await site.open("#/new/hotseat/imperial", { viewport });
      await beginHotSeat(page, 4);
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".advice li").first().waitFor();
      expect(await violationsOn(page)).toEqual([]);
      const dice = diceOf(11);
      for (let clicks = 0; clicks < 60; clicks++) await clickSomethingLit(page, dice);
      expect(await violationsOn(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
    LONG,
  );
});

/** Runs in the page: nothing lies above its middle, and it has not been scrolled away. */
function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
