/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Locator, Page } from "playwright-core";

/** Everything that is lit, by kind: what somebody could click who knows no rule. */
const LIT = {
  deed: ".decide .btn.go",
  option: '.option:not([aria-disabled="true"])',
  space: '[data-space][aria-disabled="false"]',
  bond: ".bond.lit",
  card: ".bond-card",
  region: "[data-lit-for-test]",
  ending: ".decide-others .btn.wide",
} as const;

/** Long enough for a busy machine to click; what is gone until then does not come back. */
const SOON = { timeout: 10_000 };

type Clicks = Record<string, number>;

/** Clicks something lit with the mouse or a finger. Regions and spaces are not rectangles: they get the click itself. */
export async function clickSomethingLit(page: Page, dice: (sides: number) => number): Promise<string | undefined> {
  const kind = await page.evaluate(markOneLit, { selectors: LIT, random: [dice(1000) / 1000, dice(1000) / 1000] });
  if (kind === undefined) return undefined;
  const chosen = page.locator("[data-next-click]");
  const isClicked = await unlessGone(chosen, () =>
    kind === "region" || kind === "space" ? chosen.dispatchEvent("click", {}, SOON) : chosen.click(SOON),
  );
  return isClicked ? kind : undefined;
}

/** A bot, or the page itself, may have moved on since the thing was marked: then nothing is clicked. */
async function unlessGone(thing: Locator, deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (problem) {
    if ((await thing.count()) > 0) throw problem;
    return false;
  }
}

/** Some clicks by hand, then the same in the page itself, which is faster, until the result is there. */
export async function clickToTheEnd(page: Page, seed: number, byHand: number): Promise<Clicks> {
  const dice = diceOf(seed);
  const clicks: Clicks = {};
  for (let count = 0; count < byHand; count++) {
    const kind = await clickSomethingLit(page, dice);
    if (kind) clicks[kind] = (clicks[kind] ?? 0) + 1;
  }
  await page.evaluate(`globalThis.markOneLit = ${markOneLit}`);
  for (let rounds = 0; rounds < 400; rounds++) {
    const more = await page.evaluate(clickManyInThePage, { selectors: LIT, seed: dice(2 ** 30), clicks: 50 });
    for (const kind of more) clicks[kind] = (clicks[kind] ?? 0) + 1;
    if (await page.locator(".ranking").isVisible()) return clicks;
  }
  throw new Error(`no result after ${JSON.stringify(clicks)}`);
}

/** Numbers that look random and are the same in every run. */
export function diceOf(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

interface Wish {
  readonly selectors: typeof LIT;
  /** Two numbers from 0 to 1: which kind of thing, and which of that kind. */
  readonly random: readonly number[];
}

/** Runs in the page. A deed that is offered is done; otherwise any lit thing, the ending of a step more rarely. */
async function markOneLit({ selectors, random: [one = 0, other = 0] }: Wish): Promise<string | undefined> {
  await new Promise((resume) => setTimeout(resume));
  await new Promise((resume) => setTimeout(resume));
  const shapes = [...document.querySelectorAll(".region-legal")].map((path) => path.getAttribute("d"));
  for (const region of document.querySelectorAll("[data-region]")) {
    region.toggleAttribute("data-lit-for-test", shapes.includes(region.getAttribute("d")));
  }
  document.querySelector("[data-next-click]")?.removeAttribute("data-next-click");
  const lit = Object.entries(selectors).flatMap(([kind, selector]) => {
    const found = [...document.querySelectorAll(selector)];
    return found.length > 0 ? [{ kind, found }] : [];
  });
  const usual = lit.filter(({ kind }) => kind !== "ending");
  const deed = lit.find(({ kind }) => kind === "deed");
  const choice = deed ?? (one < 0.85 ? usual : lit)[Math.floor((one * 97) % Math.max(1, usual.length))] ?? lit.at(-1);
  choice?.found[Math.floor(other * choice.found.length)]?.setAttribute("data-next-click", "");
  return choice?.kind;
}

/** Runs in the page. */
async function clickManyInThePage(wish: {
  readonly selectors: typeof LIT;
  readonly seed: number;
  readonly clicks: number;
}): Promise<string[]> {
  const mark = (globalThis as unknown as { markOneLit: typeof markOneLit }).markOneLit;
  const done: string[] = [];
  let state = wish.seed;
  const draw = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let count = 0; count < wish.clicks; count++) {
    const kind = await mark({ selectors: wish.selectors, random: [draw(), draw()] });
    if (kind === undefined) break;
    document.querySelector("[data-next-click]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    done.push(kind);
  }
  return done;
}
