import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Lesson, readLesson } from "@rondel/lessons";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { WITH_SERVICE_WORKER } from "./browser.ts";
import { playImperial } from "./lesson-clicks.ts";
import { axeViolations } from "./page-checks.ts";
import { pressButtons } from "./press-buttons.ts";
import { DESKTOP, PHONE } from "./site.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const folder = join(import.meta.dirname, "..", "packages", "lessons");

function lessonsOf(game: string): Lesson[] {
  return globSync(`${game}/*.play.txt`, { cwd: folder })
    .sort()
    .map((path) => readLesson(path, readFileSync(join(folder, path), "utf8")));
}

const card = (page: Page, status: string) => page.locator(`.lesson-card[data-status="${status}"]`);

/** Plays the first solution of every board of a lesson, and goes on to the next lesson or back to the list. */
async function solve(page: Page, { boards }: Lesson): Promise<void> {
  for (const board of boards) {
    await card(page, "playing").waitFor();
    for (const action of board.solutions[0] ?? []) await playImperial(page, action);
    await card(page, "solved").waitFor();
    await pressButtons(
      page,
      board.won.slice(1).map(() => "Next"),
    );
    await page.locator(".lesson-card .btn.go").click();
  }
}

const SIZES = { "a desktop": { viewport: DESKTOP }, "a phone": { viewport: PHONE, hasTouch: true, isMobile: true } };

describe("the lessons of Imperial on a phone", () => {
  it("are solved one after the other by their solutions, with three stars each", async () => {
    const { page, consoleErrors } = await site.open("#/learn/imperial", SIZES["a phone"]);
    await page.getByRole("link", { name: "Start: You are the investor" }).click();
    const lessons = lessonsOf("imperial");
    expect(lessons).toHaveLength(12);
    for (const lesson of lessons) await solve(page, lesson);
    await page.getByRole("heading", { name: "Learn" }).waitFor();
    await expect.poll(() => page.getByRole("img", { name: "3 of 3 stars" }).count()).toBe(lessons.length);
    expect(consoleErrors).toEqual([]);
  }, 300_000);
});

describe.each(Object.entries(SIZES))("the lessons of Imperial on %s", (_, options) => {
  it("answer a wrong step, help in two stages and are accessible", async () => {
    const { page } = await site.open("#/", options);
    await page.getByRole("link", { name: "Start learning" }).click();
    await page.locator(".lesson-row").first().waitFor();
    const found = { list: await axeViolations(page) } as Record<string, string[]>;
    await page.getByRole("link", { name: "Start: You are the investor" }).click();
    await card(page, "playing").waitFor();
    found.playing = await axeViolations(page);
    await playImperial(page, "moveRondel factory");
    await card(page, "failed").getByText("Taxation would bring Italy to 25").waitFor();
    found.failed = await axeViolations(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Hint" }).click();
    await card(page, "playing").getByText("Look at what is marked.").waitFor();
    await page.getByRole("button", { name: "Show the move" }).click();
    await card(page, "playing").getByText("The move:").waitFor();
    await page.locator(".decide .btn.go").click();
    await card(page, "solved").getByRole("img", { name: "1 of 3 stars" }).waitFor();
    found.solved = await axeViolations(page);
    expect(found).toEqual({ list: [], playing: [], failed: [], solved: [] });

    await page.reload();
    await card(page, "playing").getByRole("heading", { name: "Somebody else’s nation" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Continue: You are the investor" }).waitFor();
  }, 120_000);
});

/** Lets the card show and play every move of a lesson, and goes on to the next lesson or back to the list. */
async function followHints(page: Page, { boards }: Lesson): Promise<void> {
  for (const board of boards) {
    await card(page, "playing").waitFor();
    const moves = (board.solutions[0] ?? []).flatMap(() => ["Hint", "Show the move", "Play this move"]);
    await pressButtons(page, [...moves, ...board.won.slice(1).map(() => "Next")]);
    await card(page, "solved").waitFor();
    await page.locator(".lesson-card .btn.go").click();
  }
}

// On a phone they are solved by the clicks of their solutions: above, and in `imperunde-lessons.test.ts`.
describe.each(["imperial", "imperunde"])("the lessons of %s on a desktop", (game) => {
  it("are solved one after the other by the moves that their cards show", async () => {
    const { page, consoleErrors } = await site.open(`#/learn/${game}`, { viewport: DESKTOP });
    const lessons = lessonsOf(game);
    expect(lessons).toHaveLength(12);
    await page
      .getByRole("link", { name: /^Start: / })
      .first()
      .click();
    await card(page, "playing").waitFor();
    const playing = await axeViolations(page);
    for (const lesson of lessons) await followHints(page, lesson);
    await page.getByRole("heading", { name: "Learn" }).waitFor();
    await expect.poll(() => page.getByRole("img", { name: /^\d of 3 stars$/ }).count()).toBe(lessons.length);
    expect({ playing, errors: consoleErrors }).toEqual({ playing: [], errors: [] });
  }, 300_000);
});

describe("a lesson on a phone held sideways", () => {
  it("shows its card and its decision", async () => {
    const { page } = await site.open("#/learn/imperial/01-investor", { viewport: { width: 844, height: 390 } });
    await card(page, "playing").waitFor();
    await playImperial(page, "moveRondel taxation");
    await card(page, "solved").waitFor();
  });
});

describe("a lesson without a network", () => {
  it("opens and is completed from what the first visit stored", async () => {
    const { page } = await site.open("", WITH_SERVICE_WORKER);
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
    await page.context().setOffline(true);
    await page.goto(`${new URL("#/learn/imperial/01-investor", page.url())}`);
    await page.reload();
    const [lesson] = lessonsOf("imperial");
    if (!lesson) throw new Error("there are no lessons");
    await solve(page, lesson);
    await page.goto(`${new URL("#/learn/imperial", page.url())}`);
    await page.getByRole("img", { name: "3 of 3 stars" }).waitFor();
  });
});
