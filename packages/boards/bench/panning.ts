/*
 * Measures how smoothly a board pans: 300 pieces, a processor slowed four times, one pointer move per frame.
 *
 * Frames per second depend on the load of the machine. "work" is the processor time of the page's main thread per frame, times
 * the slowdown. It must stay below 16.7 ms and does not depend on other programs.
 */
import type { CDPSession } from "playwright-core";
import { quantile, type Report } from "../../../bench/measure.ts";
import type { Gallery } from "../test/gallery.ts";

const SLOWDOWN = 4;
const FRAMES = 240;
const SIZE = { width: 1440, height: 900 };
const CASES = [
  { board: "imperial", steps: 1 },
  { board: "imperial", steps: 3 },
  { board: "imperunde", steps: 1 },
  { board: "imperunde", steps: 3 },
];

/** Reports the frames of both boards while they pan. */
export async function reportPanning(gallery: Gallery, report: Report): Promise<void> {
  const rows: [string, ...number[]][] = [];
  for (const { board, steps } of CASES) rows.push(await measure(gallery, board, steps));
  report.table(
    `panning, 300 pieces, ${SIZE.width} x ${SIZE.height}, processor slowed ${SLOWDOWN} times, ${FRAMES} frames`,
    [
      { name: "px per unit", digits: 2 },
      { name: "stacks" },
      { name: "frames/s", digits: 1 },
      { name: "median", unit: "ms", digits: 1 },
      { name: "95 %", unit: "ms", digits: 1 },
      { name: "longest", unit: "ms", digits: 1 },
      { name: "work", unit: "ms", digits: 1 },
    ],
    rows,
  );
}

/** Pans a board after a number of zoom steps. */
async function measure(gallery: Gallery, board: string, steps: number): Promise<[string, ...number[]]> {
  const page = await gallery.open(`board=${board}&pieces=300&bare=on`, SIZE);
  await page.locator("[data-region]").first().focus();
  for (let i = 0; i < steps; i++) await page.keyboard.press("+");
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  const work = (await processorTime(session, () => page.evaluate(panEveryFrame, FRAMES))) / FRAMES;
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.waitForTimeout(500);
  const times = await page.evaluate(panEveryFrame, FRAMES);
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const scale = await page.locator(".board-paper").evaluate((paper) => getComputedStyle(paper).getPropertyValue("--k"));
  const stacks = await page.locator(".stack, .chip-column").count();
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  await page.context().close();
  const shares = [0.5, 0.95, 1].map((share) => quantile(gaps, share));
  return [`${board}, zoom ${steps}`, Number(scale), stacks, (gaps.length * 1000) / total, ...shares, work * SLOWDOWN];
}

/** Measures the processor time of the main thread in milliseconds, without the time that other programs had. */
async function processorTime(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const taskTime = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const before = await taskTime();
  await act();
  const after = await taskTime();
  await session.send("Performance.disable");
  return after - before;
}

/** Drags the paper in circles, one step per frame, and returns the times of the frames. */
function panEveryFrame(count: number): Promise<number[]> {
  const pointer = (step: number): MouseEventInit => ({
    clientX: 720 + 200 * Math.sin(step / 12),
    clientY: 450 + 140 * Math.sin(step / 15),
    bubbles: true,
    cancelable: true,
    view: window,
  });
  document.querySelector(".board-paper svg")?.dispatchEvent(new MouseEvent("mousedown", pointer(0)));
  return new Promise((resolve) => {
    const times: number[] = [];
    const next = (time: number): void => {
      times.push(time);
      dispatchEvent(new MouseEvent(times.length < count ? "mousemove" : "mouseup", pointer(times.length)));
      if (times.length < count) requestAnimationFrame(next);
      else resolve(times);
    };
    requestAnimationFrame(next);
  });
}
