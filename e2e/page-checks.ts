/// <reference lib="dom" />
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { clipPage } from "./browser.ts";

/**
 * Prepares axe for a page without frames. The support of frames would open another page for every run. Only violations are described:
 * descriptions of everything that is right take longer than the checks.
 */
export function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

/** Runs axe on a page that follows the system theme: all rules in the light theme, colour contrast in the dark one. */
export async function axeViolations(page: Page): Promise<string[]> {
  const endClip = await clipPage(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await runAxe(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await runAxe(page, "color-contrast");
  await endClip();
  const found = [...light.violations, ...dark.violations];
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

declare global {
  interface Window {
    /** Set by the first run of `axeFor`. */
    axe?: { run(options: unknown): Promise<AxeResults> };
  }
}

/** Runs all rules of axe or one of them. Axe is loaded into a document once; its builder would load it for every run. */
async function runAxe(page: Page, rule?: string): Promise<AxeResults> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) return rule === undefined ? axeFor(page).analyze() : axeFor(page).withRules(rule).analyze();
  return page.evaluate((only) => {
    if (!window.axe) throw new Error("axe is not loaded");
    return window.axe.run({ resultTypes: ["violations"], ...(only !== undefined && { runOnly: [only] }) });
  }, rule);
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
