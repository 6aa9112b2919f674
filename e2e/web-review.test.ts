/// <reference lib="dom" />
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch, storedGame } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { problemsAtSizes } from "./problems-at-sizes.ts";
import { type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";
import { beforeThrownAway, thrownAway } from "./thrown-away.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

it("reviews a finished match, shows its moments on the board, keeps the review, and plays on from one", async () => {
  const { page } = await site.visit({ hasTouch: true }, NO_SCREEN);
  await openMatch(page, thrownAway(), (seat) => seat === 0);
  await page.getByRole("button", { name: "Review this game" }).click();
  const review = page.locator(".review");
  await review.getByText("Your chance falls from").waitFor();
  expect(await review.getByRole("img", { name: /Chance to win of each player/ }).count()).toBe(1);
  await review.getByText("France collects").first().waitFor();
  expect(await problemsAtSizes(page)).toEqual([]);

  // The costly decision opens the board in the position before it; the way back leads to the review.
  await review.getByRole("button", { name: /^Show Round 1: 0% instead of/ }).click();
  await page.locator(".frame.past .board").waitFor();
  const bar = page.getByRole("region", { name: "Costly decisions" });
  await bar.getByText("Costly decision 1 of 1").waitFor();
  expect(await bar.getByRole("button", { name: "Next costly decision" }).isDisabled()).toBe(true);
  expect(await problemsAtSizes(page)).toEqual([]);
  await bar.getByRole("button", { name: "Back to the review" }).click();
  await review.getByText("Your chance falls from").waitFor();

  await page.reload();
  await review.getByText("Your chance falls from").waitFor();

  // Another try begins before the decision, as a new game on this device.
  const address = page.url();
  await review.getByRole("button", { name: /^Try again Round 1: 0% instead of/ }).click();
  await page.locator(".board").waitFor();
  expect(page.url()).not.toBe(address);
  expect(await page.locator(".frame[data-asked=true]").count()).toBe(1);
}, 120_000);

it("stays responsive while it reviews a match of six players, and stops on request", async () => {
  const { page } = await site.visit({}, NO_SCREEN);
  await openMatch(page, storedImperialGame("random-6-variant", Number.POSITIVE_INFINITY), () => false);
  await page.getByRole("button", { name: "Review this game" }).click();
  const progress = page.locator(".review progress");
  await progress.waitFor();
  // The worker has begun, and the page still answers.
  const done = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByText("Show as a table").first().click();
  await page.getByRole("table").nth(1).waitFor();
  expect(await progress.count()).toBe(1);
  await page.locator(".review").getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Review this game" }).waitFor();
  expect(await progress.count()).toBe(0);
}, 120_000);

it("lists the worth of every investment in a table that its headings sort", async () => {
  const { page } = await site.visit({ hasTouch: true }, NO_SCREEN);
  await openMatch(page, beforeThrownAway(), (seat) => seat === 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Laboratory" }).click();
  const table = page.getByRole("table", { name: "Investments" });
  const prices = async () => (await table.locator("tbody tr td:nth-child(3)").allTextContents()).map(Number.parseFloat);
  await table.getByRole("button", { name: "Price" }).click();
  const falling = await prices();
  expect(falling.length).toBeGreaterThan(5);
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  await table.getByRole("button", { name: "Price" }).click();
  expect(await prices()).toEqual(falling.toReversed().toSorted((one, other) => one - other));
  expect(await page.getByRole("table", { name: "Taxes" }).locator("tbody tr").count()).toBe(6);
  expect(await problemsAtSizes(page)).toEqual([]);
}, 120_000);

it("calculates a battle of ImpeRunde with reinforcements, a card and a storm", async () => {
  const { page, consoleErrors } = await site.visit({ hasTouch: true }, NO_SCREEN);
  await openMatch(page, storedGame("four-players", 985));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Battle calculator" }).click();
  const result = page.locator(".calculator-result h3").first();
  await page.getByLabel("infantry, Attack").selectOption("1");
  await page.getByLabel("infantry, Defend").selectOption("1");
  await expect.poll(() => result.textContent()).toContain("41.7%");
  await page.getByText("Attacker: Surprise attack").click();
  await expect.poll(() => result.textContent()).toContain("72.2%");
  await page.getByLabel("Storms on the way of the attackers").selectOption("1");
  await expect.poll(() => result.textContent()).toContain("36.1%");
  expect(await page.getByRole("table", { name: "All outcomes" }).locator("tbody tr").count()).toBe(2);
  expect(await problemsAtSizes(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
}, 120_000);
