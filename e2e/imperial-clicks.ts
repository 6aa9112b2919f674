/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

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

type Kind = keyof typeof LIT;
export type Clicks = Partial<Record<Kind, number>>;

/** Spaces of the rondel that bring a match to its end, the best first. */
const HASTE = ["taxation", "factory", "investor"] as const;

interface Manner {
  /** Somebody in haste goes for the end of the match: taxes first, and steps are ended sooner. */
  readonly inHurry?: boolean;
}

/** Clicks something lit with the mouse, or taps it with a finger; tells what, or nothing if nothing is lit. */
export async function clickHighlighted(
  page: Page,
  dice: (sides: number) => number,
  { inHurry = false }: Manner = {},
): Promise<Kind | undefined> {
  const found = await findHighlighted(page, dice, { inHurry });
  if (!found) return undefined;
  const { kind, x, y, isTouched } = found;
  await (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  return kind;
}

/** Chooses something lit and tells where it is. */
export function findHighlighted(
  page: Page,
  dice: (sides: number) => number,
  { inHurry = false }: Manner = {},
): Promise<Found | undefined> {
  const random = Array.from({ length: 3 }, () => dice(1000) / 1000);
  return page.evaluate(pointAtOneLit, { selectors: LIT, haste: inHurry ? HASTE : [], random });
}

/** Numbers that look random and are the same in every run. */
export function seededDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

interface Wish {
  readonly selectors: typeof LIT;
  readonly haste: readonly string[];
  /** Three numbers from 0 to 1: whether to end, which kind of thing, and which of that kind. */
  readonly random: readonly number[];
}

interface Found {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly isTouched: boolean;
}

/** Runs in the page: chooses, and finds a point where nothing lies above the chosen thing. It never waits for anything. */
async function pointAtOneLit({ selectors, haste, random: [end = 0, which = 0, one = 0] }: Wish) {
  const frame = document.querySelector(".frame");
  if (frame?.getAttribute("data-asked") === "false") await changeOf(frame);
  await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
  const shapes = [...document.querySelectorAll(".region-legal")].map((path) => path.getAttribute("d"));
  for (const region of document.querySelectorAll("[data-region]")) {
    region.toggleAttribute("data-lit-for-test", shapes.includes(region.getAttribute("d")));
  }
  const all = (kind: keyof typeof selectors) => [...document.querySelectorAll(selectors[kind])];
  const kinds = (["option", "space", "bond", "card", "region"] as const).filter((kind) => all(kind).length > 0);
  const chosen = kinds[Math.floor(which * kinds.length)];
  const mixed = (things: Element[]) => {
    const start = Math.floor(one * things.length);
    return [...things.slice(start), ...things.slice(0, start)];
  };
  const wanted = haste.flatMap((name) => all("space").filter((space) => space.getAttribute("data-space") === name));
  const endings = end < (haste.length > 0 ? 0.5 : 0.15) || chosen === undefined ? all("ending") : [];
  const candidates: [keyof typeof selectors, Element[]][] = [
    ["deed", all("deed")],
    ["space", wanted],
    ["ending", endings],
    ...(chosen ? [[chosen, mixed(all(chosen))] as [keyof typeof selectors, Element[]]] : []),
    ["option", all("option")],
    ["ending", all("ending")],
  ];
  for (const [kind, things] of candidates) {
    for (const thing of things) {
      const point = freePoint(thing);
      if (point) return { kind, ...point, isTouched: navigator.maxTouchPoints > 0 } satisfies Found;
    }
  }
  return undefined;

  /** Whoever is not asked waits, but not for ever: somebody else may be. */
  function changeOf(thing: Element): Promise<void> {
    return new Promise((resume) => {
      const watch = new MutationObserver(() => resume());
      watch.observe(thing, { attributes: true });
      setTimeout(() => {
        watch.disconnect();
        resume();
      }, 300);
    });
  }

  function freePoint(thing: Element): { x: number; y: number } | undefined {
    if (!(thing instanceof SVGElement)) thing.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const x = left + width * across;
        const y = top + height * down;
        if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return undefined;
  }
}
