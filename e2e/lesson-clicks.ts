import type { Locator, Page } from "playwright-core";
import { names } from "../packages/web/src/games/imperial/messages/en/names.ts";
import { waitForPanels } from "./page-checks.ts";

const nameOf = (key: string): string => {
  const name: unknown = Object.entries(names).find(([found]) => found === key)?.[1];
  if (typeof name !== "string") throw new Error(`there is no ${key}`);
  return name;
};

const option = (page: Page, text: string | RegExp): Locator =>
  page.locator('.option:not([aria-disabled="true"])', { hasText: text }).first();

const confirm = (page: Page): Promise<void> => page.locator(".decide .btn.go").click();

/** Plays an action of Imperial, given in the notation of match files, with the controls of the screen. */
export async function playImperial(page: Page, notation: string): Promise<void> {
  const [kind = "", first = "", second = "", ...rest] = notation.split(" ");
  switch (kind) {
    case "moveRondel":
      await page.locator(`[data-space="${first}"]`).focus();
      await page.keyboard.press("Enter");
      return confirm(page);
    case "produceAll":
      return confirm(page);
    case "buildFactory":
      return option(page, nameOf(`region.${first}`)).click();
    case "placeImport":
      return option(page, new RegExp(`${first}.*${nameOf(`region.${second}`)}`, "i")).click();
    case "moveFleet":
    case "moveArmy":
      return moveUnit(page, nameOf(`region.${first}`), nameOf(`region.${second}`), rest);
    case "declareBattle":
      return option(page, "").click();
    case "destroyFactory":
      return option(page, /destroy/i).click();
    case "forceInvestor":
      await option(page, /force/i).click();
      return confirm(page);
    case "invest":
      await option(page, nameOf(`nation.${first}`)).click();
      await page.locator(`.bond-card[data-bond="${second}"]`).click();
      return confirm(page);
    default:
      throw new Error(`cannot click ${notation}`);
  }
}

/** Selects a unit unless it is selected, then its destination and, if asked, its status there. */
async function moveUnit(page: Page, from: string, to: string, rest: readonly string[]): Promise<void> {
  await waitForPanels(page);
  const isSelected = await page.getByRole("button", { name: "Choose a different unit" }).isVisible();
  if (!isSelected) await option(page, from).click();
  await option(page, to).click();
  await waitForPanels(page);
  const status = rest.find((word) => word.startsWith("status="))?.slice("status=".length);
  const choice = option(page, new RegExp(status ?? "", "i"));
  if (status !== undefined && (await choice.isVisible())) await choice.click();
}
