import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axeViolationsAtSizes } from "./page-checks.ts";
import { playUntil, type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Visits every screen in the order in which a player sees them. */
async function* screens(page: Page): AsyncGenerator<string> {
  await page.getByRole("heading", { name: "Take a seat" }).waitFor();
  yield "home";
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { name: "Reminders" }).waitFor();
  yield "settings";
  await page.goto("/#/privacy");
  await page.getByRole("heading", { name: "Privacy" }).waitFor();
  yield "privacy";
  await page.goto("/#/rules/imperial/IM-7.4");
  await page.locator(".paragraph.meant").waitFor();
  yield "rules";
  await page.goto("/#/new/online/ferry");
  await page.getByText("Rule variants (2)").click();
  yield "new table";
  await page.getByRole("button", { name: "Create table" }).click();
  await page.getByRole("heading", { name: "Waiting for players" }).waitFor();
  yield "lobby";
  await page.goto("/#/new/bots/ferry");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".option").first().waitFor();
  yield "game";
  await page.getByRole("button", { name: "Menu" }).click();
  yield "menu";
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: "History" }).click();
  yield "history";
  await playUntil(page, () => page.locator(".ranking").isVisible());
  yield "end";
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  yield "home with games";
}

describe("every screen", () => {
  it("is accessible on a desktop and on a phone, in both themes", async () => {
    const { page, consoleErrors } = await site.visit();
    const found: Record<string, string[]> = {};
    for await (const screen of screens(page)) {
      const here = await axeViolationsAtSizes(page);
      if (here.length > 0) found[screen] = here;
    }
    expect(found).toEqual({});
    expect(consoleErrors).toEqual([]);
  }, 240_000);
});
