/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch, storedGame } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { waitForPanels } from "./page-checks.ts";
import { SIX_SIZES } from "./six-sizes.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
let page: Page;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
  ({ page } = await site.open(NO_SCREEN, { locale: "de-DE" }));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const RONDEL = storedImperialGame("random-6", 151);
const FLEETS = storedImperialGame("random-6", 350);
/** Five bonds of the German Empire can be bought, four of them by an upgrade. */
const INVESTMENT = storedImperialGame("random-6", 101);
const MOVEMENT = storedGame("four-players", 985);

/** Collects what is wrong at each size. */
async function atEverySize(check: () => Promise<readonly string[]>): Promise<Record<string, readonly string[]>> {
  const problems: Record<string, readonly string[]> = {};
  for (const screen of SIX_SIZES) {
    await page.setViewportSize(screen);
    await waitForPanels(page);
    const found = await check();
    if (found.length > 0) problems[`${screen.width}x${screen.height}`] = found;
  }
  return problems;
}

/** Which of these elements cannot be seen as a whole. The first line of a high element must be in sight. */
function outOfSight(...selectors: string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.filter((selector) => {
        const element = document.querySelector(selector);
        if (!element) return true;
        const { left, top, width, height } = element.getBoundingClientRect();
        return [top + 4, top + Math.min(height - 4, 40)].some((y) => {
          const hit = document.elementFromPoint(left + width / 2, y);
          return !hit || !(element.contains(hit) || hit.contains(element));
        });
      }),
    selectors,
  );
}

/** Asks for hints and chooses the last one. */
async function chooseHint(): Promise<void> {
  if (!(await page.locator(".hints").isVisible())) await page.getByRole("button", { name: "Tipp" }).click();
  await page.locator(".hints ol").waitFor();
  await page.locator(".hints li:last-child .btn").evaluate((hint: HTMLElement) => hint.click());
  await waitForPanels(page);
}

/** Points at lit regions and names those that the caption then covers. */
async function coveredByCaption(): Promise<string[]> {
  const targets = await page.evaluate(litPoints);
  const covered: string[] = [];
  for (const { x, y, name } of targets) {
    await page.mouse.move(x, y);
    const under = await page.evaluate(litUnderCaption);
    if (under.length > 0) covered.push(`${name}: ${under.join()}`);
  }
  return targets.length === 0 ? ["nothing is lit"] : covered;
}

it("shows a chosen option and that of a hint with its preview and its button in Imperial, at every size", async () => {
  await openMatch(page, RONDEL);
  const problems = await atEverySize(async () => {
    const found: string[] = [];
    const rows = page.locator(".option:not([aria-disabled=true])");
    for (const index of [(await rows.count()) - 1, 0]) {
      await rows.nth(index).evaluate((row: HTMLElement) => row.click());
      await page.locator(".option-preview").waitFor();
      await waitForPanels(page);
      found.push(...(await outOfSight(".option[aria-pressed=true]", ".option-preview", ".decide .btn.go")));
    }
    await chooseHint();
    return [...found, ...(await outOfSight(".option[aria-pressed=true]", ".decide .btn.go"))];
  });
  expect(problems).toEqual({});
}, 120_000);

it("shows the button of a hint, and no caption covers a lit region in ImpeRunde, at every size", async () => {
  await openMatch(page, MOVEMENT);
  // The page loads its terms later, which moves everything below their button.
  await page.getByRole("button", { name: "Was bedeuten diese Wörter?" }).waitFor({ state: "attached" });
  const problems = await atEverySize(async () => {
    const covered = await coveredByCaption();
    await chooseHint();
    const hidden = await outOfSight(".btn.go");
    // A suggested attack has opened its sheet, in which only the units of the attack are lit.
    const back = page.locator(".decide-back");
    if (await back.isVisible()) await back.evaluate((button: HTMLElement) => button.click());
    return [...covered, ...hidden];
  });
  expect(problems).toEqual({});
}, 120_000);

it("covers no lit region of Imperial with a caption, at every size", async () => {
  await openMatch(page, FLEETS);
  expect(await atEverySize(coveredByCaption)).toEqual({});
}, 120_000);

/** Runs in the page: a point of up to four lit regions. */
function litPoints(): { x: number; y: number; name: string }[] {
  const lit = [...document.querySelectorAll(".region-legal")].map((one) => one.getAttribute("d"));
  const regions = [...document.querySelectorAll<SVGPathElement>("[data-region]")];
  return regions
    .filter((region) => lit.includes(region.getAttribute("d")))
    .slice(0, 4)
    .flatMap((region) => {
      const { left, top, width, height } = region.getBoundingClientRect();
      const grid = Array.from({ length: 64 }, (_, at) => ({
        x: left + (((at % 8) + 0.5) / 8) * width,
        y: top + ((Math.floor(at / 8) + 0.5) / 8) * height,
        name: region.getAttribute("data-region") ?? "",
      }));
      return grid.filter(({ x, y }) => document.elementFromPoint(x, y) === region).slice(0, 1);
    });
}

/** Runs in the page: the lit regions under the caption. It is transparent for the pointer. */
function litUnderCaption(): string[] {
  const box = document.querySelector(".caption")?.getBoundingClientRect();
  if (!box) return [];
  const lit = [...document.querySelectorAll(".region-legal, .region-selected")].map((one) => one.getAttribute("d"));
  const points = Array.from({ length: 60 }, (_, at) => [
    box.left + (((at % 15) + 0.5) / 15) * box.width,
    box.top + ((Math.floor(at / 15) + 0.5) / 4) * box.height,
  ]);
  const under = points.flatMap(([x = 0, y = 0]) => {
    const region = document.elementFromPoint(x, y)?.closest("[data-region]");
    return region && lit.includes(region.getAttribute("d")) ? [region.getAttribute("data-region") ?? ""] : [];
  });
  return [...new Set(under)];
}

it("keeps every bond in its panel in Imperial, at every size", async () => {
  await openMatch(page, INVESTMENT);
  await page.locator('.option:not([aria-disabled="true"])', { hasText: "Deutsches Reich" }).click();
  await page.locator(".bond-card").first().waitFor();
  expect(await page.locator(".bond-card").count()).toBe(5);
  const beyondPanel = () =>
    page.locator(".bond-choices").evaluate((panel) => {
      const { right } = panel.getBoundingClientRect();
      const isBeyond = (part: Element) => part.getBoundingClientRect().right > right + 1;
      return [...panel.querySelectorAll(".bond-card, .bond-card span")]
        .filter(isBeyond)
        .map((part) => part.textContent ?? "");
    });
  expect(await atEverySize(beyondPanel)).toEqual({});
}, 120_000);
