import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch, storedGame } from "./local-match.ts";
import { layoutProblems } from "./narrow-screen.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { axeViolations, waitForPanels } from "./page-checks.ts";
import { gameLayoutProblems } from "./screen-layout.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
let touch: Page;
let mouse: Page;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
  ({ page: touch } = await site.open(NO_SCREEN, { hasTouch: true, locale: "de-DE" }));
  ({ page: mouse } = await site.open(NO_SCREEN, { locale: "de-DE" }));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const TOUCH_SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];
const MOUSE_SCREENS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** Russia moves its fleets; the seas beside it are highlighted. */
const FLEETS = storedImperialGame("random-6", 350);

/** Positions with a decision about the rondel, the map, money, movement. */
const MATCHES = {
  "a space of the rondel": storedImperialGame("random-6", 151),
  "fleets of Imperial": FLEETS,
  "a bond": storedImperialGame("random-6", 312),
  "movement in ImpeRunde": storedGame("four-players", 985),
  "investments in ImpeRunde": storedGame("four-players", 848),
};

describe.each(Object.entries(MATCHES))("the screen for a decision about %s", (name, text) => {
  it("shows the whole board, the options and the player's money at every size, with nothing covered, and has no barriers", async () => {
    const problems: Record<string, readonly string[]> = {};
    for (const [page, screens] of [
      [touch, TOUCH_SCREENS],
      [mouse, MOUSE_SCREENS],
    ] as const) {
      await openMatch(page, text);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        // On a phone the rondel opens above the map, so it is closed to see the map.
        const isOver = name.includes("rondel") && Math.min(screen.width, screen.height) < 500;
        if (isOver) await page.locator('.rondel-toggle[aria-expanded="true"]').click();
        await waitForPanels(page);
        const found = [...(await gameLayoutProblems(page)), ...(page === touch ? await layoutProblems(page) : [])];
        // The other layouts have their own tests with axe.
        if (screen.width === 1180) found.push(...(await axeViolations(page)));
        if (found.length > 0) problems[`${screen.width}x${screen.height}`] = found;
      }
    }
    expect(problems).toEqual({});
  }, 300_000);
});

describe("the rondel", () => {
  it("closes while regions can be chosen, and opens with its button", async () => {
    await openMatch(mouse, FLEETS);
    await mouse.setViewportSize({ width: 1280, height: 720 });
    expect(await mouse.locator(".rondel").isVisible()).toBe(false);
    await mouse.getByRole("button", { name: "Rondell" }).click();
    expect(await mouse.locator(".rondel").isVisible()).toBe(true);
  });
});

describe("money", () => {
  it("is one tap away for all players, and a nation opens its card from the strip", async () => {
    await openMatch(touch, FLEETS);
    await touch.setViewportSize({ width: 820, height: 1180 });
    expect(await touch.locator(".purse-cash").innerText()).toMatch(/4\sMio\./);
    await touch.locator(".purse").tap();
    const dialog = touch.getByRole("dialog");
    await dialog.locator(".player-cash").nth(5).waitFor();
    expect(await dialog.locator(".player-cash").count()).toBe(6);
    await dialog.getByRole("button", { name: "Schließen" }).tap();
    await touch.locator(".strip-nation").nth(5).tap();
    await touch.getByRole("dialog", { name: "Russland" }).locator(".bond").first().waitFor();
  });
});
