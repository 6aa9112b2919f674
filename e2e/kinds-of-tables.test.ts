/// <reference lib="dom" />
import type { CommandInput } from "@rondel/protocol";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type ImperundeTable, play, startImperundeTable } from "../test/imperunde-players.ts";
import { THREE_PLAYERS } from "./imperunde-positions.ts";
import { type ImperundeSite, STARTUP_TIMEOUT, startImperundeSite, type Visitor } from "./imperunde-site.ts";
import { matchFrom, openMatch } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";

/*
 * A window for cards is a pause: what players with and without a card see in it at the four kinds of tables. In each match the first
 * seat attacks the second one.
 */

/** Makes a pause before a battle so long that a busy machine has shown it before it ends: 20 seconds. */
const PATIENT = 8;
const LONG_TIMEOUT = 240_000;
const WAIT = { timeout: 60_000 };

let site: ImperundeSite;
let first: Visitor;
let second: Visitor;
beforeAll(async () => {
  site = await startImperundeSite(inject("page"), PATIENT);
  first = await site.visit();
  second = await site.visit();
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const ATTACK = [
  "pieces france s0 artillery 3",
  "pieces spain s1 infantry 9",
  "relation s0 s1 war",
  "round 2 6",
  "turn movement s0",
];
const WITHOUT_CARDS = [...THREE_PLAYERS, ...ATTACK];
/** The attacker has a card for battles. The defender has one for the income, which a bot cannot play here. */
const ATTACKER_WITH_CARD = [...THREE_PLAYERS, "hand s0 surpriseAttack", "hand s1 plunder", ...ATTACK];
const ATTACKER_WITHOUT = [...THREE_PLAYERS, "hand s1 plunder", ...ATTACK];
const SPAIN = "Battle for Spain";

const question = (page: Page) => page.locator(".decide:not(.waiting) h2");
const pass = (page: Page) => page.locator(".decide .btn.go", { hasText: /^Pass$/ });
const litCard = (page: Page, name: string) => page.locator(".hand-card.lit", { hasText: name });
const rolled = (page: Page) => page.locator(".log-line", { hasText: /rolls/ });
/** The signs of a pause that runs down. */
const clocks = (page: Page) => page.locator(".pause-line, .countdown");

/** Attacks Spain as the person who moves. */
async function attack(page: Page): Promise<void> {
  await page.locator(".option", { hasText: "France" }).click();
  await page.locator(".option", { hasText: "Attack Spain" }).click();
  await page.getByRole("button", { name: "Attack Spain with 3 units" }).click();
  await page.getByRole("button", { name: "Do it anyway" }).click();
}

describe("alone against bots", () => {
  const openAlone = async (statements: readonly string[]) => {
    await first.page.goto(NO_SCREEN);
    await openMatch(first.page, matchFrom(statements), (seat) => seat === 0);
    await attack(first.page);
  };

  it(
    "a person with a card is asked without a clock, and a person without a card is not asked",
    async () => {
      const { page } = first;
      await openAlone(ATTACKER_WITH_CARD);
      await litCard(page, "Surprise attack").waitFor();
      expect(await question(page).textContent()).toContain(SPAIN);
      expect(await clocks(page).count()).toBe(0);
      expect(await rolled(page).count()).toBe(0);
      await pass(page).click();
      await rolled(page).first().waitFor();

      await openAlone(ATTACKER_WITHOUT);
      await rolled(page).first().waitFor();
      expect(await pass(page).count()).toBe(0);
    },
    LONG_TIMEOUT,
  );
});

describe("at one device", () => {
  it(
    "the whole table is asked on the open board, and nobody where no hand has a card",
    async () => {
      const { page } = first;
      await page.goto(NO_SCREEN);
      await openMatch(page, matchFrom(ATTACKER_WITH_CARD));
      await attack(page);
      await page.getByText("Does anybody play a card?").waitFor();
      expect(await page.locator(".curtain, .hand-card, .pause-line, .countdown").count()).toBe(0);
      expect(await page.locator(".decide-others .btn").allTextContents()).toEqual(["Anna", "Bruno"]);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("No");
      await page.keyboard.press("Enter");
      await rolled(page).first().waitFor();

      await openMatch(page, matchFrom(WITHOUT_CARDS));
      await attack(page);
      await rolled(page).first().waitFor();
      expect(await page.getByText("Does anybody play a card?").count()).toBe(0);
    },
    LONG_TIMEOUT,
  );
});

/** Starts a table of three whose second and third player have a browser. */
async function startTable(clock: CommandInput<"table/make">["clock"]): Promise<ImperundeTable> {
  const game = await startImperundeTable(site.url, { people: 3, bots: 0 }, clock);
  const browsers = [first, second];
  for (const [index, { context, page }] of browsers.entries()) {
    const [name = "", value = ""] = game.people[index + 1]?.cookie.split("=") ?? [];
    await context.addCookies([{ name, value, url: site.url }]);
    await page.goto("about:blank");
    await page.goto(`/#table=${game.table}`);
    await page.locator(".imperunde-board").waitFor();
  }
  return game;
}

async function attackSpain(game: ImperundeTable): Promise<void> {
  await play(game, 0, "attack spain");
  for (let sent = 0; sent < 3; sent++) await play(game, 0, "send artillery france -");
}

const DEFENDER_WITH_CARD = [...THREE_PLAYERS, "hand s1 armistice", ...ATTACK];

describe("live", () => {
  it(
    "a pause runs down for all, also spectators; a player with a card is asked, the others keep their focus and get no question",
    async () => {
      site.setStartPosition(DEFENDER_WITH_CARD);
      const game = await startTable({ kind: "none" });
      const [defender, bystander] = [first.page, second.page];
      await bystander.getByRole("tab", { name: /^Chat/ }).click();
      const input = bystander.locator(".composer input");
      await input.focus();
      const { page: spectator } = await site.visit();
      await spectator.goto(`/#table=${game.table}`);
      await spectator.locator(".imperunde-board").waitFor();
      await attackSpain(game);
      await Promise.all([defender, bystander, spectator].map((page) => page.locator(".pause-line").waitFor()));
      await spectator.locator(".decide.waiting", { hasText: "You are watching" }).waitFor();
      expect(await spectator.locator(".decide h2").textContent()).toContain("Anyone may play a card");
      expect(await spectator.getByRole("button", { name: "Wait", exact: true }).count()).toBe(0);
      await litCard(defender, "Armistice").waitFor();
      expect(await question(defender).textContent()).toContain(SPAIN);
      expect(await question(bystander).count()).toBe(0);
      expect(await bystander.locator("h1.prompt.asked").count()).toBe(0);
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
      for (const page of [defender, bystander]) expect(await pass(page).count()).toBe(0);
      // Nobody answers.
      await expect.poll(() => rolled(defender).count(), WAIT).toBeGreaterThan(0);
    },
    LONG_TIMEOUT,
  );
});

describe("slow", () => {
  const SLOW = { kind: "slow", bank: 100_000, increment: 0, cap: 100_000 } as const;

  it(
    "there is no pause, whatever cards there are, except for players with a stop",
    async () => {
      site.setStartPosition(DEFENDER_WITH_CARD);
      const game = await startTable(SLOW);
      const [defender, bystander] = [first.page, second.page];
      await attackSpain(game);
      await Promise.all([defender, bystander].map((page) => rolled(page).first().waitFor({ state: "attached" })));
      // The server closes each window itself; a page may show it for a moment.
      await expect.poll(() => pass(defender).count(), WAIT).toBe(0);

      const waiting = await startTable(SLOW);
      await defender.getByRole("button", { name: "Standing orders" }).click();
      await defender.getByRole("switch", { name: "Stop: before a battle" }).click();
      await defender.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
      await attackSpain(waiting);
      await pass(defender).waitFor();
      for (const page of [defender, bystander]) expect(await clocks(page).count()).toBe(0);
      await expect.poll(() => question(bystander).count(), WAIT).toBe(0);
      await pass(defender).click();
      await rolled(defender).first().waitFor();
      expect([...first.consoleErrors, ...second.consoleErrors]).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});
