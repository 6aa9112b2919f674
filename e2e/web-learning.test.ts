import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { matchFrom, openMatch } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { axeViolations, focusedElement } from "./page-checks.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const PHONE = { width: 390, height: 844 };
const LONG_TIMEOUT = 180_000;

/** South Africa has 3 of 12 trading posts and owes 5 doubloons. */
const THREE_POSTS = matchFrom([
  "british s1",
  "target 12",
  "home s0 south-africa",
  "home s1 great-britain",
  "home s2 japan",
  "colony congo s0 2",
  "colony mozambique s0 1",
  "pieces congo s0 infantry 1",
  "money s0 0 5",
  "turn movement s0",
]);

async function openGoal(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Goal" }).click();
  const card = page.getByRole("dialog", { name: "Goal" });
  await card.waitFor();
  return card.innerText();
}

describe("the goal card", () => {
  it(
    "says on a phone what a player of ImpeRunde wants, and how far everyone is",
    async () => {
      const { page, consoleErrors } = await site.open(NO_SCREEN, { viewport: PHONE });
      await openMatch(page, THREE_POSTS);
      const text = await openGoal(page);
      expect(text).toContain("no debt wins at once");
      expect(text).toMatch(/Anna\s+3 of 12 trading posts · Debt: 5/);
      expect(text).toMatch(/Bruno\s+0 of 12 trading posts/);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it(
    "shows the scores of Imperial and the power points of its nations",
    async () => {
      const { page, consoleErrors } = await site.open(NO_SCREEN);
      await openMatch(page, storedImperialGame("random-6", 151));
      const text = await openGoal(page);
      expect(text).toContain("A nation reaches 25 power points.");
      expect(text.match(/\d+ of 25, factor \d/g)).toHaveLength(6);
      expect(text).toMatch(/Score if the game ended now\s+A\s+Anna\s+\d+/);
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});

describe("a term", () => {
  it(
    "is explained by keyboard, leads to its rule and plays nothing",
    async () => {
      const { page, consoleErrors } = await site.open(NO_SCREEN);
      await openMatch(page, THREE_POSTS);
      const term = page.getByRole("button", { name: "Target", exact: true });
      await term.first().focus();
      await page.keyboard.press("Enter");
      const explained = page.getByRole("dialog", { name: "Target" });
      await explained.waitFor();
      expect(await explained.innerText()).toContain("wins at once");
      expect(await explained.getByRole("link").getAttribute("href")).toBe("#/rules/imperunde/IR-14.1.1");
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await explained.waitFor({ state: "detached" });
      expect((await focusedElement(page)).text).toBe("Target");
      expect(await page.locator(".scrubber-where").textContent()).toContain("Move 0");
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it(
    "on a row is explained on a phone by the button below the rows",
    async () => {
      const { page, consoleErrors } = await site.open(NO_SCREEN, { viewport: PHONE });
      await openMatch(page, THREE_POSTS);
      await page.getByRole("button", { name: "What do these words mean?" }).click();
      const words = page.getByRole("dialog", { name: "Words of this decision" });
      expect(await words.innerText()).toContain("Costs 1, rolls 1 to 6 and moves one territory a round.");
      expect(await axeViolations(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});

describe("the rules", () => {
  it(
    "begin with an illustrated overview and answer everyday questions",
    async () => {
      const { page, consoleErrors } = await site.open("#/rules/imperunde");
      const overview = page.getByRole("region", { name: "Overview" });
      await overview.getByRole("heading", { name: "A round in eight phases" }).waitFor();
      await overview.locator(".overview-board .board").waitFor();
      expect(await overview.locator(".overview-terms dt").count()).toBe(15);
      expect(await axeViolations(page)).toEqual([]);
      const answers = page.locator(".answers dt");
      const firstAnswer = async () => (await answers.allTextContents())[0];
      await page.getByRole("searchbox").fill("how do I attack?");
      await expect.poll(firstAnswer).toBe("IR-9.5.1");
      expect(await overview.isVisible()).toBe(false);
      // The question stays when the other rules load, also if it is typed meanwhile.
      await page.getByRole("radio", { name: "Imperial" }).check({ force: true });
      await expect.poll(firstAnswer).toBe("IM-11.15");
      await page.getByRole("searchbox").fill("how do I win");
      await expect.poll(firstAnswer).toBe("IM-18.1");
      expect(consoleErrors).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});
