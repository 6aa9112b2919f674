/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { clickHighlighted, seededDice } from "./imperial-clicks.ts";
import { axeViolations } from "./page-checks.ts";
import { hurryTimers, playUntil } from "./play-in-page.ts";
import { PHONE } from "./site.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const TOUCH_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

describe("the first game of Imperial on a phone", () => {
  it("is offered before the first game against bots and shows each tip once, until they are switched off", async () => {
    const { page, consoleErrors } = await site.open("#/new/bots/imperial", TOUCH_PHONE);
    await page.getByRole("button", { name: "Play with tips" }).click();
    const tip = page.locator(".tip");
    const dice = seededDice(7);
    const seen: string[] = [];
    for (let clicks = 0; clicks < 400; clicks++) {
      const text = await tip
        .locator("p")
        .textContent({ timeout: 500 })
        .catch(() => null);
      if (text !== null && text !== seen.at(-1)) seen.push(text);
      if (seen.length === 4) break;
      const next = page.getByRole("button", { name: "Next turn" });
      if (await next.isVisible()) await next.click();
      else await clickHighlighted(page, dice);
    }
    expect(seen.length).toBe(4);
    expect(new Set(seen).size).toBe(seen.length);
    await tip.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "No more tips" }).click();
    await tip.waitFor({ state: "detached" });
    await page.reload();
    await page.locator(".board").waitFor();
    expect(await tip.count()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await page.goto(page.url().replace(/#.*/, "#/new/bots/imperial"));
    await page.getByRole("button", { name: "Start", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Play with tips" }).count()).toBe(0);
  }, 180_000);
});

describe("a first game against gentle bots on a desktop", () => {
  it.each([
    ["imperial", /: (Factory|Production|Taxation)/, true],
    // A game of ImpeRunde may have few turns of others between two decisions, and not all have a reason that the viewer may know.
    ["imperunde", /You are at war|attacks you|The end is in sight/, false],
  ])(
    "is played to its end in %s, with tips and a recap of the others, and leaves the pace of other games",
    async (game, turn, isExplained) => {
      const { page, consoleErrors } = await site.open(`#/new/bots/${game}`);
      await page.evaluate(() => localStorage.setItem("rondel.pace", "slow"));
      await page.reload();
      const start = page.getByRole("button", { name: "Play with tips" });
      await start.waitFor();
      await hurryTimers(page);
      await start.click();
      await page.getByRole("combobox", { name: "Pace of other players’ moves" }).selectOption("instant");
      await page.locator(".tip").waitFor();
      expect(await axeViolations(page)).toEqual([]);
      const bots = await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith("rondel.match.")) ?? "";
        return (
          JSON.parse(localStorage.getItem(key) ?? "{}").seats as { level?: string; temperament?: string }[]
        ).slice(1);
      });
      expect(bots.map(({ level }) => level)).toEqual(["beginner", "beginner", "beginner"]);
      expect(bots.map(({ temperament }) => temperament)).not.toContain("conqueror");
      const recaps = await collectTexts(page, ".recap-line");
      if (isExplained) await playUntilReason(page, turn);
      await playUntil(page, 3, { selector: ".ranking" });
      expect((await recaps()).join("\n")).toMatch(turn);
      const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
      expect(JSON.parse((await stored("rondel.tips")) ?? "{}").seen.length).toBeGreaterThan(4);
      expect(await stored("rondel.pace")).toBe("slow");
      expect(consoleErrors).toEqual([]);
    },
    300_000,
  );
});

/** Plays until a turn of another player is shown with its reason, which appears a moment later while the player decides. */
async function playUntilReason(page: Page, turn: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await playUntil(page, 3, { selector: ".recap-line", text: turn });
        const reason = page.locator(".turn-why").first();
        return reason.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 120_000 },
    )
    .toBe(true);
}

/** Collects the different texts that elements with this selector show from now on, because a recap goes when the next turn begins. */
async function collectTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((name) => {
    const texts = new Set<string>();
    const collect = () => {
      for (const element of document.querySelectorAll(name)) texts.add(element.textContent ?? "");
    };
    new MutationObserver(collect).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  }, selector);
  return () => seen.evaluate((texts) => [...texts]);
}
