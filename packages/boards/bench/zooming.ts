/*
 * Measures how smoothly a board zooms in Firefox and WebKit, where they are installed: one turn of the wheel per frame.
 *
 * "bitmap" is the share of frames with a bitmap instead of the layers, "processor" the time of all processes of the browser per frame.
 * The first run includes the frames before the bitmap, and painting it. "afterwards" is the longest frame of the three seconds after a
 * run, in which the layers come back and the bitmap for the next movement is painted.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { quantile, type Report } from "../../../bench/measure.ts";
import { firefox } from "../../../scripts/browsers/firefox.ts";
import type { BrowserSession } from "../../../scripts/browsers/session.ts";
import { composingWebkit, webkit } from "../../../scripts/browsers/webkit.ts";
import type { Gallery } from "../test/gallery.ts";

const SECONDS = 6;
const RUNS = ["first run", "second run", "third run"];
const BOARDS = ["imperial", "imperunde"];

/** Reports the frames of both boards while they zoom. */
export async function reportZooming(gallery: Gallery, report: Report): Promise<void> {
  for (const engine of [firefox, webkit, composingWebkit]) {
    const missing = engine.programs.filter((program) => spawnSync("which", [program]).status !== 0);
    if (missing.length > 0) {
      report.note(`skipped ${engine.name}: ${missing.join(" and ")} not installed`);
      continue;
    }
    const rows: [string, ...number[]][] = [];
    for (const board of BOARDS) {
      const session = await engine.start();
      await session.open(`${gallery.address}?board=${board}&pieces=60&bare=on&patterns=on`);
      await session.run(`await document.fonts.ready; await new Promise((resume) => setTimeout(resume, 2000));`);
      for (const run of RUNS) rows.push([`${board}, ${run}`, ...(await measure(session))]);
      await session.close();
    }
    report.table(`zooming by wheel for ${SECONDS} s in ${engine.name}, 60 pieces, patterns on`, COLUMNS, rows);
  }
}

const COLUMNS = [
  { name: "frames" },
  { name: "bitmap", unit: "%" },
  { name: "median", unit: "ms", digits: 1 },
  { name: "95 %", unit: "ms", digits: 1 },
  { name: "longest", unit: "ms", digits: 1 },
  { name: "processor", unit: "ms", digits: 1 },
  { name: "afterwards", unit: "ms" },
];

async function measure(session: BrowserSession): Promise<number[]> {
  const before = processorTime();
  const { times, bitmaps } = await session.run<{ times: number[]; bitmaps: number }>(ZOOM);
  const work = processorTime() - before;
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const shares = [0.5, 0.95, 1].map((share) => quantile(gaps, share));
  const afterwards = await session.run<number>(REST);
  return [gaps.length, (100 * bitmaps) / gaps.length, ...shares, work / gaps.length, afterwards];
}

/** Runs in the page: zooms in and out around the middle, one step per frame, and returns the times of the frames. */
const ZOOM = `
  const board = document.querySelector(".board");
  const { left, top, width, height } = board.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, view: window };
  const times = [performance.now()];
  let bitmaps = 0;
  while (performance.now() < times[0] + ${SECONDS * 1000}) {
    const deltaY = Math.floor(times.length / 20) % 2 === 0 ? -60 : 60;
    board.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY }));
    await new Promise((resume) => requestAnimationFrame(resume));
    times.push(performance.now());
    if (document.querySelector("[data-stand-in]")) bitmaps++;
  }
  return { times, bitmaps };`;

/** Runs in the page: returns the longest frame of the next seconds. */
const REST = `
  let longest = 0;
  for (let start = performance.now(), last = start; last < start + 3000; ) {
    await new Promise((resume) => requestAnimationFrame(resume));
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;`;

/** Milliseconds of processor time of all processes that this one has started; only Linux tells. */
function processorTime(): number {
  const processes = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => processOf(id)),
  );
  const isOurs = (id: number): boolean => {
    const parent = processes.get(id)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  return [...processes].reduce((sum, [id, { time }]) => sum + (isOurs(id) ? time : 0), 0);
}

function processOf(id: string): [number, { parent: number; time: number }][] {
  try {
    const status = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name of the program, in parentheses, may contain spaces.
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    // In hundredths of a second.
    const time = 10 * (Number(fields[11]) + Number(fields[12]));
    return [[Number(id), { parent: Number(fields[1]), time }]];
  } catch (error) {
    // The process has ended meanwhile.
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return [];
    throw error;
  }
}
