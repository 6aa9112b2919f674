import { readFileSync } from "node:fs";
import { asSeat, type Match } from "@rondel/engine";
import { luckOf } from "@rondel/imperunde";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import {
  asText,
  eventsOf,
  indiscretions,
  innocentViews,
  matchIn,
  messagesIn,
  openHands,
  storyOf,
} from "./imperunde-bytes.ts";
import {
  DESKTOP,
  type Guest,
  type ImperundeHouse,
  OPENING,
  openImperundeHouse,
  PHONE,
  PHONE_IN_GERMAN,
  sitDown,
} from "./imperunde-house.ts";
import { playUntil } from "./imperunde-player.ts";
import { THREE_POWERS } from "./imperunde-world.ts";
import { untilAllIsTold } from "./looking.ts";

let house: ImperundeHouse;
beforeAll(async () => {
  house = await openImperundeHouse(inject("page"));
}, OPENING);
afterAll(() => house.close());

const LONG = 300_000;
const PATIENT = { timeout: 60_000 };
/** Few trading posts, so that a whole game stays short. */
const TARGET = 6;
const END = { selector: ".ranking" };

describe("six browsers at one table", () => {
  it(
    "play to victory by clicking what is lit, and no browser receives a byte of a hidden hand",
    async () => {
      const devices = [DESKTOP, PHONE_IN_GERMAN, DESKTOP, PHONE, PHONE, PHONE];
      const guests = await Promise.all(devices.map((device) => house.visit(device)));
      await sitDown(guests, { posts: TARGET });
      await talkAmongThree(guests);
      await Promise.all(
        guests.map((guest, seed) => (seed === 2 ? playWithReload(guest) : playUntil(guest.page, seed + 1, END))),
      );
      await expectVictory(guests);
      const [host] = guests;
      const match = matchIn(await savedMatch(host));
      await expectLuck(guests, match);
      for (const [place, guest] of guests.entries()) {
        const seat = asSeat(place);
        const messages = messagesIn(guest.received, house.staticFolder);
        const { views, events } = storyOf(messages);
        const innocent = innocentViews(match, seat);
        expect(views.length).toBeGreaterThan(50);
        expect(views.filter((view) => !innocent.has(asText(view)))).toEqual([]);
        expect(views.some((view) => view.handSizes.some((size, other) => size > 0 && other !== seat))).toBe(true);
        expect(events.some(({ kind, party }) => kind === "cardDrawn" && party !== seat)).toBe(true);
        expect(openHands(messages, seat)).toEqual([]);
        expect(indiscretions(messages, seat)).toEqual([]);
        expect(messages.some((message) => JSON.stringify(message).includes(SECRET))).toBe(seat < 3);
        expect(guest.complaints).toEqual([]);
      }
    },
    LONG,
  );
});

const SECRET = "Three against three";

/** A room of the first three: what is said there is read there. */
async function talkAmongThree([host, second, third]: readonly Guest[]): Promise<void> {
  if (!host || !second || !third) throw new Error("three are needed");
  for (const { page } of [host, second, third]) {
    await page.getByRole("tab", { name: /^(Talk|Gespräch)/ }).click();
    await page.locator(".rooms .chip").nth(1).click();
    await page.locator(".rooms .chip").nth(2).click();
  }
  await host.page.locator(".composer input").fill(SECRET);
  await host.page.locator(".composer input").press("Enter");
  for (const { page } of [second, third]) await page.locator(".talk-line", { hasText: SECRET }).waitFor();
  await second.page.getByRole("tab").first().click();
}

/** Three powers in a war between the first two; each statement as a position file has it. */
const WORLD = [
  ...THREE_POWERS,
  "pieces france s0 artillery 6",
  "pieces spain s1 infantry 9",
  "pieces siam s2 infantry 2",
  "pieces arabian-sea s1 frigate 1",
  "hand s0 sabotage,counterEspionage",
  "hand s1 counterEspionage,armistice",
];

describe("three browsers at one table", () => {
  let guests: readonly [Guest, Guest, Guest];
  beforeAll(async () => {
    guests = [await house.visit(), await house.visit(), await house.visit()];
  }, OPENING);
  afterEach(() => {
    expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  it(
    "tell a duel of counter-espionage as a scene, and ask whoever holds nothing as well",
    async () => {
      const [spy, victim, bystander] = guests;
      house.prepare([...WORLD, "round 2 2", "turn talks s0"]);
      await sitDown(guests);
      await card(spy, "Sabotage").click();
      await button(spy, "Play Sabotage").click();

      await expectScene(guests, 0, "takes effect");
      expect(await bystander.page.locator(".option").count()).toBe(0);
      expect(await button(bystander, "Pass").count()).toBe(1);
      await row(victim, "Counter-espionage").click();

      await expectScene(guests, 1, "is void");
      await row(spy, "Counter-espionage").click();

      await expectScene(guests, 2, "takes effect");
      await Promise.all([victim, bystander].map((guest) => button(guest, "Pass").click()));
      await Promise.all(guests.map((guest) => line(guest, /Sabotage of .* takes effect/).waitFor()));
      const sea = spy.page.locator('[data-region="arabian-sea"]');
      await expect.poll(() => sea.getAttribute("aria-label"), PATIENT).not.toContain("frigate");
      expect(await spy.page.locator(".card-scene").count()).toBe(0);
    },
    LONG,
  );

  it(
    "declare a war in the talks: its price stands beside it, its line in the picture of everybody",
    async () => {
      const [aggressor] = guests;
      house.prepare([...WORLD, "round 2 2", "turn talks s0"]);
      await sitDown(guests);
      await aggressor.page.locator(".decide-about", { hasText: "A war costs 2 doubloons" }).waitFor();
      await row(aggressor, /Declare war on/)
        .first()
        .click();
      await Promise.all(guests.map(({ page }) => page.locator(".stances li", { hasText: "declares war" }).waitFor()));
      for (const guest of guests) await button(guest, "Ready").click();
      for (const guest of guests) await button(guest, "Pass").click();
      await Promise.all(
        guests.map(({ page }) =>
          page
            .locator(".relations li", { hasText: /: war$/ })
            .first()
            .waitFor(),
        ),
      );
      expect(await aggressor.page.locator(".frame-left .relation-war").count()).toBe(1);
      await Promise.all(guests.map((guest) => line(guest, /: war\./).waitFor()));
    },
    LONG,
  );

  it(
    "see the same countdown, whatever they hold; where nobody answers it ends by itself, and nobody is named for it",
    async () => {
      house.prepare([...WORLD, "round 2 2", "turn talks s0"]);
      await sitDown(guests, { clock: "live" });
      for (const guest of guests) await button(guest, "Ready").click();
      await Promise.all(guests.map(({ page }) => page.locator(".countdown", { hasText: "to answer" }).waitFor()));
      const spans = guests.map(({ page }) => page.locator(".countdown progress").getAttribute("max"));
      expect(await Promise.all(spans)).toEqual(["8000", "8000", "8000"]);
      await Promise.all(
        guests.map(({ page }) => page.locator(".log-phase", { hasText: "State income & debts" }).waitFor()),
      );
      const named = guests.map((guest) => line(guest, /pass|time|clock/i).count());
      expect(await Promise.all(named)).toEqual([0, 0, 0]);
    },
    LONG,
  );

  it(
    "fight until an armistice ends the battle in its middle",
    async () => {
      const [attacker, defender, bystander] = guests;
      house.prepare([...WORLD, "relation s0 s1 war", "round 2 6", "turn movement s0"]);
      await sitDown(guests);
      await row(attacker, "Attack Spain").click();
      await attacker.page.locator(".odds").waitFor();
      for (const sent of ["1 artillery", "2 artillery"]) {
        await row(attacker, "artillery").click();
        await attacker.page.locator(".decide-about", { hasText: `Sent: ${sent}` }).waitFor();
      }
      await row(attacker, "artillery").click();
      for (const guest of [attacker, defender]) await button(guest, "Pass").click();
      await bystander.page.getByText("Pass until this phase ends").click();
      await Promise.all(guests.map(({ page }) => page.locator(".dice-tray li").nth(2).waitFor()));
      await row(attacker, "artillery").or(button(attacker, "Pass")).first().waitFor();
      while ((await row(attacker, "artillery").count()) > 0) await row(attacker, "artillery").first().click();

      await card(defender, "Armistice").click();
      await button(defender, "Play Armistice").click();
      await expectScene(guests, 0, "takes effect");
      await button(attacker, "Pass").click();
      await Promise.all(guests.map((guest) => line(guest, /: armistice\./).waitFor()));
      for (const guest of [attacker, defender]) await button(guest, "Pass").click();
      await Promise.all(guests.map(({ page }) => page.locator(".battle").waitFor({ state: "detached" })));
      await untilAllIsTold(attacker.page);
      expect(await attacker.page.locator(".frame-left .relation-armistice").count()).toBe(1);
      expect(await attacker.page.locator('[data-region="spain"]').getAttribute("aria-label")).toContain("colony of");
    },
    LONG,
  );
});

const card = ({ page }: Guest, name: string) => page.locator(".hand-card.lit", { hasText: name });
const row = ({ page }: Guest, name: string | RegExp) => page.locator(".option", { hasText: name });
const button = ({ page }: Guest, name: string) => page.locator(".decide .btn.go", { hasText: new RegExp(`^${name}$`) });
const line = ({ page }: Guest, words: RegExp) => page.locator(".log-line", { hasText: words });

/** Everybody sees the same card with so many counters on it. */
async function expectScene(guests: readonly Guest[], counters: number, fate: string): Promise<void> {
  for (const { page } of guests) {
    await page.locator(".card-scene", { hasText: fate }).waitFor();
    await expect.poll(() => page.locator(".card-scene ol > li").count(), PATIENT).toBe(counters);
  }
}

/** Reloads while an answer window is open, finds it again, and goes on. */
async function playWithReload({ page }: Guest): Promise<void> {
  await playUntil(page, 3, { selector: ".decide:has(.btn.go) ~ .decide-others .btn.quiet" });
  const asked = await page.locator("h1.prompt").textContent();
  await page.reload();
  await page.locator(".decide .btn.go").waitFor();
  expect(await page.locator("h1.prompt").textContent()).toBe(asked);
  await playUntil(page, 33, END);
}

async function expectVictory(guests: readonly Guest[]): Promise<void> {
  const results = await Promise.all(
    guests.map(({ page }) => page.locator('.ranking tr[data-first="true"] td.figure').allTextContents()),
  );
  const [[posts, target, debt] = []] = results;
  expect(Number(posts)).toBeGreaterThanOrEqual(Number(target));
  expect([Number(target), Number(debt)]).toEqual([TARGET, 0]);
  expect(new Set(results.map((figures) => figures.join())).size).toBe(1);
}

/** At the end the dice of everybody stand against what such dice show on average. */
async function expectLuck(guests: readonly Guest[], match: Match): Promise<void> {
  const events = eventsOf(match);
  const lucks = guests.map((_, seat) => luckOf(asSeat(seat), events));
  expect(lucks.some(({ dice }) => dice > 0)).toBe(true);
  const expected = lucks.map(({ dice, sum, perils, survived }) => [dice, sum, survived, perils]);
  // Whoever comes back to a long match is told its log page by page.
  await guests.at(-1)?.page.reload();
  for (const { page } of guests) {
    await page.locator(".luck tbody tr").first().waitFor();
    const rows = await page.locator(".luck tbody tr").all();
    const figures = await Promise.all(rows.map((row) => row.locator("td").allTextContents()));
    const told = figures.map(([dice = "", sum = "", , , perils = ""]) => [
      ...[dice, sum].map((figure) => Number(figure.replace(/\D/g, ""))),
      ...(perils.match(/\d+/g) ?? []).map(Number),
    ]);
    expect(told).toEqual(expected);
  }
}

async function savedMatch(guest: Guest | undefined): Promise<string> {
  if (!guest) throw new Error("nobody is here");
  const [download] = await Promise.all([
    guest.page.waitForEvent("download"),
    guest.page.locator(".end-buttons .btn").last().click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}
