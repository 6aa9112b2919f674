/// <reference lib="dom" />
import type { BrowserContextOptions, Page } from "playwright-core";

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Px of the screen for each px of the board. */
export function scaleOf(page: Page): Promise<number> {
  return page.locator(".board-paper").evaluate((paper) => new DOMMatrix(getComputedStyle(paper).transform).a);
}

/** Makes flights so slow that a busy machine draws frames of them. */
export async function slowFlights(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => document.documentElement.style.setProperty("--m-sheet", `${time}ms`), milliseconds);
}

declare global {
  interface Window {
    /** Set by `recordScales`. */
    recordedScales?: number[];
  }
}

/** Records the scale of each frame from now on. */
export async function recordScales(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paper = document.querySelector(".board-paper");
    const scales: number[] = [];
    window.recordedScales = scales;
    const record = (): void => {
      if (paper) scales.push(new DOMMatrix(getComputedStyle(paper).transform).a);
      requestAnimationFrame(record);
    };
    record();
  });
}

/** The different scales since `recordScales`, in their order. */
export async function recordedScales(page: Page): Promise<number[]> {
  const scales = await page.evaluate(() => window.recordedScales ?? []);
  return scales.filter((scale, frame) => scale !== scales[frame - 1]);
}

export function isInSight(page: Page, region: string): Promise<boolean> {
  return page.locator(`[data-region="${region}"]`).evaluate((shape) => {
    const board = document.querySelector(".board")?.getBoundingClientRect();
    const { left, top, right, bottom } = shape.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return board !== undefined && x > board.left && x < board.right && y > board.top && y < board.bottom;
  });
}

/** Taps a region at the point nearest to its middle that belongs to it. */
export async function tapRegion(page: Page, region: string): Promise<void> {
  const point = await page.locator(`[data-region="${region}"]`).evaluate((shape) => {
    const { left, top, width, height } = shape.getBoundingClientRect();
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    const points = shares.flatMap((down) =>
      shares.map((across) => [left + width * across, top + height * down] as const),
    );
    return points.find(([x, y]) => document.elementFromPoint(x, y) === shape);
  });
  if (!point) throw new Error(`No ${region} in sight.`);
  await page.touchscreen.tap(...point);
}
