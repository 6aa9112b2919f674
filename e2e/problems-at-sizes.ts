import type { Page } from "playwright-core";
import { layoutProblems } from "./narrow-screen.ts";
import { axeViolations } from "./page-checks.ts";

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const DESK = { width: 1280, height: 720 };

/** What is wrong with a screen upright and on its side on a phone and on a small desktop, with axe on the first: empty if nothing is. */
export async function problemsAtSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [...PHONES, DESK]) {
    await page.setViewportSize(size);
    const beyond = (await layoutProblems(page)).filter((problem) => size !== DESK || problem.startsWith("beyond"));
    const barriers = size === PHONES[0] ? await axeViolations(page) : [];
    found.push(...[...beyond, ...barriers].map((problem) => `${size.width}x${size.height} ${problem}`));
  }
  return found;
}
