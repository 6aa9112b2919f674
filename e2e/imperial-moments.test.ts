import type { BrowserContextOptions, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
import { tabTo, waitForPanels } from "./page-checks.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Italy has moved to Import: its own provinces are lit, Paris is not. */
const IMPORT = storedImperialGame("random-6", 120);
/** Austria-Hungary chooses a space, and the sixth costs more than its government has. */
const DEAR = storedImperialGame("random-6", 151);
/** Cash is hidden. Anna may fight Bruno's army in Vienna, or leave it to him to ask for a battle. */
const HIDDEN = storedImperialGame("random-2-hidden", 130);

async function visit(text: string, options?: BrowserContextOptions) {
  const { page, consoleErrors } = await site.open("#/new/hotseat/imperial", options);
  await openMatch(page, text);
  return { page, consoleErrors };
}

describe("the card of a nation", () => {
  it("tells its next possible moves with what they bring and cost, and who could take it over for how much", async () => {
    const { page, consoleErrors } = await visit(DEAR);
    await page.getByRole("button", { name: "Details of Austria-Hungary" }).click();
    const card = page.getByRole("dialog", { name: "Austria-Hungary" });
    expect(await wordsOf(card.locator(".next-moves li"))).toEqual([
      "Manoeuvre 2 units can move free",
      "Taxation 5 M tax, no power points free",
      "Factory treasury 2 M short free",
      "Production 2 units 2 M",
      "Manoeuvre 2 units can move 4 M",
    ]);
    await card.getByText("Anna governs with 12 M in bonds").waitFor();
    expect(await wordsOf(card.locator("ul li"))).toEqual([
      "Bruno: buying the 16 M bond for 16 M (not enough cash)",
      "Clara: buying the 16 M bond for 16 M (not enough cash)",
      "David: buying the 9 M bond for 9 M (not enough cash)",
      "Emma: buying the 16 M bond for 14 M (not enough cash)",
      "Felix: buying the 9 M bond for 9 M (not enough cash)",
    ]);
    expect(consoleErrors).toEqual([]);
  });
});

describe("what is not possible says why, with the rule", () => {
  const DEAR_SPACE = "Investor costs 6 M, more than you have. Rule IM-7.5.";

  it("when the mouse points at it, and by keyboard", async () => {
    const { page, consoleErrors } = await visit(IMPORT);
    await page.locator('[data-region="paris"]').hover();
    const why = page.locator(".caption-why");
    const [reason = ""] = await wordsOf(why);
    expect(reason).toMatch(/Rule IM-\d/);

    await page.locator('[data-region="paris"]').focus();
    await page.keyboard.press("Enter");
    expect(await wordsOf(page.locator(".note"))).toEqual([reason]);

    await openMatch(page, DEAR);
    const space = page.locator('[data-space="investor"]');
    expect(await wordsOf(space.locator("title"))).toEqual([`Investor, 6 spaces ahead, 6 M. ${DEAR_SPACE}`]);
    await tabTo(page, ({ label }) => label.startsWith("Investor, 6 spaces ahead"));
    await page.keyboard.press("Enter");
    expect(await wordsOf(page.locator(".note"))).toEqual([DEAR_SPACE]);
    expect(consoleErrors).toEqual([]);
  });

  it("when a finger taps it", async () => {
    const { page, consoleErrors } = await visit(DEAR, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('[data-space="investor"]').tap({ force: true });
    expect(await wordsOf(page.locator(".note"))).toEqual([DEAR_SPACE]);
    expect(consoleErrors).toEqual([]);
  });
});

describe("at one device with hidden cash", () => {
  it("a curtain covers everybody's money until the device has changed hands", async () => {
    const { page, consoleErrors } = await visit(HIDDEN);
    const cash = page.locator(".player-cash");
    expect(await wordsOf(cash)).toEqual(["hidden", "0 M"]);
    await page.getByRole("button", { name: "Keep the peace" }).click();
    await page.getByRole("dialog", { name: "Pass the device to Bruno" }).waitFor();
    await waitForPanels(page);
    expect(await wordsOf(cash)).toEqual(["hidden", "hidden"]);
    await page.getByRole("button", { name: "I’m Bruno" }).click();
    await page.getByRole("heading", { level: 1, name: /Demand battle\?/ }).waitFor();
    await waitForPanels(page);
    expect(await wordsOf(cash)).toEqual(["2 M", "hidden"]);
    expect(consoleErrors).toEqual([]);
  });
});

describe("money", () => {
  it("is seen to go from purse to purse, until a key is pressed", async () => {
    const { page, consoleErrors } = await visit(DEAR, { reducedMotion: "no-preference" });
    await page.locator("html").evaluate((root) => root.style.setProperty("--m-move", "600s"));
    await page.locator(".option", { hasText: "Production" }).click();
    await page.getByRole("button", { name: /Move to Production, pay 2\sM/ }).click();
    const coins = page.locator(".coin");
    await coins.first().waitFor();
    expect(await wordsOf(coins)).toEqual(["2"]);
    await page.keyboard.press("Shift");
    await coins.first().waitFor({ state: "detached" });
    expect(consoleErrors).toEqual([]);
  });
});

/** What each of them says, as one reads it. */
async function wordsOf(things: Locator): Promise<string[]> {
  await things.first().waitFor({ state: "attached" });
  return things.evaluateAll((found) =>
    found.map((thing) =>
      [...thing.childNodes]
        .map((part) => part.textContent)
        .join(" ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ),
  );
}
