/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** Everything highlighted on the screen, by kind: what a player can click without knowing a rule. */
const HIGHLIGHTED = {
  confirm: ".decide .btn.go",
  option: '.option:not([aria-disabled="true"])',
  space: '[data-space][aria-disabled="false"]',
  bond: ".bond.lit",
  card: ".bond-card",
  region: "[data-lit-for-test]",
  finish: ".decide-others .btn.wide",
} as const;

type Kind = keyof typeof HIGHLIGHTED;
export type Clicks = Partial<Record<Kind, number>>;

/** Rondel spaces that bring a match to its end, best first. */
const ENDGAME_SPACES = ["taxation", "factory", "investor"] as const;

interface Style {
  /** Whether to play towards the end of the match: taxes first, and steps are finished sooner. */
  readonly inHurry?: boolean;
}

/** Clicks or taps a highlighted element and returns its kind; undefined if nothing is highlighted. */
export async function clickHighlighted(
  page: Page,
  dice: (sides: number) => number,
  { inHurry = false }: Style = {},
): Promise<Kind | undefined> {
  const found = await findHighlighted(page, dice, { inHurry });
  if (!found) return undefined;
  const { kind, x, y, isTouch } = found;
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  return kind;
}

/** Chooses a highlighted element and finds a point at which a click hits it. */
export function findHighlighted(
  page: Page,
  dice: (sides: number) => number,
  { inHurry = false }: Style = {},
): Promise<Found | undefined> {
  const random = Array.from({ length: 3 }, () => dice(1000) / 1000);
  return page.evaluate(findInPage, { selectors: HIGHLIGHTED, preferred: inHurry ? ENDGAME_SPACES : [], random });
}

/** Creates dice that are the same in every run. */
export function seededDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

interface Search {
  readonly selectors: typeof HIGHLIGHTED;
  readonly preferred: readonly string[];
  /** Three numbers from 0 to 1: whether to finish, which kind of element, and which element of that kind. */
  readonly random: readonly number[];
}

interface Found {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** Runs in the page: chooses an element and finds a point that nothing covers. */
async function findInPage({ selectors, preferred, random: [end = 0, which = 0, one = 0] }: Search) {
  // The screen may have changed between an earlier search and its click, so that the click opened a dialog or a past position.
  document.querySelector<HTMLDialogElement>("dialog:modal")?.requestClose();
  document.querySelector<HTMLElement>(".frame.past :is(.scrubber, .decide) .btn.dark")?.click();
  const frame = document.querySelector(".frame");
  const isOthersTurn = () => frame?.getAttribute("data-asked") === "false";
  if (frame && isOthersTurn()) await changeOf(frame);
  if (isOthersTurn()) return undefined;
  await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
  const shapes = [...document.querySelectorAll(".region-legal")].map((path) => path.getAttribute("d"));
  for (const region of document.querySelectorAll("[data-region]")) {
    region.toggleAttribute("data-lit-for-test", shapes.includes(region.getAttribute("d")));
  }
  const all = (kind: keyof typeof selectors) => [...document.querySelectorAll(selectors[kind])];
  const kinds = (["option", "space", "bond", "card", "region"] as const).filter((kind) => all(kind).length > 0);
  const chosen = kinds[Math.floor(which * kinds.length)];
  const rotated = (elements: Element[]) => {
    const start = Math.floor(one * elements.length);
    return [...elements.slice(start), ...elements.slice(0, start)];
  };
  const spaces = preferred.flatMap((name) => all("space").filter((space) => space.getAttribute("data-space") === name));
  const finishes = end < (preferred.length > 0 ? 0.5 : 0.15) || chosen === undefined ? all("finish") : [];
  const candidates: [keyof typeof selectors, Element[]][] = [
    ["confirm", all("confirm")],
    ["space", spaces],
    ["finish", finishes],
    ...(chosen ? [[chosen, rotated(all(chosen))] as [keyof typeof selectors, Element[]]] : []),
    ["option", all("option")],
    ["finish", all("finish")],
  ];
  for (const [kind, elements] of candidates) {
    for (const element of elements) {
      const point = uncoveredPoint(element);
      if (point) return { kind, ...point, isTouch: navigator.maxTouchPoints > 0 } satisfies Found;
    }
  }
  return undefined;

  /** Waits for a change of the element, at most 300 ms: it may be another player's turn for long. */
  function changeOf(element: Element): Promise<void> {
    return new Promise((resume) => {
      const observer = new MutationObserver(() => resume());
      observer.observe(element, { attributes: true });
      setTimeout(() => {
        observer.disconnect();
        resume();
      }, 300);
    });
  }

  function uncoveredPoint(element: Element): { x: number; y: number } | undefined {
    if (!(element instanceof SVGElement)) element.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const x = left + width * across;
        const y = top + height * down;
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return undefined;
  }
}
