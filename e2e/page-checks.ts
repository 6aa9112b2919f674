/// <reference lib="dom" />
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { clipPage } from "./browser.ts";
import { DESKTOP, PHONE } from "./site.ts";

/** Runs axe on a page that follows the system theme: all rules in the light theme, colour contrast in the dark one. */
export async function axeViolations(page: Page): Promise<string[]> {
  const endClip = await clipPage(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await runAxe(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await runAxe(page, ["color-contrast"]);
  await endClip();
  return [...light, ...dark];
}

/** Runs axe on a page at the size of a desktop and at that of a phone. It is a desktop again afterwards. */
export async function axeViolationsAtSizes(page: Page): Promise<string[]> {
  await resize(page, PHONE);
  const onPhone = await axeViolations(page);
  await resize(page, DESKTOP);
  return [...(await axeViolations(page)), ...onPhone.map((violation) => `on a phone: ${violation}`)];
}

async function resize(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await waitForPanels(page);
}

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Runs all rules of axe or some of them, and describes up to three places for each violation. Axe is loaded into a document once; descriptions
 * of everything that is right would take longer than the checks. Axe need not fetch styles and media again: only its checks of playing
 * media use them, and the page has none.
 */
export async function runAxe(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error("axe is not loaded");
    const { violations } = await window.axe.run({
      resultTypes: ["violations"],
      preload: false,
      ...(runOnly && { runOnly }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, rules);
}

/** Waits for the panels beside the board, which are drawn one frame after it. */
export async function waitForPanels(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) {
      await new Promise<void>((resume) => requestAnimationFrame(() => setTimeout(resume)));
    }
  });
}

interface Focused {
  readonly text: string;
  readonly label: string;
  /** The region of the board that has the focus, if any. */
  readonly region: string | null;
}

/** Describes the focused element; all fields are empty without one. */
export function focusedElement(page: Page): Promise<Focused> {
  return page.evaluate(() => ({
    text: document.activeElement?.textContent?.trim() ?? "",
    label: document.activeElement?.getAttribute("aria-label") ?? "",
    region: document.activeElement?.getAttribute("data-region") ?? null,
  }));
}

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(page: Page, isWanted: (focused: Focused) => boolean): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab");
    if (isWanted(await focusedElement(page))) return;
  }
  throw new Error("Tab does not reach the wanted element.");
}
