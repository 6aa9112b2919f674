import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clickToTheEnd } from "./imperial-clicks.ts";
import { beginHotSeat, type ImperialPage, OPENING, servePage } from "./imperial-page.ts";

let site: ImperialPage;
beforeAll(async () => {
  site = await servePage();
}, OPENING);
afterAll(() => site.close());

/** A whole game has some thousand clicks; a busy machine may take its time. */
const LONG = 900_000;

describe("a whole game of Imperial by clicking what is lit", () => {
  it(
    "ends on a desktop with a ranking whose sums add up",
    async () => {
      const { page, complaints } = await site.open("#/new/hotseat/imperial");
      await beginHotSeat(page, 2);
      const clicks = await clickToTheEnd(page, 1, 30);
      await expectSums(page, 2);
      expect(clicks).toMatchObject({ space: expect.any(Number), region: expect.any(Number), bond: expect.any(Number) });
      expect(complaints).toEqual([]);
    },
    LONG,
  );

  it(
    "ends on a phone, where the board fills the screen and the rest lies in a sheet",
    async () => {
      const { page, complaints } = await site.open("#/new/hotseat/imperial", {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await beginHotSeat(page, 3);
      await page.locator(".sheet").waitFor();
      await clickToTheEnd(page, 2, 15);
      await expectSums(page, 3);
      expect(complaints).toEqual([]);
    },
    LONG,
  );

  it(
    "ends in French, without a word of another language in the prompts",
    async () => {
      const { page, complaints } = await site.open("#/new/hotseat/imperial", { locale: "fr-FR" });
      await beginHotSeat(page, 2);
      await page.getByRole("heading", { level: 1, name: /choisissez une case de la roue/ }).waitFor();
      await clickToTheEnd(page, 3, 10);
      await expectSums(page, 2);
      expect(await page.locator(".ranking thead").textContent()).toContain("Obligations");
      expect(complaints).toEqual([]);
    },
    LONG,
  );
});

async function expectSums(page: Page, players: number): Promise<void> {
  const rows = await page
    .locator(".ranking tbody tr")
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll("td.figure")].map((cell) => Number(cell.textContent))),
    );
  expect(rows).toHaveLength(players);
  for (const [bonds = 0, cash = 0, score = -1] of rows) expect(bonds + cash).toBe(score);
}
