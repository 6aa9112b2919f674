import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { dragPiece } from "./board-drag.ts";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
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
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperial");
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
    const { page } = await site.open("#/new/hotseat/imperial");
    await openMatch(page, FLEETS);
    await dragPiece(page, "ionian-sea slot fleet green", "western-mediterranean");
    expect(await page.locator(".stack-travelling").count()).toBe(0);
    expect(await page.locator('[aria-pressed="true"][data-region]').count()).toBe(0);
  });
});
