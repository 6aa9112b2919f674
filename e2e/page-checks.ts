/// <reference lib="dom" />
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds on a page that follows the device's theme, a line for each place: everything by day, and the colours by night. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const byDay = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const byNight = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  const found = [...byDay.violations, ...byNight.violations];
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** What stands beside the board follows one picture after it: waits until it is there. */
export async function waitForPanels(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let pictures = 0; pictures < 2; pictures++) {
      await new Promise<void>((resume) => requestAnimationFrame(() => setTimeout(resume)));
    }
  });
}

interface Focused {
  readonly text: string;
  readonly label: string;
  /** The name of the region, if one of the board has the focus. */
  readonly region: string | null;
}

/** What has the focus; nothing, then everything is empty. */
export function focusedElement(page: Page): Promise<Focused> {
  return page.evaluate(() => ({
    text: document.activeElement?.textContent?.trim() ?? "",
    label: document.activeElement?.getAttribute("aria-label") ?? "",
    region: document.activeElement?.getAttribute("data-region") ?? null,
  }));
}

/** Goes on with the tabulator until the focus is on what is wanted. */
export async function tabTo(page: Page, isIt: (focused: Focused) => boolean): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab");
    if (isIt(await focusedElement(page))) return;
  }
  throw new Error("the keyboard does not get there");
}
