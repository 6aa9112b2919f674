import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { dragPiece } from "./board-drag.ts";
import { isInSight, PHONE, recordedScales, recordScales, scaleOf, slowFlights, tapRegion } from "./board-view.ts";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Russia moves its fleets: three in Odessa, two in St Petersburg, two in the Eastern Mediterranean. */
const FLEETS = storedImperialGame("random-6", 350);
const WAIT = { timeout: 20_000 };

describe("a piece of Imperial", () => {
  it("moves by dragging it to a highlighted region, and says why it cannot go elsewhere", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    await openMatch(page, FLEETS);
    const summary = (region: string) => page.locator(`[data-region="${region}"]`).getAttribute("aria-label");
    await dragPiece(page, "odessa port fleet-port purple", "black-sea");
    await expect.poll(() => summary("black-sea"), WAIT).toContain("Russia: one fleet");
    await expect.poll(() => summary("odessa"), WAIT).toContain("two fleets");
    await dragPiece(page, "st-petersburg port fleet-port purple", "north-sea");
    await page.locator(".note", { hasText: "Rule IM-" }).waitFor();
    expect(await summary("st-petersburg")).toContain("two fleets");
    expect(await page.locator(".option-name", { hasText: "Baltic Sea" }).count()).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  it("of another nation cannot be dragged", async () => {
    const { page } = await site.open(NO_SCREEN);
    await openMatch(page, FLEETS);
    await dragPiece(page, "ionian-sea slot fleet green", "western-mediterranean");
    expect(await page.locator(".stack-travelling").count()).toBe(0);
    expect(await page.locator('[aria-pressed="true"][data-region]').count()).toBe(0);
  });
});

/** Italy places imported units: its provinces are highlighted, Paris is not. */
const IMPORT = storedImperialGame("random-6", 120);

describe("the view of the board on a phone", () => {
  it("flies to selected units so that all their destinations are in sight, and a press ends the flight", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN, {
      ...PHONE,
      reducedMotion: "no-preference",
    });
    await openMatch(page, FLEETS);
    const whole = await scaleOf(page);
    await slowFlights(page, 2000);
    await recordScales(page);
    await page.locator(".option", { hasText: "Odessa" }).tap();
    await expect.poll(() => page.locator(".board[data-flying]").count(), WAIT).toBe(0);
    const scales = await recordedScales(page);
    expect(scales.length).toBeGreaterThan(2);
    expect(scales).toEqual(scales.toSorted((one, other) => one - other));
    expect(await scaleOf(page)).toBeGreaterThan(whole * 1.5);
    for (const region of ["odessa", "black-sea"]) expect(await isInSight(page, region)).toBe(true);

    await page.getByRole("button", { name: "Choose a different unit" }).tap();
    await page.getByRole("button", { name: "Whole map" }).tap();
    expect(await scaleOf(page)).toBeCloseTo(whole);
    await slowFlights(page, 60_000);
    await page.locator(".option", { hasText: "St Petersburg" }).tap();
    await page.locator(".board[data-flying]").waitFor();
    await page.locator(".board").tap({ position: { x: 20, y: 200 } });
    expect(await page.locator(".board[data-flying]").count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});

describe("the card of a region", () => {
  it("opens on a tap and says what the region is, who is there, and what can be done or why nothing", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN, PHONE);
    await openMatch(page, IMPORT);
    const card = page.locator(".region-card");
    await tapRegion(page, "paris");
    await card.locator("h3", { hasText: "Paris" }).waitFor();
    expect(await card.innerText()).toMatch(/France/);
    expect(await card.locator(".region-why").innerText()).toMatch(/Rule IM-\d/);
    expect(await card.getByRole("button", { name: "Choose" }).count()).toBe(0);
    await card.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "Whole map" }).tap();
    await tapRegion(page, "rome");
    await card.locator("h3", { hasText: "Rome" }).waitFor();
    expect(await card.innerText()).toMatch(/can be selected/);
    expect(await card.locator(".region-why").count()).toBe(0);
    await card.getByRole("button", { name: "Choose" }).tap();
    await card.waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Log" }).tap();
    await page.locator(".log-line", { hasText: /imports an army .*Rome/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
