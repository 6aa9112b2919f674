/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const WAIT = { timeout: 20_000 };

const turns = (page: Page) => page.locator(".log-line", { hasText: /’s turn|Your turn/ }).count();
const next = (page: Page) => page.getByRole("button", { name: "Next turn" });

/** Makes the first choices of Imperial until a turn of a bot waits. */
async function playUntilStopped(page: Page): Promise<void> {
  const choice = page.locator('.decide .btn.go, .option:not([aria-disabled="true"]):not([aria-pressed="true"])');
  await expect
    .poll(async () => {
      if (await next(page).isVisible()) return true;
      const confirm = page.locator(".decide .btn.go");
      const wanted = (await confirm.isVisible()) ? confirm : choice.first();
      if (await wanted.isVisible()) await wanted.click();
      return false;
    }, WAIT)
    .toBe(true);
}

describe("the pace of a game against bots", () => {
  it("waits for Enter before each turn, pauses with the space bar, and is kept on the device", async () => {
    const { page, consoleErrors } = await site.open("#/new/bots/imperial");
    await page.locator("button.begin").click();
    await page.locator(".imperial-board").waitFor();
    await page.getByRole("combobox", { name: "Pace of other players’ moves" }).selectOption("step by step");
    await playUntilStopped(page);
    const before = await turns(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => turns(page), WAIT).toBe(before + 1);
    await next(page).or(page.locator("h1.prompt.asked")).first().waitFor();

    await page.reload();
    const pace = page.getByRole("combobox", { name: "Pace of other players’ moves" });
    expect(await pace.locator("option:checked").textContent()).toBe("step by step");
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Space");
    await page.getByText("Paused: the moves of others wait.").waitFor();
    await page.locator(".pace").getByRole("button", { name: "Continue" }).click();
    await page.getByText("Paused: the moves of others wait.").waitFor({ state: "detached" });
    expect(consoleErrors).toEqual([]);
  });
});

describe("the recap", () => {
  it("lists the turns of others before a decision, and replays one", async () => {
    const { page, consoleErrors } = await site.open("#/new/bots/imperial");
    await page.locator("button.begin").click();
    await page.locator(".imperial-board").waitFor();
    const line = page.locator(".recap .recap-line").first();
    const choice = page.locator('.decide .btn.go, .option:not([aria-disabled="true"]):not([aria-pressed="true"])');
    await expect
      .poll(async () => {
        if (await line.isVisible()) return true;
        const confirm = page.locator(".decide .btn.go");
        const wanted = (await confirm.isVisible()) ? confirm : choice.first();
        if (await wanted.isVisible()) await wanted.click();
        return false;
      }, WAIT)
      .toBe(true);
    expect(await line.innerText()).toMatch(/: (Factory|Production|Manoeuvre|Investor|Import|Taxation)/);
    await line.click();
    await page.locator(".frame.past").waitFor();
    await page.locator(".frame.past").waitFor({ state: "detached" });

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
});
