/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { problemsAtSizes } from "./problems-at-sizes.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Moves a nation on the rondel at the last moment of the match, by a row of the decision. */
async function playRow(page: Page, row: number): Promise<void> {
  await page.locator(".option:not([aria-disabled=true])").nth(row).click();
  await page.locator(".decide .btn.go").first().click();
  await page.getByText("Move 152 of 152").waitFor();
}

/** Chooses a region with the keyboard. */
async function chooseRegion(page: Page, region: string): Promise<void> {
  await page.locator(`[data-region="${region}"]`).focus();
  await page.keyboard.press("Enter");
}

it("shares a study with branches, comments and arrows by a link, which another device reads and branches on", async () => {
  const { page, context, consoleErrors } = await site.open(NO_SCREEN);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openMatch(page, storedImperialGame("random-6", 151));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Study this game" }).click();
  await page.getByText("Move 151 of 151").waitFor();

  await playRow(page, 0);
  await page.getByRole("button", { name: "Previous move" }).click();
  await page.getByText("Move 151 of 152").waitFor();
  await playRow(page, 1);
  await page.getByLabel("Name of this branch").fill("The other way");
  await page.getByLabel("Comment on this move").fill("Cheaper by two millions.");
  await page.getByText("Draw arrows").click();
  await chooseRegion(page, "paris");
  await chooseRegion(page, "marseille");
  await page.locator(".board-arrow-line").waitFor();
  await page.getByText("Draw arrows").click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = new URL(String(await page.evaluate("navigator.clipboard.readText()")));
  expect(link.hash.length).toBeLessThan(10_000);

  // The study is stored: it opens again where it was.
  await page.reload();
  await page.locator(".study-comment", { hasText: "Cheaper by two millions." }).waitFor();

  // Another device: read-only, with everything in it.
  const other = await site.open(link.hash);
  await other.page.locator(".study-comment", { hasText: "Cheaper by two millions." }).waitFor();
  expect(await other.page.locator(".board-arrow-line").count()).toBe(1);
  expect(await other.page.getByRole("button", { name: "The other way" }).count()).toBe(1);
  expect(await other.page.getByLabel("Comment on this move").count()).toBe(0);
  expect(
    await other.page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("rondel.study."))),
  ).toBe(false);
  await other.page.getByRole("button", { name: "Previous move" }).click();
  await other.page.getByText("Branches from here").waitFor();

  // A move makes it a copy of this device; that of the author stays as it was.
  await playRow(other.page, 2);
  await other.page.getByLabel("Comment on this move").waitFor();
  expect(new URL(other.page.url()).hash).toMatch(/^#\/study\//);
  await other.page.reload();
  await other.page.getByRole("button", { name: "Branch at move 152" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "The other way" }).waitFor();
  expect(await page.getByRole("button", { name: "Branch at move 152" }).count()).toBe(0);
  expect([...consoleErrors, ...other.consoleErrors]).toEqual([]);
}, 120_000);

it("fits phones and desktops without barriers, with its tools and its list", async () => {
  const { page } = await site.open(NO_SCREEN, { hasTouch: true, locale: "de-DE" });
  await openMatch(page, storedImperialGame("random-6", 151));
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("button", { name: "Partie studieren" }).click();
  await page.locator(".study-bar").waitFor();
  await page.locator(".option:not([aria-disabled=true])").first().click();
  await page.locator(".decide .btn.go").first().click();
  await page.getByRole("button", { name: "Voriger Zug" }).click();
  expect(await problemsAtSizes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Studie" }).click();
  await page.getByLabel("Kommentar zu diesem Zug").fill("Ein Kommentar.");
  expect(await problemsAtSizes(page)).toEqual([]);
  await page.goto(new URL("#/studies", page.url()).href);
  await page.getByRole("link", { name: /^Öffnen/ }).waitFor();
  expect(await problemsAtSizes(page)).toEqual([]);
}, 120_000);

it("says why a damaged link cannot be opened, and leads home", async () => {
  const { page } = await site.open("#study=zeJwDAAAAAAE");
  await page.getByText("This study cannot be read").waitFor();
  await page.getByRole("link", { name: "Home" }).waitFor();
});
