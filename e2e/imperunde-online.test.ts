import { readFileSync } from "node:fs";
import { asSeat, type Match } from "@rondel/engine";
import { luckOf } from "@rondel/imperunde";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { THREE_PLAYERS } from "./imperunde-positions.ts";
import {
  DESKTOP,
  type ImperundeSite,
  PHONE,
  PHONE_IN_GERMAN,
  STARTUP_TIMEOUT,
  startImperundeSite,
  startTable,
  type Visitor,
} from "./imperunde-site.ts";
import {
  allEvents,
  allowedViews,
  leakedEvents,
  leakedHands,
  messagesIn,
  parseMatch,
  replayTraffic,
  sortedJson,
} from "./imperunde-traffic.ts";
import { waitForPanels } from "./page-checks.ts";
import { playUntil } from "./play-in-page.ts";

let site: ImperundeSite;

/** Starts the server before the tests of a block. The factor keeps a whole match short, or gives a busy machine time to answer. */
function useSite(pauseFactor: number): void {
  beforeAll(async () => {
    site = await startImperundeSite(inject("page"), pauseFactor);
  }, STARTUP_TIMEOUT);
  afterAll(() => site.close());
}

const LONG_TIMEOUT = 600_000;
const WAIT = { timeout: 60_000 };
/** A low target keeps the match short. */
const TARGET = 6;
const END = { selector: ".ranking" };

describe("six browsers at one table", () => {
  useSite(0.02);

  it(
    "play a whole match, and no browser receives a byte of a hidden hand",
    async () => {
      const devices = [DESKTOP, PHONE_IN_GERMAN, DESKTOP, PHONE, PHONE, PHONE];
      const visitors = await Promise.all(devices.map((device) => site.visit(device)));
      await startTable(visitors, { posts: TARGET });
      await chatAmongThree(visitors);
      await Promise.all(
        visitors.map((visitor, seed) =>
          seed === 2 ? playWithReload(visitor) : playUntil(visitor.page, seed + 1, END),
        ),
      );
      await expectVictory(visitors);
      const [host] = visitors;
      const match = parseMatch(await savedMatch(host));
      await expectLuck(visitors, match);
      for (const [index, visitor] of visitors.entries()) {
        const seat = asSeat(index);
        const messages = messagesIn(visitor.received, site.staticFolder);
        const { views, events } = replayTraffic(messages);
        const allowed = allowedViews(match, seat);
        expect(views.length).toBeGreaterThan(50);
        expect(views.filter((view) => !allowed.has(sortedJson(view)))).toEqual([]);
        expect(views.some((view) => view.handSizes.some((size, other) => size > 0 && other !== seat))).toBe(true);
        expect(events.some((event) => event.kind === "cardDrawn" && event.party !== seat)).toBe(true);
        expect(leakedHands(messages, seat)).toEqual([]);
        expect(leakedEvents(messages, seat)).toEqual([]);
        expect(messages.some((message) => JSON.stringify(message).includes(SECRET))).toBe(seat < 3);
        expect(visitor.consoleErrors).toEqual([]);
      }
    },
    LONG_TIMEOUT,
  );
});

const SECRET = "Three against three";

/** Opens a private chat of the first three visitors, writes there and waits until the others can read it. */
async function chatAmongThree([host, second, third]: readonly Visitor[]): Promise<void> {
  if (!host || !second || !third) throw new Error("Three visitors are needed.");
  for (const { page } of [host, second, third]) {
    await page.getByRole("tab", { name: /^Chat/ }).click();
    await page.locator(".rooms .chip").nth(1).click();
    await page.locator(".rooms .chip").nth(2).click();
  }
  await host.page.locator(".composer input").fill(SECRET);
  await host.page.locator(".composer input").press("Enter");
  for (const { page } of [second, third]) await page.locator(".chat-line", { hasText: SECRET }).waitFor();
  await second.page.getByRole("tab").first().click();
}

/** Three players with cards and armies, as statements of a position file. */
const POSITION = [
  ...THREE_PLAYERS,
  "pieces france s0 artillery 6",
  "pieces spain s1 infantry 9",
  "pieces siam s2 infantry 2",
  "pieces arabian-sea s1 frigate 1",
  "hand s0 sabotage,counterEspionage",
  "hand s1 counterEspionage,armistice",
];

const PATIENT = 4;

let visitors: readonly [Visitor, Visitor, Visitor];

describe("three browsers at one table", () => {
  useSite(PATIENT);
  beforeAll(async () => {
    visitors = [await site.visit(), await site.visit(), await site.visit()];
  }, STARTUP_TIMEOUT);
  afterEach(() => {
    expect(visitors.flatMap(({ consoleErrors }) => consoleErrors)).toEqual([]);
  });

  it(
    "show a chain of counter-espionage to everyone, and ask only players who can answer",
    async () => {
      const [spy, victim, bystander] = visitors;
      site.setStartPosition([...POSITION, "round 2 2", "turn talks s0"]);
      await startTable(visitors);
      await card(spy, "Sabotage").click();
      await button(spy, "Play “Sabotage”").click();

      await expectScene(visitors, 0, "takes effect");
      expect(await bystander.page.locator(".option").count()).toBe(0);
      expect(await bystander.page.locator(".pause-line").count()).toBe(1);
      for (const visitor of visitors) expect(await button(visitor, "Pass").count()).toBe(0);
      await row(victim, "Counter-espionage").click();

      await expectScene(visitors, 1, "is cancelled");
      await row(spy, "Counter-espionage").click();

      await expectScene(visitors, 2, "takes effect");
      await Promise.all(visitors.map((visitor) => line(visitor, /“Sabotage” takes effect/).waitFor()));
      const sea = spy.page.locator('[data-region="arabian-sea"]');
      await expect.poll(() => sea.getAttribute("aria-label"), WAIT).not.toContain("frigate");
      expect(await spy.page.locator(".card-scene").count()).toBe(0);
    },
    LONG_TIMEOUT,
  );

  it(
    "show the price of a war before it is declared, and the war to everyone afterwards",
    async () => {
      const [aggressor] = visitors;
      site.setStartPosition([...POSITION, "round 2 2", "turn talks s0"]);
      await startTable(visitors);
      await aggressor.page.locator(".decide-about", { hasText: "Each war costs you 2 doubloons" }).waitFor();
      await row(aggressor, /Declare war on/)
        .first()
        .click();
      await Promise.all(
        visitors.map(({ page }) => page.locator(".stances .announced", { hasText: /declares? war/ }).waitFor()),
      );
      for (const visitor of visitors) await button(visitor, "Ready").click();
      await Promise.all(
        visitors.map(({ page }) =>
          page
            .locator(".relations li", { hasText: /: war$/ })
            .first()
            .waitFor(),
        ),
      );
      expect(await aggressor.page.locator(".frame-left .relation-war").count()).toBe(1);
      await Promise.all(visitors.map((visitor) => line(visitor, /are at war\./).waitFor()));
    },
    LONG_TIMEOUT,
  );

  it(
    "have the same pause with any cards; it ends without an answer and names nobody",
    async () => {
      site.setStartPosition([...POSITION, "round 2 2", "turn talks s0"]);
      await startTable(visitors, { clock: "live" });
      for (const visitor of visitors) await button(visitor, "Ready").click();
      const lengths = visitors.map(({ page }) =>
        page.locator(".pause-line").evaluate((line) => getComputedStyle(line).animationDuration),
      );
      // After talks only cards for any time can be played, so the pause is short.
      expect(await Promise.all(lengths)).toEqual(Array(3).fill(`${1.5 * PATIENT}s`));
      await expectRequestForTime(visitors);
      await Promise.all(visitors.map(({ page }) => page.locator(".log-phase", { hasText: "Income & debt" }).waitFor()));
      const named = visitors.map((visitor) => line(visitor, /pass|time|clock/i).count());
      expect(await Promise.all(named)).toEqual([0, 0, 0]);
    },
    LONG_TIMEOUT,
  );

  it(
    "fight until an armistice ends the battle",
    async () => {
      const [attacker, defender, bystander] = visitors;
      site.setStartPosition([...POSITION, "relation s0 s1 war", "round 2 6", "turn movement s0"]);
      await startTable(visitors);
      await row(attacker, "France").click();
      await row(attacker, "Attack Spain").click();
      await attacker.page.locator(".odds").waitFor();
      await button(attacker, "Attack Spain with 3 units").click();
      await bystander.page.locator(".pause-line").waitFor();
      expect(await bystander.page.locator(".decide:not(.waiting)").count()).toBe(0);
      await card(defender, "Armistice").click();
      await button(defender, "Play “Armistice”").click();
      await expectScene(visitors, 0, "takes effect");
      await Promise.all(visitors.map((visitor) => line(visitor, /have an armistice\./).waitFor()));
      await Promise.all(visitors.map(({ page }) => page.locator(".battle").waitFor({ state: "detached" })));
      await waitForPanels(attacker.page);
      expect(await attacker.page.locator(".frame-left .relation-armistice").count()).toBe(1);
      expect(await attacker.page.locator('[data-region="spain"]').getAttribute("aria-label")).toContain("colony");
    },
    LONG_TIMEOUT,
  );
});

const card = ({ page }: Visitor, name: string) => page.locator(".hand-card.lit", { hasText: name });
const row = ({ page }: Visitor, name: string | RegExp) => page.locator(".option", { hasText: name });
const button = ({ page }: Visitor, name: string) =>
  page.locator(".decide .btn.go", { hasText: new RegExp(`^${name}$`) });
const line = ({ page }: Visitor, text: RegExp) => page.locator(".log-line", { hasText: text });

/** Lets the player without a card stop the clock and start it again; the others read that somebody has asked, not who. */
async function expectRequestForTime([first, second, bystander]: typeof visitors): Promise<void> {
  await bystander.page.getByRole("button", { name: "Wait", exact: true }).click();
  await bystander.page.locator(".pause-asked", { hasText: "You have asked for time" }).waitFor();
  for (const { page } of [first, second]) {
    await page.locator(".pause-asked", { hasText: /^A player has asked for time: \d+ s$/ }).waitFor();
    expect(await page.getByRole("button", { name: /^(Wait|Go on)$/ }).count()).toBe(0);
  }
  await bystander.page.getByRole("button", { name: "Go on" }).click();
  await first.page.locator(".pause-asked").waitFor({ state: "detached" });
}

/** Waits until everyone sees the same card with this number of counters. */
async function expectScene(visitors: readonly Visitor[], counters: number, state: string): Promise<void> {
  for (const { page } of visitors) {
    await page.locator(".card-scene", { hasText: state }).waitFor();
    await expect.poll(() => page.locator(".card-scene ol > li").count(), WAIT).toBe(counters);
  }
}

/** Reloads in the middle of a decision, checks that it is still open, and plays on. Another player may have won before. */
async function playWithReload({ page }: Visitor): Promise<void> {
  await playUntil(page, 3, { selector: "h1.prompt.asked, .ranking", text: /Invest|Debt/ });
  if (await page.locator(END.selector).isVisible()) return;
  const asked = await page.locator("h1.prompt").textContent();
  await page.reload();
  await page.locator("h1.prompt.asked").waitFor();
  expect(await page.locator("h1.prompt").textContent()).toBe(asked);
  await playUntil(page, 33, END);
}

async function expectVictory(visitors: readonly Visitor[]): Promise<void> {
  const rows = await Promise.all(
    visitors.map(({ page }) => page.locator('.ranking tr[data-first="true"] td.figure').allTextContents()),
  );
  // The visitors have different languages, so only numbers are compared.
  const results = rows.map((figures) => figures.filter((figure) => /\d/.test(figure)));
  const [[posts, target, debt] = []] = results;
  expect(Number(posts)).toBeGreaterThanOrEqual(Number(target));
  expect([Number(target), Number(debt)]).toEqual([TARGET, 0]);
  expect(new Set(results.map((figures) => figures.join())).size).toBe(1);
}

/** Compares the dice statistics on the page with those computed from the match. */
async function expectLuck(visitors: readonly Visitor[], match: Match): Promise<void> {
  const events = allEvents(match);
  const lucks = visitors.map((_, seat) => luckOf(asSeat(seat), events));
  expect(lucks.some(({ dice }) => dice > 0)).toBe(true);
  const expected = lucks.map(({ dice, sum, perils, survived }) => [dice, sum, survived, perils]);
  // After a reload the page loads the log of a long match in parts.
  await visitors.at(-1)?.page.reload();
  for (const { page } of visitors) {
    await page.locator(".luck tbody tr").first().waitFor();
    const rows = await page.locator(".luck tbody tr").all();
    const figures = await Promise.all(rows.map((row) => row.locator("td").allTextContents()));
    const shown = figures.map(([dice = "", sum = "", , , perils = ""]) => [
      ...[dice, sum].map((figure) => Number(figure.replace(/\D/g, ""))),
      ...(perils.match(/\d+/g) ?? []).map(Number),
    ]);
    expect(shown).toEqual(expected);
  }
}

async function savedMatch(visitor: Visitor | undefined): Promise<string> {
  if (!visitor) throw new Error("A visitor is needed.");
  const [download] = await Promise.all([
    visitor.page.waitForEvent("download"),
    visitor.page.locator(".end-buttons").getByRole("button", { name: "Download game file" }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}
