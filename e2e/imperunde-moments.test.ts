/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { THREE_PLAYERS } from "./imperunde-positions.ts";
import { matchFrom, openMatch, storedGameBefore } from "./local-match.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Just before the first dice of a battle that goes on, and just before the wheels stop for the first time. */
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
  ["dice fall", BEFORE_DICE, ".dice-tray", ".die", "die-falls"],
  ["wheels turn", BEFORE_WHEELS, ".wheels", ".wheel-hand", "wheel-turns"],
] as const)("%s", (_, { text, seat }, stage, thing, motion) => {
  const goOn = async (page: Page) => {
    await openMatch(page, text, (other) => other === seat);
    expect(await page.locator(stage).count()).toBe(0);
    await page.locator(".decide .btn.go, .decide-others .btn.wide").first().click();
    await page.locator(stage).waitFor();
  };

  it("before the eyes of everybody, until a key is pressed", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde", { reducedMotion: "no-preference" });
    await lastForEver(page);
    await goOn(page);
    expect(await motionsOf(page, `${stage} ${thing}`)).toContain(motion);
    const isStill = async () => {
      await page.keyboard.press("Shift");
      return page.locator(stage).getAttribute("data-moving");
    };
    await expect.poll(isStill, WAIT).toBe("false");
    expect(await motionsOf(page, `${stage} ${thing}`)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it("not for those who want no motion: the result is there at once", async () => {
    const { page } = await site.open("#/new/hotseat/imperunde", { reducedMotion: "reduce" });
    await goOn(page);
    expect(await motionsOf(page, `${stage} ${thing}`)).toEqual([]);
    expect(await page.locator(`${stage} ${thing}`).first().isVisible()).toBe(true);
  });
});

/** Takes a piece of a stack and drops it where nothing but the region is. */
async function drag(page: Page, stack: string, region: string): Promise<void> {
  const piece = await page.locator(`[data-stack="${stack}"] use`).boundingBox();
  if (!piece) throw new Error(`no ${stack} on the board`);
  const [x, y] = await page.evaluate((wanted) => {
    const shape = document.querySelector(`[data-region="${wanted}"]`);
    if (!shape) throw new Error(`no ${wanted} on the board`);
    const { left, top, right, bottom } = shape.getBoundingClientRect();
    for (let high = top; high < bottom; high += 3) {
      for (let wide = left; wide < right; wide += 3) {
        if (document.elementFromPoint(wide, high)?.getAttribute("data-region") === wanted) return [wide, high] as const;
      }
    }
    throw new Error(`${wanted} lies under something else`);
  }, region);
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** The names of the animations that run on the things that a selector finds. */
function motionsOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((things) =>
      things.flatMap((thing) =>
        thing.getAnimations().map((motion) => (motion instanceof CSSAnimation ? motion.animationName : motion.id)),
      ),
    );
}

/** Whatever moves goes on moving, however slow this machine is: only a key can end it. */
async function lastForEver(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (deed: () => void, pause = 0) => wait(deed, pause < 1000 ? pause : 1e6) });
  });
}

describe("in the middle of a round", () => {
  it("all armies of a land go aboard in one sea by one click", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde");
    await openMatch(
      page,
      matchFrom([...THREE_PLAYERS, "pieces spain s1 infantry 3", "round 2 7", "turn embarkation s1"]),
    );
    await page.locator(".option", { hasText: "Spain" }).click();
    await page.locator(".option", { hasText: "All to Mediterranean Sea" }).click();
    const sea = page.locator('[data-region="mediterranean-sea"]');
    await expect.poll(() => sea.getAttribute("aria-label"), WAIT).toContain("3 infantry aboard");
    const territory = page.locator('[data-region="spain"]');
    await expect.poll(() => territory.getAttribute("aria-label"), WAIT).not.toContain("infantry");
    expect(consoleErrors).toEqual([]);
  });

  it("an army is dragged aboard, alone, and another of another kind after it", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde");
    const armies = ["pieces spain s1 infantry 3", "pieces spain s1 cavalry 2"];
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...armies, "round 2 7", "turn embarkation s1"]));
    const summary = (region: string) => page.locator(`[data-region="${region}"]`).getAttribute("aria-label");
    await drag(page, "spain slot infantry yellow", "mediterranean-sea");
    await expect.poll(() => summary("mediterranean-sea"), WAIT).toContain("Bruno: 1 infantry aboard");
    await drag(page, "spain slot cavalry yellow", "mediterranean-sea");
    await expect.poll(() => summary("mediterranean-sea"), WAIT).toMatch(/1 cavalry aboard and 1 infantry aboard/);
    await expect.poll(() => summary("spain"), WAIT).toContain("1 cavalry and 2 infantry");
    expect(consoleErrors).toEqual([]);
  });

  it("whoever holds a sea decides about the hostile cargo in it, owner by owner", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde");
    const { text } = storedGameBefore("french-sealed", (events) =>
      events.some(({ kind, rule }) => kind === "cargoSunk" && rule === "IR-9.4.6"),
    );
    await openMatch(page, text);
    await page.locator("h1", { hasText: /sink the cargo ships of/ }).waitFor();
    await page.locator(".option", { hasText: "Sink" }).click();
    await page.locator(".log-line", { hasText: /sinks .* cargo ship/ }).waitFor();
    await page.locator(".option", { hasText: "Spare" }).click();
    await page.locator(".log-line", { hasText: /spares/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("a card of the hand shows what it would change about the odds of a battle", async () => {
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde");
    const battle = ["pieces france s0 artillery 3", "pieces spain s1 infantry 9", "relation s0 s1 war"];
    const turn = ["hand s0 surpriseAttack", "round 2 6", "turn movement s0"];
    await openMatch(page, matchFrom([...THREE_PLAYERS, ...battle, ...turn]));
    await page.locator(".option", { hasText: "Attack Spain" }).click();
    await page.locator(".odds b", { hasText: /%/ }).waitFor();
    for (let sent = 0; sent < 3; sent++) await page.locator(".option", { hasText: "Artillery" }).click();
    await page.locator(".hand-card.lit", { hasText: "Surprise attack" }).click();
    await page.locator(".odds-card", { hasText: /with Surprise attack \d+\s?%/ }).waitFor();
    const [plain = 0, played = 0] = (await page.locator(".odds b").allTextContents()).map(Number.parseFloat);
    expect(played).toBeGreaterThan(plain);
    expect(consoleErrors).toEqual([]);
  });
});

const WAIT = { timeout: 20_000 };
