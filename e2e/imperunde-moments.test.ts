/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { dragPiece } from "./board-drag.ts";
import { THREE_PLAYERS } from "./imperunde-positions.ts";
import { matchFrom, openMatch, storedGameBefore } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Just before the first roll of a battle that continues, and just before the wheels stop for the first time. */
const BEFORE_DICE = storedGameBefore(
  "four-players",
  (events, { frames }) =>
    events.some(({ kind }) => kind === "rolled") &&
    frames.at(-1)?.kind === "window" &&
    frames.some((frame) => frame.kind === "battle" && frame.rolls === 1),
);
const BEFORE_WHEELS = storedGameBefore(
  "four-players",
  (_, { frames }) =>
    frames.at(-1)?.kind === "window" && frames.some((frame) => frame.kind === "events" && frame.region >= 0),
);

describe.each([
  ["the dice", BEFORE_DICE, ".dice-tray", ".die", "die-falls"],
  ["the wheels", BEFORE_WHEELS, ".wheels", ".wheel-hand", "wheel-turns"],
] as const)("%s", (_, { text, seat }, stage, element, animation) => {
  const playOn = async (page: Page) => {
    await page.evaluate(() => localStorage.setItem("rondel.pace", "normal"));
    await openMatch(page, text, (other) => other === seat);
    // Nobody is asked without a card, so the game goes on by itself.
    await page.locator(stage).waitFor();
  };

  it("are animated until a key is pressed", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN, { reducedMotion: "no-preference" });
    await slowAnimations(page);
    await playOn(page);
    expect(await animationsOf(page, `${stage} ${element}`)).toContain(animation);
    const movingAfterKey = async () => {
      await page.keyboard.press("Shift");
      return page.locator(stage).getAttribute("data-moving");
    };
    await expect.poll(movingAfterKey, WAIT).toBe("false");
    expect(await animationsOf(page, `${stage} ${element}`)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it("show the result at once with reduced motion", async () => {
    const { page } = await site.open(NO_SCREEN, { reducedMotion: "reduce" });
    await playOn(page);
    expect(await animationsOf(page, `${stage} ${element}`)).toEqual([]);
    expect(await page.locator(`${stage} ${element}`).first().isVisible()).toBe(true);
  });
});

/** Opens a chip and drags a piece of one of its stacks. */
async function drag(page: Page, stack: string, region: string): Promise<void> {
  const [from, , , owner] = stack.split(" ");
  await page.locator(`[data-chip="${from} ${owner}"]`).hover();
  await dragPiece(page, stack, region);
}

/** Lists the animations that run on the selected elements. */
function animationsOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        element
          .getAnimations()
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
      ),
    );
}

/** Slows animations and long timers so far that only a key press can end them, even on a slow machine. */
async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (callback: () => void, pause = 0) => wait(callback, pause < 1000 ? pause : 1e6),
    });
  });
}

describe("embarkation", () => {
  it("puts all armies of a territory into one sea with one click", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    await openMatch(
      page,
      matchFrom([...THREE_PLAYERS, "pieces spain s1 infantry 3", "round 2 7", "turn embarkation s1"]),
    );
    await page.getByRole("button", { name: "Spain: 2 → Mediterranean Sea" }).waitFor();
    await page.locator(".option", { hasText: "Spain" }).click();
    await page.locator(".option", { hasText: "Embark 3 armies to the Mediterranean Sea" }).click();
    await page.locator(".dangers", { hasText: "Spain: no defender is left, and 2 trading posts" }).waitFor();
    await page.getByRole("button", { name: "Do it anyway" }).click();
    const sea = page.locator('[data-region="mediterranean-sea"]');
    await expect.poll(() => sea.getAttribute("aria-label"), WAIT).toContain("3 infantry on board");
    const territory = page.locator('[data-region="spain"]');
    await expect.poll(() => territory.getAttribute("aria-label"), WAIT).not.toContain("infantry");
    expect(consoleErrors).toEqual([]);
  });

  it("leaves a defender in a colony if one press puts its armies into a sea, and a double click does no more", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    await openMatch(
      page,
      matchFrom([...THREE_PLAYERS, "pieces spain s1 infantry 3", "round 2 7", "turn embarkation s1"]),
    );
    await page.getByRole("button", { name: "Spain: 2 → Mediterranean Sea" }).dblclick();
    const summary = (region: string) => page.locator(`[data-region="${region}"]`).getAttribute("aria-label");
    await expect.poll(() => summary("mediterranean-sea"), WAIT).toContain("2 infantry on board");
    await page.getByRole("button", { name: "Spain: 1 → Mediterranean Sea" }).waitFor();
    expect(await summary("spain")).toContain("1 infantry");
    expect(consoleErrors).toEqual([]);
  });

  it("takes single armies of different kinds by dragging", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    const armies = ["pieces spain s1 infantry 3", "pieces spain s1 cavalry 2"];
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...armies, "round 2 7", "turn embarkation s1"]));
    const summary = (region: string) => page.locator(`[data-region="${region}"]`).getAttribute("aria-label");
    await drag(page, "spain slot infantry yellow", "mediterranean-sea");
    await expect.poll(() => summary("mediterranean-sea"), WAIT).toContain("Bruno: 1 infantry on board");
    await drag(page, "spain slot cavalry yellow", "mediterranean-sea");
    await expect.poll(() => summary("mediterranean-sea"), WAIT).toMatch(/1 cavalry on board and 1 infantry on board/);
    await expect.poll(() => summary("spain"), WAIT).toContain("1 cavalry and 2 infantry");
    expect(consoleErrors).toEqual([]);
  });
});

describe("a decision about enemy transports", () => {
  it("is made for each owner in turn", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    const { text } = storedGameBefore("french-sealed", (events) =>
      events.some(({ kind, rule }) => kind === "cargoSunk" && rule === "IR-9.4.6"),
    );
    await openMatch(page, text);
    await page.locator("h1", { hasText: /Sink .* transports/ }).waitFor();
    await page.locator(".option", { hasText: "Sink" }).click();
    await page.locator(".log-line", { hasText: /sinks .* transports/ }).waitFor();
    await page.locator(".option", { hasText: "Spare" }).click();
    await page.locator(".log-line", { hasText: /spares/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

describe("a card in hand", () => {
  it("shows how it changes the odds of a battle", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    const battle = ["pieces france s0 artillery 3", "pieces spain s1 infantry 9", "relation s0 s1 war"];
    const turn = ["hand s0 surpriseAttack", "round 2 6", "turn movement s0"];
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...battle, ...turn]), (seat) => seat === 0);
    await page.locator(".option", { hasText: "France" }).click();
    await page.locator(".option", { hasText: "Attack Spain" }).click();
    const chance = async () => Number.parseFloat(await page.locator(".odds b").innerText());
    const before = await chance();
    await page.getByRole("button", { name: "with “Surprise attack”" }).click();
    await expect.poll(chance, WAIT).toBeGreaterThan(before);
    await page.getByRole("button", { name: "Attack Spain with 3 units" }).click();
    await page.getByRole("button", { name: "Do it anyway" }).click();
    await page.locator(".hand-card.lit", { hasText: "Surprise attack" }).click();
    await page.locator(".odds-card", { hasText: /with “Surprise attack” \d+\s?%/ }).waitFor();
    const [plain = 0, played = 0] = (await page.locator(".odds b").allTextContents()).map(Number.parseFloat);
    expect(played).toBeGreaterThan(plain);
    expect(consoleErrors).toEqual([]);
  });
});

describe("the odds of an attack", () => {
  it("include the storm on the way and list their assumptions", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    const fleets = ["storm indian-ocean", "pieces gulf-of-guinea s0 frigate 2", "pieces arabian-sea s1 frigate 1"];
    const turn = ["relation s0 s1 war", "round 2 6", "turn movement s0"];
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...fleets, ...turn]));
    await page.locator(".option", { hasText: "Gulf of Guinea" }).click();
    await page.getByRole("button", { name: "One fewer: frigate" }).click();
    await page.locator(".option", { hasText: "Attack the Arabian Sea" }).click();
    const notes = page.locator(".odds-notes li");
    await notes.filter({ hasText: "1 reinforcement counted; 25% without reinforcements" }).waitFor();
    await notes.filter({ hasText: "storm on the way (Indian Ocean) included" }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

const lit = (page: Page) => page.locator(".region-legal");
const noteAt = (page: Page, region: string) => page.locator(`[data-note="${region}"]`);

describe("movement", () => {
  const FLEET = ["pieces north-atlantic s0 frigate 2", "pieces north-atlantic s0 infantry-aboard 9"];
  const ARMIES = ["pieces france s0 cavalry 2", "pieces france s0 infantry 3", "pieces great-britain s0 infantry 1"];
  const TURN = ["relation s0 s1 war", "round 2 6", "turn movement s0"];

  it("lights only regions with units that can act, then only what the chosen units can do", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...ARMIES, "pieces mediterranean-sea s0 frigate 1", ...TURN]));
    await expect.poll(() => lit(page).count(), WAIT).toBe(2);
    expect(await page.locator(".board-note").count()).toBe(0);

    // The second click of a double click does nothing.
    await page.locator(".option", { hasText: "France" }).dblclick();
    await noteAt(page, "spain").waitFor();
    expect(await noteAt(page, "spain").textContent()).toBe("no roll");
    expect(await noteAt(page, "italy").textContent()).toMatch(/^\d+%$/);
    expect(await page.locator(".troops output").allTextContents()).toEqual(["2 of 2", "3 of 3"]);
    expect(await page.locator(".option", { hasText: "Attack Spain" }).textContent()).toContain("falls without a roll");
    expect(await page.getByRole("button", { name: "Finish moving" }).count()).toBe(0);

    await page.getByRole("button", { name: "None" }).click();
    await noteAt(page, "spain").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "One more: infantry" }).click();
    await page.locator(".option", { hasText: "Attack Spain" }).click();
    await page.getByRole("button", { name: "Take Spain with 1 unit" }).click();
    await page.locator(".log-line", { hasText: "Anna attacks Bruno in Spain." }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("keeps the other units chosen after a move, which a double click does not move too", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    const fleet = ["pieces north-atlantic s0 frigate 3"];
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...fleet, ...TURN]));
    await page.locator(".option", { hasText: "North Atlantic" }).click();
    for (let left = 0; left < 2; left++) await page.getByRole("button", { name: "One fewer: frigate" }).click();
    await page.locator(".option", { hasText: "Move 1 unit to the North Sea" }).dblclick();
    await page.locator(".option", { hasText: "Move 2 units to the North Sea" }).waitFor();
    const sea = page.locator('[data-region="north-sea"]');
    await expect.poll(() => sea.getAttribute("aria-label"), WAIT).toContain("1 frigate");
    expect(consoleErrors).toEqual([]);
  });

  it("proposes the strongest units in reach for a target that is chosen first", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...ARMIES, "pieces spain s1 infantry 1", ...TURN]));
    await page.locator('[data-region="spain"]').dispatchEvent("click");
    expect(await page.locator(".troops output").allTextContents()).toEqual(["2 of 2", "1 of 3"]);
    await page.locator(".attack-fewer .btn", { hasText: /^Only 1 unit: \d+%$/ }).click();
    await page.locator(".log-line", { hasText: "Anna attacks Bruno in Spain." }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("moves a group two steps with one press, and shows a storm as one scene after a confirmation", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...FLEET, "storm mid-atlantic", ...TURN]));
    const summary = (region: string) => page.locator(`[data-region="${region}"]`).getAttribute("aria-label");
    await page.locator(".option", { hasText: "North Atlantic" }).click();
    await noteAt(page, "mid-atlantic").waitFor();
    expect(await noteAt(page, "mid-atlantic").textContent()).toContain("Storm");
    await page.getByRole("button", { name: "One fewer: frigate" }).click();
    await page.getByRole("button", { name: "One fewer: frigate" }).click();
    const stormy = page.locator(".option", { hasText: "Move 9 units to the Mid-Atlantic" });
    expect(await stormy.textContent()).toContain("each of 9 ships sinks with an even chance, on average 4.5");
    await stormy.click();
    await page.getByRole("button", { name: "Do it anyway" }).click();
    await expect.poll(() => page.locator(".storm-scene li").count(), WAIT).toBe(9);
    const lost = await page.locator('.storm-scene [data-lost="true"]').count();
    await page.locator(".storm-scene p", { hasText: `${lost} of 9 transports lost` }).waitFor();
    // Each ship has its die, with the pips of its number; ships with an odd number are lost.
    const pips = await page
      .locator(".storm-scene .pips")
      .evaluateAll((uses) => uses.map((use) => use.getAttribute("href")?.replace("#pips-", "")));
    expect(pips.filter((die) => Number(die) % 2 === 1)).toHaveLength(lost);
    const rolls = pips.map((die) => `infantry on board: ${die}, ${Number(die) % 2 === 1 ? "sunk" : "survives"}`);
    expect(await page.locator(".storm-scene li .unseen").allTextContents()).toEqual(rolls);
    await expect.poll(() => summary("mid-atlantic"), WAIT).toContain(`${9 - lost} infantry on board`);

    // The rest of the region stays selected.
    await page.locator(".option", { hasText: "Move 2 units to the Caribbean Sea" }).click();
    await expect.poll(() => summary("caribbean-sea"), WAIT).toContain("2 frigates");
    expect(consoleErrors).toEqual([]);
  });
});

describe("the setup", () => {
  it("places both ships on one screen, says what each choice brings, and deals the rest on request", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde");
    await page.locator(".pick label", { hasText: /^3$/ }).click();
    await page.locator("button.begin").click();
    await page.locator(".option", { hasText: "a round while only you have warships there" }).first().waitFor();
    expect(await page.locator(".board-note").count()).toBe(await page.locator(".option").count());
    await page.locator(".option").last().click();
    await page.locator(".option").last().click();
    expect(await page.locator(".option").last().textContent()).toMatch(/frigate and ship of the line/);
    await page.getByRole("button", { name: "Place both ships" }).click();
    const deal = page.getByRole("button", { name: "Set everything up for me" });
    for (let seat = 0; seat < 3; seat++) {
      const curtain = page.locator(".curtain .btn.go");
      await curtain.or(deal).or(page.locator(".talks-table")).first().waitFor();
      if ((await curtain.count()) > 0) await curtain.click();
      if ((await deal.count()) > 0) await deal.click();
    }
    await page.locator(".log-round", { hasText: "Round 1" }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

describe("investments", () => {
  it("are a plan with running totals, which is bought with one press", async () => {
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    const turn = ["money s0 10 5", "target 3", "round 2 4", "turn investments s0"];
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...turn]));
    const about = page.locator(".decide-about");
    await page.getByRole("button", { name: "Posts first" }).click();
    await noteAt(page, "france").waitFor();
    expect(await noteAt(page, "france").textContent()).toBe("+1");
    await about.filter({ hasText: "2 spent, 8 left, 3 of 3 trading posts" }).waitFor();
    await page.locator(".dangers", { hasText: "You cannot win with a debt of 5 doubloons" }).waitFor();
    await page.locator(".option", { hasText: "France" }).click();
    await page.getByRole("button", { name: "One more: fort" }).click();
    await about.filter({ hasText: "5 spent, 5 left" }).waitFor();
    await page.getByRole("button", { name: "One fewer: trading post" }).click();
    await about.filter({ hasText: "3 spent, 7 left" }).waitFor();
    expect(await page.locator(".log-line", { hasText: "France" }).count()).toBe(0);
    await page.getByRole("button", { name: "Buy for 3 doubloons and finish" }).click();
    await page.locator(".log-line", { hasText: /fort.*France/ }).waitFor();
    // The next player has nothing to spend.
    await about.filter({ hasText: "0 spent, 0 left" }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

const WAIT = { timeout: 20_000 };
