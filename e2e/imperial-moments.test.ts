/// <reference lib="dom" />
import type { BrowserContextOptions, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { tabTo, waitForPanels } from "./page-checks.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Italy has moved to Import: its own provinces are highlighted, Paris is not. */
const IMPORT = storedImperialGame("random-6", 120);
/** Austria-Hungary chooses a space, and the sixth costs more than its government has. */
const TOO_EXPENSIVE = storedImperialGame("random-6", 151);
/** Cash is hidden. Anna may fight Bruno’s army in Vienna or keep the peace; then Bruno may demand battle. */
const HIDDEN = storedImperialGame("random-2-hidden", 130);

async function visit(text: string, options?: BrowserContextOptions) {
  const { page, consoleErrors } = await site.open(NO_SCREEN, options);
  await openMatch(page, text);
  return { page, consoleErrors };
}

/** Russia moves its fleets; most regions have a flag. */
const FLEETS = storedImperialGame("random-6", 350);

describe("the board", () => {
  it("shows the tax of each nation now, the interest of bonds and the colours of flags", async () => {
    const { page } = await visit(FLEETS);
    await page.locator(".track-marker.now").first().waitFor();
    expect(await page.locator(".track-marker.now").first().getAttribute("title")).toMatch(
      /^France would tax 8\sM now$/,
    );
    const bonds = page.locator('[data-nation="italy"] .bond');
    expect(await bonds.locator("small").allTextContents()).toEqual([
      "+1",
      "+2",
      "+3",
      "+4",
      "+5",
      "+6",
      "+7",
      "+8",
      "+9",
    ]);
    expect(await bonds.first().getAttribute("title")).toMatch(/Interest: 1\sM$/);
    const fillOf = (region: string) =>
      page.locator(`[data-region="${region}"]`).evaluate((path) => getComputedStyle(path).fill);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const [flagged, other, free, sea, calm] = await Promise.all(
        ["spain", "turkey", "norway", "north-sea", "baltic-sea"].map(fillOf),
      );
      expect(new Set([flagged, other, free, sea, calm]).size).toBe(5);
    }
  });
});

describe("the details of a nation", () => {
  it("show its possible moves with effect and price, and possible takeovers with their price", async () => {
    const { page, consoleErrors } = await visit(TOO_EXPENSIVE);
    await page.getByRole("button", { name: "Details of Austria-Hungary" }).click();
    const card = page.getByRole("dialog", { name: "Austria-Hungary" });
    expect(await textsOf(card.locator(".next-moves li"))).toEqual([
      "Manoeuvre 2 units can move free",
      "Taxation 5 M tax, no power points free",
      "Factory treasury 2 M short free",
      "Production 2 units 2 M",
      "Manoeuvre 2 units can move 4 M",
    ]);
    await card.getByText("Anna governs with 12 M in bonds").waitFor();
    expect(await textsOf(card.locator("ul li"))).toEqual([
      "Bruno: buying the 16 M bond for 16 M (not enough cash)",
      "Clara: buying the 16 M bond for 16 M (not enough cash)",
      "David: buying the 9 M bond for 9 M (not enough cash)",
      "Emma: buying the 16 M bond for 14 M (not enough cash)",
      "Felix: buying the 9 M bond for 9 M (not enough cash)",
    ]);
    expect(consoleErrors).toEqual([]);
  });
});

describe("a choice that is not allowed", () => {
  const TOO_EXPENSIVE_SPACE = "Investor costs 6 M, more than you have. Rule IM-7.5.";

  it("shows the reason and the rule for mouse and keyboard", async () => {
    const { page, consoleErrors } = await visit(IMPORT);
    await page.locator('[data-region="paris"]').hover();
    const why = page.locator(".caption-why");
    const [reason = ""] = await textsOf(why);
    expect(reason).toMatch(/Rule IM-\d/);

    await page.locator('[data-region="paris"]').focus();
    await page.keyboard.press("Enter");
    expect(await textsOf(page.locator(".note"))).toEqual([reason]);

    await openMatch(page, TOO_EXPENSIVE);
    const space = page.locator('[data-space="investor"]');
    expect(await textsOf(space.locator("title"))).toEqual([`Investor, 6 spaces ahead, 6 M. ${TOO_EXPENSIVE_SPACE}`]);
    await tabTo(page, ({ label }) => label.startsWith("Investor, 6 spaces ahead"));
    await page.keyboard.press("Enter");
    expect(await textsOf(page.locator(".note"))).toEqual([TOO_EXPENSIVE_SPACE]);
    expect(consoleErrors).toEqual([]);
  });

  it("shows the reason and the rule after a tap", async () => {
    const { page, consoleErrors } = await visit(TOO_EXPENSIVE, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('[data-space="investor"]').tap({ force: true });
    expect(await textsOf(page.locator(".note"))).toEqual([TOO_EXPENSIVE_SPACE]);
    expect(consoleErrors).toEqual([]);
  });
});

describe("hidden cash on one device", () => {
  it("stays covered by a curtain until the next player has the device", async () => {
    const { page, consoleErrors } = await visit(HIDDEN);
    const cash = page.locator(".player-cash");
    await expect.poll(() => textsOf(cash)).toEqual(["hidden", "0 M"]);
    await page.getByRole("button", { name: "Keep the peace" }).click();
    await page.getByRole("dialog", { name: "Pass the device to Bruno" }).waitFor();
    await waitForPanels(page);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Escape");
    expect(await textsOf(cash)).toEqual(["hidden", "hidden"]);
    await page.getByRole("button", { name: "I’m Bruno" }).click();
    await page.getByRole("heading", { level: 1, name: /Demand battle ?\?/ }).waitFor();
    await waitForPanels(page);
    expect(await textsOf(cash)).toEqual(["2 M", "hidden"]);
    expect(consoleErrors).toEqual([]);
  });
});

describe("a payment", () => {
  it("is animated until a key is pressed", async () => {
    const { page, consoleErrors } = await visit(TOO_EXPENSIVE, { reducedMotion: "no-preference" });
    await page.locator("html").evaluate((root) => root.style.setProperty("--m-move", "600s"));
    await page.locator(".option", { hasText: "Production" }).click();
    await page.getByRole("button", { name: /Move to Production, pay 2\sM/ }).click();
    const coins = page.locator(".coin");
    await coins.first().waitFor();
    expect(await textsOf(coins)).toEqual(["2"]);
    await page.keyboard.press("Shift");
    await coins.first().waitFor({ state: "detached" });
    expect(consoleErrors).toEqual([]);
  });
});

/** Reads the text of each element, with spaces between its parts. */
async function textsOf(elements: Locator): Promise<string[]> {
  await elements.first().waitFor({ state: "attached" });
  return elements.evaluateAll((found) =>
    found.map((element) =>
      [...element.childNodes]
        .map((part) => part.textContent)
        .join(" ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ),
  );
}

describe("the results of a match", () => {
  const FINISHED = storedImperialGame("random-5-capped", 1000);

  it("explain every score by nation, list the turning points and can be shared as a picture", async () => {
    const { page, consoleErrors } = await visit(FINISHED);
    const rows = page.locator(".final-bonds tbody tr");
    const sums = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("td b, td:last-child")].reduce((sum, cell) => sum + Number(cell.textContent), 0),
      ),
    );
    expect(sums.map(String)).toEqual(await page.locator(".ranking td.total").allTextContents());

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Share as a picture" }).click();
    expect((await download).suggestedFilename()).toBe("rondel.png");

    const first = page.locator(".turning-points li").first();
    expect(await first.locator("> span").textContent()).toMatch(/^Clara takes over the German Empire from /);
    await first.getByRole("button").click();
    await page.locator(".board").waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
