/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** The element to play for, optionally with a text in it. */
interface Goal {
  readonly selector: string;
  readonly text?: RegExp;
}

interface Play {
  readonly selector: string;
  readonly text: string;
  readonly seed: number;
  /** Rows to prefer, best first, in every language of the tests. */
  readonly preferred: readonly string[];
  /** Milliseconds without a change after which the page counts as stuck. */
  readonly patience: number;
}

type Clicks = Record<string, number>;

/** Rows that lead to the end of a match: no debt, trading posts and canals, territories without posts, attacks; in Imperial taxes, factories and interest. */
const PREFERRED = [
  "Repay|tilgen",
  "Neither repay",
  "trading post|Handelsposten|canal|Kanal",
  "\\b0 post|\\b0 Posten",
  "Attack|angreifen",
  "Taxation|Steuer",
  "Factory|Fabrik|Usine",
  "Investor|Investisseur",
];

const PATIENCE = 150_000;

/**
 * Clicks highlighted elements, from inside the page, until the goal is visible. Returns the number of clicks by kind. Throws an error
 * that says what the page shows if nothing happens there for a long time.
 */
export function playUntil(page: Page, seed: number, { selector, text }: Goal): Promise<Clicks> {
  const play = { selector, text: text?.source ?? "", seed, preferred: PREFERRED, patience: PATIENCE };
  return page.evaluate(clickInPage, play);
}

/** Lets short timers of the open page run a hundred times as fast. */
export async function hurryTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (callback: () => void, pause = 0) => wait(callback, pause < 10_000 ? pause / 100 : pause),
    });
  });
}

/** Runs in the page. Confirms and finishes often, plays a card now and then, and chooses everything else at random. */
async function clickInPage({ selector, text, seed, preferred, patience }: Play): Promise<Clicks> {
  const clicks: Clicks = {};
  const preferences = preferred.map((pattern) => new RegExp(pattern));
  const goal = new RegExp(text);
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const all = (name: string) => [...document.querySelectorAll(name)];
  const oneOf = (elements: readonly Element[]) => elements[Math.floor(chance() * elements.length)];
  const legalRegions = () => {
    const shapes = all(".region-legal").map((path) => path.getAttribute("d"));
    return all("[data-region]").filter((region) => shapes.includes(region.getAttribute("d")));
  };
  const choose = (): readonly [string, Element | undefined] => {
    const curtain = all(".curtain .btn.go");
    if (curtain.length > 0) return ["curtain", curtain[0]];
    const options = all('.option:not([aria-disabled="true"]):not([aria-pressed="true"])');
    const confirm = all(".decide .btn.go");
    const finishes = all(".decide-others .btn.wide");
    const cards = all('.hand-card.lit[aria-pressed="false"]');
    const orders = all(".decide-others .btn.quiet");
    if (confirm.length > 0 && cards.length > 0 && chance() < 0.05) return ["card", oneOf(cards)];
    if (orders.length > 0 && chance() < 0.4) return ["order", oneOf(orders)];
    const presets = all(".presets .chip");
    if (presets.length > 0 && all(".board-note").length === 0 && chance() < 0.8) return ["preset", presets[0]];
    const isTalking = all(".talks-table").length > 0 && all('.hand-card[aria-pressed="true"]').length === 0;
    if (isTalking && confirm.length === 0) return ["wait", undefined];
    if (confirm.length > 0 && (options.length === 0 || chance() < (isTalking ? 0.98 : 0.7)))
      return ["confirm", confirm[0]];
    for (const preference of preferences) {
      const matching = options.filter((option) => preference.test(option.textContent ?? ""));
      if (matching.length > 0 && chance() < 0.8) return ["option", oneOf(matching)];
    }
    if (finishes.length > 0 && chance() < 0.6) return ["finish", oneOf(finishes)];
    const regions = legalRegions();
    return regions.length > 0 && chance() < 0.3 ? ["region", oneOf(regions)] : ["option", oneOf(options)];
  };
  const change = () =>
    new Promise<void>((resume) => {
      const observer = new MutationObserver(() => finish());
      const timeout = setTimeout(() => finish(), 150);
      const finish = () => {
        observer.disconnect();
        clearTimeout(timeout);
        setTimeout(resume);
      };
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  let shown = "";
  let changed = performance.now();
  const requireProgress = () => {
    const now = all("h1, .log-line:last-child")
      .map((element) => element.textContent)
      .join(" | ");
    if (now !== shown) changed = performance.now();
    shown = now;
    if (performance.now() - changed > patience) throw new Error(`Nothing has happened for a long time: ${shown}`);
  };
  // Nobody looks at the page meanwhile: it is neither laid out nor painted, which would be more than half of its work.
  document.body.hidden = true;
  while (!all(selector).some((element) => goal.test(element.textContent ?? ""))) {
    requireProgress();
    const [kind, element] = choose();
    if (element) {
      clicks[kind] = (clicks[kind] ?? 0) + 1;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    await change();
  }
  document.body.hidden = false;
  return clicks;
}
