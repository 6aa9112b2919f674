import type { Locator, Page } from "playwright-core";
import { names } from "../packages/web/src/games/imperunde/messages/en/names.ts";
import { waitForPanels } from "./page-checks.ts";

const regionName = (region: string): string => {
  const name: unknown = Object.entries(names).find(([found]) => found === `region.${region}`)?.[1];
  if (typeof name !== "string") throw new Error(`there is no ${region}`);
  return name;
};

const option = (page: Page, text: string | RegExp): Locator =>
  page.locator('.option:not([aria-disabled="true"])', { hasText: text }).first();

const GOODS: Readonly<Record<string, string>> = {
  buyPost: "trading post",
  buyFort: "fort",
  frigate: "frigate",
  shipOfTheLine: "ship of the line",
};

/** Plays a line of actions of ImpeRunde, given in the notation of match files, with the controls of the screen. */
export async function playImperunde(page: Page, line: readonly string[]): Promise<void> {
  for (let place = 0; place < line.length; ) place += await playFrom(page, line.slice(place));
}

/** Plays the first action, together with those that the screen plays in one go. Returns the number of actions. */
async function playFrom(page: Page, [action = "", ...later]: readonly string[]): Promise<number> {
  await waitForPanels(page);
  const [kind = "", first = "", , third = ""] = action.split(" ");
  if (kind.startsWith("buy")) return buy(page, [action, ...later]);
  if (kind === "attack") return attack(page, first, later);
  if (kind === "embark") return embark(page, [action, ...later]);
  switch (kind) {
    case "endInvestments":
    case "ready":
      await confirm(page);
      return 1;
    case "settleDebt":
      return choose(page, Number(first) < 0 ? /Repay/ : /Borrow/);
    case "declareWar":
      await option(page, "Declare war on Bruno").click();
      return 1;
    case "consentPeace":
      await option(page, "Agree to peace with Clara").click();
      return 1;
    case "move":
      await option(page, regionName(action.split(" ")[2] ?? "")).click();
      await option(page, new RegExp(`Move .*${regionName(third)}`)).click();
      return 1;
    case "startShips":
      for (const [, sea = ""] of action.matchAll(/=(\S+)/g)) await option(page, regionName(sea)).click();
      await confirm(page);
      return 1;
    case "equipFrigate":
      return choose(page, regionName(first));
    case "equipArmies":
      return choose(page, `${first} infantry`);
    case "name":
      return choose(page, "1 fort and 2 infantry");
    case "counterEspionage":
      await option(page, "Counter-espionage").click();
      return 1;
    case "surpriseAttack":
      await page.locator(".hand-card.lit").click();
      await confirm(page);
      return 1;
    default:
      throw new Error(`cannot click ${action}`);
  }
}

/** Presses the filled button, and confirms the risk if the screen asks. */
async function confirm(page: Page): Promise<void> {
  await page.locator(".decide .btn.go").click();
  await confirmRisk(page);
}

async function confirmRisk(page: Page): Promise<void> {
  await waitForPanels(page);
  const risky = page.getByRole("button", { name: "Do it anyway" });
  if (await risky.isVisible()) await risky.click();
}

async function choose(page: Page, row: string | RegExp): Promise<number> {
  await option(page, row).click();
  await confirm(page);
  return 1;
}

/** Puts all purchases up to the end of the investments into the basket and buys it. */
async function buy(page: Page, line: readonly string[]): Promise<number> {
  const end = line.findIndex((action) => !action.startsWith("buy"));
  const purchases = end < 0 ? line : line.slice(0, end);
  for (const purchase of purchases) {
    const words = purchase.split(" ");
    const [kind = "", what = ""] = words;
    const territory = kind === "buyPost" || kind === "buyFort" ? what : (words[2] ?? "");
    await option(page, regionName(territory)).click();
    await page
      .getByRole("button", { name: `One more: ${GOODS[kind] ?? GOODS[what] ?? what}` })
      .first()
      .click();
    await page.locator(".decide-back").click();
  }
  await confirm(page);
  return purchases.length + (line[purchases.length] === "endInvestments" ? 1 : 0);
}

/** Opens the sheet of an attack, chooses exactly the units of the line and begins. */
async function attack(page: Page, target: string, later: readonly string[]): Promise<number> {
  const end = later.findIndex((action) => !action.startsWith("send"));
  const sends = (end < 0 ? later : later.slice(0, end)).map((send) => send.split(" "));
  await option(page, regionName(sends[0]?.[2] ?? "")).click();
  await option(page, new RegExp(`Attack .*${regionName(target)}`)).click();
  const fewer = page.locator(".attack-sheet").getByRole("button", { name: /^One fewer/ });
  for (const line of await fewer.all()) while (await line.isEnabled()) await line.click();
  for (const [, unit = ""] of sends) {
    const name = (GOODS[unit] ?? unit).replace("-aboard", "");
    await page
      .locator(".attack-sheet")
      .getByRole("button", { name: `One more: ${name}` })
      .click();
  }
  await confirm(page);
  return 1 + sends.length + (later[sends.length] === "begin" ? 1 : 0);
}

/** Embarks the armies of the line from one territory into one sea; other armies stay. */
async function embark(page: Page, line: readonly string[]): Promise<number> {
  const end = line.findIndex((action) => !action.startsWith("embark"));
  const orders = (end < 0 ? line : line.slice(0, end)).map((order) => order.split(" "));
  const [, , from = "", sea = ""] = orders[0] ?? [];
  await option(page, regionName(from)).click();
  await page.getByRole("button", { name: "None", exact: true }).click();
  for (const [, unit = ""] of orders) await page.getByRole("button", { name: `One more: ${unit}` }).click();
  await option(page, new RegExp(`Embark .*${regionName(sea)}`)).click();
  await confirmRisk(page);
  return orders.length;
}
