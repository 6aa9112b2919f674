import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readLesson } from "@rondel/lessons";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isInSight, scaleOf } from "./board-view.ts";
import { playImperunde } from "./lesson-clicks-imperunde.ts";
import { axeViolations } from "./page-checks.ts";
import { DESKTOP, PHONE } from "./site.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const folder = join(import.meta.dirname, "..", "packages", "lessons", "imperunde");
const lessons = globSync("*.play.txt", { cwd: folder })
  .sort()
  .map((path) => readLesson(path, readFileSync(join(folder, path), "utf8")));

const SIZES = { "a desktop": { viewport: DESKTOP }, "a phone": { viewport: PHONE, hasTouch: true, isMobile: true } };

// `lessons.test.ts` solves them on a desktop, by the moves that their cards show.
describe("the lessons of ImpeRunde on a phone", () => {
  it("are solved by the clicks of their solutions, with three stars each", async () => {
    const { page, consoleErrors } = await site.open("#/learn/imperunde", SIZES["a phone"]);
    await page.getByRole("link", { name: "Start: Posts win, debts do not" }).click();
    expect(lessons).toHaveLength(12);
    for (const board of lessons.flatMap(({ boards }) => boards)) {
      await page.locator('.lesson-card[data-status="playing"]').waitFor();
      await playImperunde(page, board.solutions[0] ?? []);
      await page.locator('.lesson-card[data-status="solved"]').waitFor();
      for (const _text of board.won.slice(1)) await page.getByRole("button", { name: "Next", exact: true }).click();
      await page.locator(".lesson-card .btn.go").click();
    }
    await page.getByRole("heading", { name: "Learn" }).waitFor();
    await expect.poll(() => page.getByRole("img", { name: "3 of 3 stars" }).count()).toBe(lessons.length);
    expect(consoleErrors).toEqual([]);
  }, 300_000);
});

it("the board of a phone moves to the regions that a lesson marks", async () => {
  const { page, consoleErrors } = await site.open("#/learn/imperunde/03-dice", SIZES["a phone"]);
  await page.locator('.lesson-card[data-status="playing"]').waitFor();
  const whole = await scaleOf(page);
  await page.locator(".lesson-buttons .btn").first().click();
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.2);
  for (const region of ["south-africa", "congo"]) expect(await isInSight(page, region)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

describe.each(Object.entries(SIZES))("the lessons of ImpeRunde on %s", (_, options) => {
  it("answer an attack that is too weak with the reason, and are accessible then", async () => {
    const { page } = await site.open("#/learn/imperunde/03-dice", options);
    await playImperunde(page, ["attack congo", "send artillery south-africa -", "begin"]);
    await page.locator('.lesson-card[data-status="failed"]').getByText("send both artillery and the cavalry").waitFor();
    expect(await axeViolations(page)).toEqual([]);
  }, 120_000);
});
