/// <reference lib="dom" />
/*
 * Measures how long after a click the page shows the result, on a processor slowed four times.
 * Run: npm run bench -- web [imperial | imperunde] [--json]
 *
 * "actions" is the number of actions that a click plays: an attack is one click and several actions. "board" is the frame that shows
 * board, prompt and the next decision: what a player waits for on an idle machine. "panels" is the next frame, with the panels beside
 * the board and the log. The other two are processor time of the page's main thread, times the slowdown, so that waiting for other
 * programs does not count: "painted" from the press until the board is painted, "work" until the thread is idle. A busy machine still
 * makes them larger, because programs that run beside each other slow each other down.
 */
import { rmSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { endBrowsers, paintPage } from "../e2e/browser.ts";
import { clickHighlighted, findHighlighted, seededDice } from "../e2e/imperial-clicks.ts";
import { openMatch, storedGame } from "../e2e/local-match.ts";
import { buildPage } from "../e2e/page-build.ts";
import { serveStaticSite } from "../e2e/static-site.ts";
import { openReport, quantile } from "./measure.ts";

const SLOWDOWN = 4;
const OPENING_CLICKS = 150;
/** Fewer clicks in ImpeRunde, where a curtain between two players takes time. */
const MEASURED_CLICKS: Readonly<Record<string, number>> = { imperial: 240, imperunde: 160 };

type Kinds = readonly (readonly [kind: string, prompt: RegExp])[];

/** Kinds of decisions, recognised by the prompt. */
const KINDS: Readonly<Record<string, Kinds>> = {
  imperial: [
    ["rondel move", /choose a space/],
    ["import placement", /place up to|one more unit/],
    ["manoeuvre", /fleets|armies|manoeuvre/],
    ["purchase", /bond|invest/i],
    ["battle or peace", /battle/],
    ["factory or production", /factor/],
    ["flag", /flag/],
  ],
  imperunde: [
    ["investment", /invest/i],
    ["move or attack", /move|march|sail/i],
    ["embarkation", /embark/i],
    ["battle", /Battle for/],
    ["diplomacy or debt", /negotiate|wars|borrow/],
    ["card or pass", /card|pass/i],
  ],
};

type Dice = (sides: number) => number;

/** Where clicking would take too long, a stored game is continued, here from the last investments of its fourth round. */
const OPENINGS: Readonly<Record<string, (page: Page, dice: Dice) => Promise<void>>> = {
  imperunde: (page) => openMatch(page, storedGame("round-limit", 1010)),
};

interface Sample {
  readonly kind: string;
  readonly actions: number;
  readonly board?: number;
  readonly panels?: number;
  readonly painted?: number;
  readonly work?: number;
}

const folder = await buildPage();
const site = await serveStaticSite(folder, { isWhole: true });
const report = openReport("web");
const only = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
for (const [game, kinds] of Object.entries(KINDS).filter(([id]) => id === (only ?? id))) {
  const { page } = await site.open(`#/new/hotseat/${game}`);
  const dice = seededDice(5);
  await (OPENINGS[game] ?? openByClicking)(page, dice);
  await paintPage(page);
  const samples = await measure(page, kinds, dice, MEASURED_CLICKS[game] ?? 0);
  reportSamples(game, samples);
  await page.context().close();
}
await site.close();
await endBrowsers();
rmSync(folder, { recursive: true });
report.end();

function reportSamples(game: string, samples: readonly Sample[]): void {
  const times = ["board", "panels", "painted", "work"] as const;
  report.table(
    `${game}: from click to result, processor slowed ${SLOWDOWN} times, in the middle of a match`,
    [
      { name: "clicks" },
      { name: "actions, mean", digits: 1 },
      ...times.flatMap((time) => [
        { name: `${time}, median`, unit: "ms" },
        { name: `${time}, 95 %`, unit: "ms" },
      ]),
    ],
    [...Map.groupBy(samples, ({ kind }) => kind)].map(([kind, found]) => [
      kind,
      found.length,
      found.reduce((sum, { actions }) => sum + actions, 0) / found.length,
      ...times.flatMap((time) => {
        const values = found.flatMap(({ [time]: value = [] }) => value);
        return [quantile(values, 0.5), quantile(values, 0.95)];
      }),
    ]),
  );
}

/** Reaches the middle of a match by clicking. */
async function openByClicking(page: Page, dice: Dice): Promise<void> {
  await page.locator("button.begin").click();
  await page.locator(".board").waitFor();
  for (let clicks = 0; clicks < OPENING_CLICKS; clicks++) {
    await liftCurtain(page);
    await clickHighlighted(page, dice);
  }
}

async function measure(page: Page, kinds: Kinds, dice: Dice, maxClicks: number): Promise<Sample[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["blink.user_timing"] });
  const samples: (Sample & { readonly click: number })[] = [];
  for (let clicks = 0; clicks < maxClicks; clicks++) {
    await liftCurtain(page);
    const found = await findHighlighted(page, dice);
    if (!found) continue;
    const prompt = (await page.locator("h1").textContent()) ?? "";
    const kind = kinds.find(([, pattern]) => pattern.test(prompt))?.[0] ?? "other";
    // Most clicks are measured at full speed, for processor time: slowing the processor costs time itself.
    const isSlowed = clicks % 3 === 0;
    await session.send("Emulation.setCPUThrottlingRate", { rate: isSlowed ? SLOWDOWN : 1 });
    await page.mouse.move(found.x, found.y);
    // Lets the page react to the pointer first, as with a real player.
    await page.evaluate(waitTwoFrames);
    await page.evaluate(watchFrames, clicks);
    const first = await moveNumber(page);
    const before = await workOf(session);
    await page.mouse.down();
    await page.mouse.up();
    const frames = await page.evaluate(framesAfterClick);
    const work = ((await workOf(session)) - before) * SLOWDOWN;
    if (!frames) continue;
    const actions = (await moveNumber(page)) - first;
    samples.push({ click: clicks, kind, actions, ...(isSlowed ? frames : { work }) });
  }
  const painted = paintedTimes(String(await browser?.stopTracing()));
  return samples.map((sample) => {
    const time = sample.work === undefined ? undefined : painted.get(sample.click);
    return time === undefined ? sample : { ...sample, painted: time };
  });
}

interface TraceEvent {
  readonly name: string;
  /** Processor time of the thread in microseconds. */
  readonly tts?: number;
}

/** Milliseconds of processor time from the press to the painted board, times the slowdown, by the number of the click. */
function paintedTimes(trace: string): ReadonlyMap<number, number> {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const times = new Map(traceEvents.map(({ name, tts = Number.NaN }) => [name, tts]));
  return new Map(
    [...times].flatMap(([name, end]) => {
      const [mark, click] = name.split(" ");
      const start = times.get(`press ${click}`);
      if (mark !== "painted" || start === undefined) return [];
      return [[Number(click), ((end - start) / 1000) * SLOWDOWN]];
    }),
  );
}

/** Lifts the curtain between two players on one device. */
async function liftCurtain(page: Page): Promise<void> {
  const curtain = page.locator(".curtain .btn.go");
  if (await curtain.isVisible()) await curtain.click();
}

/** The number of the position on the screen. */
async function moveNumber(page: Page): Promise<number> {
  return Number(await page.locator(".scrubber input").inputValue());
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

interface Watch {
  clicked?: number;
  /** Time of the first frame with a new position. */
  board?: number;
  /** Time of the frame after it. */
  panels?: number;
}

declare global {
  interface Window {
    /** Set by `watchFrames`. */
    watch: Watch;
  }
}

/** Runs in the page: waits for two frames. */
async function waitTwoFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise((resume) => requestAnimationFrame(resume));
}

/** Runs in the page: records the times of the next click, of the first frame with a new position and of the next frame. */
function watchFrames(click: number): void {
  const watch: Watch = {};
  window.watch = watch;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      watch.clicked = timeStamp;
    },
    { capture: true, once: true },
  );
  addEventListener("pointerdown", () => performance.mark(`press ${click}`), { capture: true, once: true });
  // A task of this priority that is posted before a frame is painted runs right after it, before the timers of the page.
  const afterFrame = (run: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(run, { priority: "user-blocking" }));
  const onBoard = (): void => {
    performance.mark(`painted ${click}`);
    watch.board = performance.now();
    setTimeout(() =>
      afterFrame(() => {
        watch.panels = performance.now();
      }),
    );
  };
  const counter = document.querySelector(".scrubber-where");
  const observer = new MutationObserver(() => {
    observer.disconnect();
    afterFrame(onBoard);
  });
  if (counter) observer.observe(counter, { characterData: true, childList: true, subtree: true });
}

/** Runs in the page: milliseconds from the click to both frames; undefined if the click only selected something. */
async function framesAfterClick(): Promise<Pick<Sample, "board" | "panels"> | undefined> {
  const { watch } = window;
  const deadline = performance.now() + 600;
  while (watch.panels === undefined && performance.now() < deadline) {
    await new Promise((resume) => setTimeout(resume, 20));
  }
  const { clicked, board, panels } = watch;
  if (clicked === undefined || board === undefined || panels === undefined) return undefined;
  return { board: board - clicked, panels: panels - clicked };
}
