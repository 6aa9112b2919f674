/// <reference lib="dom" />
/*
 * From an act to its picture: how long after a click the page shows what was done, on a processor slowed four times.
 * Run: npm run bench -- web [imperial | imperunde]
 *
 * "painted" is what one waits for, on a machine that does nothing else: board, prompt and the next decision. "told" is the next
 * picture, in which the column beside the board and the log have followed. "work" is the processor time that the page's main
 * thread needs from the click until it rests again, times the slowdown: other programs do not change it.
 */
import { rmSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { clickHighlighted, findHighlighted, seededDice } from "../e2e/imperial-clicks.ts";
import { openMatch, storedGame } from "../e2e/local-match.ts";
import { buildPage } from "../e2e/page-build.ts";
import { serveStaticSite } from "../e2e/static-site.ts";

const SLOWDOWN = 4;
const OPENING_CLICKS = 150;
/** A click of ImpeRunde often changes hands behind a curtain, which takes its time. */
const MEASURED_CLICKS: Readonly<Record<string, number>> = { imperial: 240, imperunde: 120 };

type Kinds = readonly (readonly [kind: string, prompt: RegExp])[];

/** What is asked when the click comes, by the words of the prompt. */
const KINDS: Readonly<Record<string, Kinds>> = {
  imperial: [
    ["rondel move", /choose a space/],
    ["import placement", /place up to|one more unit/],
    ["manoeuvre", /fleets|armies|manoeuvre/],
    ["purchase", /bond|invest/],
  ],
  imperunde: [
    ["investment", /investments/],
    ["movement", /move|march|sail/i],
    ["card or pass", /card|pass/i],
  ],
};

type Dice = (sides: number) => number;

/** Where clicking would take too long, a stored game is gone on with: here from the last investments of its fourth round. */
const OPENINGS: Readonly<Record<string, (page: Page, dice: Dice) => Promise<void>>> = {
  imperunde: (page) => openMatch(page, storedGame("round-limit", 1010)),
};

interface Act {
  readonly kind: string;
  readonly painted?: number;
  readonly told?: number;
  readonly work?: number;
}

const folder = await buildPage();
const site = await serveStaticSite(folder);
console.log(`act to painted, processor slowed ${SLOWDOWN} times, in the middle of a match`);
console.log("                                      painted ms             told ms                work ms");
console.log("game       act                 acts   median       95 %      median       95 %      median       95 %");
const [, , only] = process.argv;
for (const [game, kinds] of Object.entries(KINDS).filter(([id]) => id === (only ?? id))) {
  const { page } = await site.open(`#/new/hotseat/${game}`);
  const dice = seededDice(5);
  await (OPENINGS[game] ?? openByClicking)(page, dice);
  const acts = await measure(page, kinds, dice, MEASURED_CLICKS[game] ?? 0);
  for (const [kind, found] of Map.groupBy(acts, (act) => act.kind)) {
    const columns = (["painted", "told", "work"] as const).flatMap((time) =>
      shares(found.flatMap(({ [time]: value = [] }) => value)),
    );
    console.log(`${game.padEnd(11)}${kind.padEnd(20)}${String(found.length).padEnd(5)}${columns.map(column).join("")}`);
  }
  await page.context().close();
}
await site.close();
rmSync(folder, { recursive: true });

/** The middle of a match is reached by clicking. */
async function openByClicking(page: Page, dice: Dice): Promise<void> {
  await page.locator("button.begin").click();
  await page.locator(".board").waitFor();
  for (let clicks = 0; clicks < OPENING_CLICKS; clicks++) {
    await liftCurtain(page);
    await clickHighlighted(page, dice);
  }
}

async function measure(page: Page, kinds: Kinds, dice: Dice, most: number): Promise<Act[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const acts: Act[] = [];
  for (let clicks = 0; clicks < most; clicks++) {
    await liftCurtain(page);
    const found = await findHighlighted(page, dice);
    if (!found) continue;
    const prompt = (await page.locator("h1").textContent()) ?? "";
    const kind = kinds.find(([, words]) => words.test(prompt))?.[0] ?? "other";
    // Every other act is measured at full speed, for the work: a slowed processor is busy with being slow.
    const isSlowed = clicks % 2 === 0;
    await session.send("Emulation.setCPUThrottlingRate", { rate: isSlowed ? SLOWDOWN : 1 });
    await page.mouse.move(found.x, found.y);
    // Nobody clicks in the very frame in which the pointer arrives: what is shown beneath it is there first.
    await page.evaluate(untilStill);
    await page.evaluate(watchForPicture);
    const before = await workOf(session);
    await page.mouse.down();
    await page.mouse.up();
    const pictures = await page.evaluate(picturesAfterClick);
    const work = ((await workOf(session)) - before) * SLOWDOWN;
    if (pictures) acts.push({ kind, ...(isSlowed ? pictures : { work }) });
  }
  return acts;
}

/** A device that changes hands is covered in between. */
async function liftCurtain(page: Page): Promise<void> {
  const curtain = page.locator(".curtain .btn.go");
  if (await curtain.isVisible()) await curtain.click();
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

interface Watch {
  clicked?: number;
  /** When the first picture after the position had changed was there. */
  painted?: number;
  /** When the one after it was there. */
  told?: number;
}

declare global {
  interface Window {
    /** Set by `watchForPicture`. */
    watch: Watch;
  }
}

/** Runs in the page: two pictures later. */
async function untilStill(): Promise<void> {
  for (let pictures = 0; pictures < 2; pictures++) await new Promise((resume) => requestAnimationFrame(resume));
}

/** Runs in the page: notes the moment of the next click, of the first picture with another position, and of the next one. */
function watchForPicture(): void {
  const watch: Watch = {};
  window.watch = watch;
  const where = () => document.querySelector(".scrubber-where")?.textContent;
  const before = where();
  addEventListener(
    "click",
    ({ timeStamp }) => {
      watch.clicked = timeStamp;
    },
    { capture: true, once: true },
  );
  // A message that is sent before a picture is drawn arrives after it.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (watch.painted !== undefined) {
      watch.told = performance.now();
      return;
    }
    watch.painted = performance.now();
    setTimeout(() => requestAnimationFrame(() => port2.postMessage("")));
  };
  const look = () => {
    if (where() === before) requestAnimationFrame(look);
    else port2.postMessage("");
  };
  requestAnimationFrame(look);
}

/** Runs in the page: milliseconds from click to pictures; nothing if the click only chose something. */
async function picturesAfterClick(): Promise<Pick<Act, "painted" | "told"> | undefined> {
  const { watch } = window;
  const patience = performance.now() + 600;
  while (watch.told === undefined && performance.now() < patience) {
    await new Promise((resume) => setTimeout(resume, 20));
  }
  const { clicked, painted, told } = watch;
  if (clicked === undefined || painted === undefined || told === undefined) return undefined;
  return { painted: painted - clicked, told: told - clicked };
}

/** The median and the value that 95 of 100 stay below. */
function shares(values: readonly number[]): readonly [number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return [share(0.5), share(0.95)];
}

function column(milliseconds: number): string {
  return milliseconds.toFixed(0).padStart(7).padEnd(11);
}
