import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isInSight, PHONE, recordedScales, recordScales, scaleOf, slowFlights, tapRegion } from "./board-view.ts";
import type { OpenedPage } from "./browser.ts";
import { THREE_PLAYERS } from "./imperunde-positions.ts";
import { matchFrom, openMatch } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

/** Anna can move from France and in the Mediterranean Sea. */
const MOVEMENT = matchFrom([
  ...THREE_PLAYERS,
  "pieces france s0 infantry 3",
  "pieces mediterranean-sea s0 frigate 1",
  "relation s0 s1 war",
  "round 2 6",
  "turn movement s0",
]);
const WAIT = { timeout: 20_000 };

let site: StaticSite;
let phone: OpenedPage;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
  phone = await site.open(NO_SCREEN, { ...PHONE, reducedMotion: "no-preference" });
  await openMatch(phone.page, MOVEMENT);
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

describe("the board of ImpeRunde on a phone", () => {
  it("flies to selected units so that their destinations are in sight, and a press ends the flight", async () => {
    const { page, consoleErrors } = phone;
    const whole = await scaleOf(page);
    await slowFlights(page, 2000);
    await recordScales(page);
    await page.locator(".option", { hasText: "France" }).tap();
    await expect.poll(() => page.locator(".board[data-flying]").count(), WAIT).toBe(0);
    const scales = await recordedScales(page);
    expect(scales.length).toBeGreaterThan(2);
    expect(scales).toEqual(scales.toSorted((one, other) => one - other));
    expect(await scaleOf(page)).toBeGreaterThan(whole * 1.5);
    for (const region of ["france", "spain"]) expect(await isInSight(page, region)).toBe(true);

    await page.locator(".decide-back").tap();
    await page.getByRole("button", { name: "Whole board" }).tap();
    expect(await scaleOf(page)).toBeCloseTo(whole);
    await slowFlights(page, 60_000);
    await page.locator(".option", { hasText: "Mediterranean Sea" }).tap();
    await page.locator(".board[data-flying]").waitFor();
    await page.locator(".board").tap({ position: { x: 10, y: 10 } });
    expect(await page.locator(".board[data-flying]").count()).toBe(0);
    await page.locator(".decide-back").tap();
    expect(consoleErrors).toEqual([]);
  });

  it("opens the card of a tapped region: what it is, who is there, and what can be done or why nothing", async () => {
    const { page, consoleErrors } = phone;
    await slowFlights(page, 0);
    await page.getByRole("button", { name: "Whole board" }).tap();
    const card = page.locator(".region-card");
    await tapRegion(page, "brazil");
    await card.locator("h3", { hasText: "Brazil" }).waitFor();
    expect(await card.innerText()).toMatch(/territory, value 3, free territory/);
    expect(await card.locator(".region-why").innerText()).toMatch(/Rule IR-\d/);
    expect(await card.getByRole("button", { name: "Choose" }).count()).toBe(0);
    await card.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "Whole board" }).tap();
    await tapRegion(page, "france");
    await card.locator("h3", { hasText: "France" }).waitFor();
    expect(await card.innerText()).toMatch(/Anna: 3 infantry/);
    expect(await card.locator(".region-why").count()).toBe(0);
    await card.getByRole("button", { name: "Choose" }).tap();
    await card.waitFor({ state: "detached" });
    await page.locator(".troops").waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
