/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
import { layoutProblems } from "./narrow-screen.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { axeViolations } from "./page-checks.ts";
import { type Site, STARTUP_TIMEOUT, startSite, type Visitor } from "./site.ts";
import { SIX_SIZES } from "./six-sizes.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const LANGUAGES = ["Deutsch", "English", "Français"];
const LONG = ["Maximiliane von und zu Hohenstaufen-Li", "Donaudampfschifffahrtskapitän Bartholo"] as const;

/** A running table of two people with long names and own times, on touch screens. */
async function startTable(): Promise<readonly [ada: Visitor, ben: Visitor]> {
  const touch = { hasTouch: true, viewport: { width: 390, height: 844 } };
  const [ada, ben] = await Promise.all([site.visit(touch, "/#/new/online/ferry"), site.visit(touch, NO_SCREEN)]);
  await ada.page.getByText("2", { exact: true }).click();
  await ada.page.getByText("live", { exact: true }).click();
  await ada.page.getByLabel("Minutes per player").fill("45");
  await ada.page.getByRole("button", { name: "Create table" }).click();
  await ada.page.getByRole("textbox", { name: "Your name" }).fill(LONG[0]);
  await ada.page.getByRole("button", { name: "Save" }).click();
  await ben.page.goto(await ada.page.getByRole("textbox", { name: "Link to this table" }).inputValue());
  await ben.page.getByText("live, 45 minutes each").waitFor();
  await ben.page.getByRole("textbox", { name: "Your name" }).fill(LONG[1]);
  await ben.page.locator(".lobby-seat button.strong").first().click();
  await ada.page.locator(".lobby-name", { hasText: LONG[1] }).waitFor();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [ada, ben]) await page.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();
  return [ada, ben];
}

/** The names of the menu that are wider than their place and do not end in an ellipsis. */
const namesWithoutEllipsis = (page: Page) =>
  page
    .locator("dialog .name-text")
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth && getComputedStyle(name).textOverflow !== "ellipsis")
        .map((name) => name.textContent),
    );

it("the menu has room for long names in all languages and sizes; players can resign and abandon there", async () => {
  const [ada, ben] = await startTable();
  const { page } = ada;
  await page.locator(".frame-header .icon-btn").last().click();
  await page.locator(".table-options summary").click();
  await page.locator("dialog .player-clock").nth(1).waitFor();
  const found: Record<string, unknown> = {};
  for (const language of LANGUAGES) {
    await page.locator("dialog").getByText(language, { exact: true }).click();
    await page.locator(`html[lang^="${language.slice(0, 2).toLowerCase()}"]`).waitFor();
    for (const { width, height } of SIX_SIZES) {
      await page.setViewportSize({ width, height });
      const problems = [...(await layoutProblems(page)), ...(await namesWithoutEllipsis(page))];
      if (problems.length > 0) found[`${language} ${width}×${height}`] = problems;
    }
  }
  expect(found).toEqual({});

  await page.locator("dialog").getByText("English", { exact: true }).click();
  await page.getByRole("link", { name: "Rules of the game" }).waitFor();
  await ben.page.locator(".frame-header .icon-btn").last().click();
  await ben.page.getByRole("button", { name: "Resign…" }).click();
  await ben.page.getByText("the result lists you as resigned").waitFor();
  await ben.page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator("dialog .player", { hasText: "resigned" }).waitFor();
  await page.getByRole("button", { name: "Abandon the game…" }).click();
  await page.getByRole("button", { name: "Abandon the game", exact: true }).click();
  for (const visitor of [ada, ben]) {
    await visitor.page.getByRole("heading", { level: 1, name: "The game was abandoned" }).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
  }
}, 120_000);

it("at one device the menu changes names, lets a person resign, and lists the keyboard shortcuts", async () => {
  const { page, consoleErrors } = await site.visit({ viewport: { width: 1440, height: 900 } }, "/#/settings");
  await openMatch(page, storedImperialGame("random-6", 312));
  const openPeople = async () => {
    await page.locator(".frame-header .icon-btn").last().click();
    await page.getByText("Players at this device").click();
  };
  await openPeople();
  await page.getByRole("textbox", { name: "Name of Anna" }).fill(LONG[1]);
  expect(await axeViolations(page)).toEqual([]);
  await page.locator(".own-seats li").first().getByRole("button", { name: "Save" }).click();
  await page.locator(".frame-left .name-text", { hasText: LONG[1] }).first().waitFor();
  const option = page.locator(".option", { hasText: LONG[1] });
  expect(await option.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
  expect(await option.evaluate((row) => row.getBoundingClientRect().right < innerWidth)).toBe(true);
  await openPeople();
  expect(await page.locator(".own-seats li").count()).toBe(6);
  await page.getByRole("button", { name: "Bruno resigns…" }).click();
  await page.getByRole("button", { name: "Bruno resigns", exact: true }).click();
  await page.locator(".frame-left", { hasText: "resigned" }).waitFor();
  await openPeople();
  expect(await page.locator(".own-seats li").count()).toBe(5);
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  expect(consoleErrors).toEqual([]);
}, 120_000);
