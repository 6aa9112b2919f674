/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** What to look for: an element, and words in it. */
interface Sight {
  readonly selector: string;
  readonly words?: RegExp;
}

interface Wish {
  readonly selector: string;
  readonly words: string;
  readonly seed: number;
  /** Rows worth choosing, the best first, in every language that is played. */
  readonly good: readonly string[];
}

type Clicks = Record<string, number>;

/** Rows that lead to victory: no debts, posts and canals, lands without any, attacks. */
const GOOD = [
  "Repay|tilgen",
  "Neither repay",
  "trading post|Handelsposten|canal|Kanal",
  "\\b0 post|\\b0 Posten",
  "Attack|angreifen",
];

/** Somebody clicks what is lit, in the page itself, until something is there to be seen; tells what was clicked how often. */
export function playUntil(page: Page, seed: number, { selector, words }: Sight): Promise<Clicks> {
  return page.evaluate(clickWhatIsLit, { selector, words: words?.source ?? "", seed, good: GOOD });
}

/** A game against bots that play at random, with so many seats and posts to win; they pause a hundredth of their time. */
export async function startAgainstBots(page: Page, players: number, posts: number): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (deed: () => void, pause = 0) => wait(deed, pause / 100) });
  });
  await page.locator(".pick label", { hasText: new RegExp(`^${players}$`) }).click();
  for (let seat = 1; seat < players; seat++) await page.locator(".seats select").nth(seat).selectOption("bot random");
  await page.locator(".option-list summary").click();
  await page.locator('.option-list input[type="number"]').first().fill(String(posts));
  await page.locator('.option-list input[type="number"]').first().blur();
  await page.locator("button.begin").click();
  await page.locator(".imperunde-board").waitFor();
}

/** Runs in the page. Passes and ends are clicked readily, cards now and then, everything else by lot. */
async function clickWhatIsLit({ selector, words, seed, good }: Wish): Promise<Clicks> {
  const clicks: Clicks = {};
  const wanted = good.map((one) => new RegExp(one));
  const sight = new RegExp(words);
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const all = (name: string) => [...document.querySelectorAll(name)];
  const oneOf = (things: readonly Element[]) => things[Math.floor(chance() * things.length)];
  const litRegions = () => {
    const shapes = all(".region-legal").map((path) => path.getAttribute("d"));
    return all("[data-region]").filter((region) => shapes.includes(region.getAttribute("d")));
  };
  const choose = (): readonly [string, Element | undefined] => {
    const curtain = all(".curtain .btn.go");
    if (curtain.length > 0) return ["curtain", curtain[0]];
    const options = all('.option:not([aria-disabled="true"]):not([aria-pressed="true"])');
    const deed = all(".decide .btn.go");
    const endings = all(".decide-others .btn.wide");
    const cards = all('.hand-card.lit[aria-pressed="false"]');
    const orders = all(".decide-others .btn.quiet");
    if (deed.length > 0 && cards.length > 0 && chance() < 0.05) return ["card", oneOf(cards)];
    if (orders.length > 0 && chance() < 0.4) return ["order", oneOf(orders)];
    const isTalking = all(".talks-table").length > 0 && all('.hand-card[aria-pressed="true"]').length === 0;
    if (isTalking && deed.length === 0) return ["patience", undefined];
    if (deed.length > 0 && (options.length === 0 || chance() < (isTalking ? 0.98 : 0.7))) return ["deed", deed[0]];
    for (const good of wanted) {
      const worth = options.filter((option) => good.test(option.textContent ?? ""));
      if (worth.length > 0 && chance() < 0.8) return ["option", oneOf(worth)];
    }
    if (endings.length > 0 && chance() < 0.6) return ["ending", oneOf(endings)];
    const regions = litRegions();
    return regions.length > 0 && chance() < 0.3 ? ["field", oneOf(regions)] : ["option", oneOf(options)];
  };
  const change = () =>
    new Promise<void>((resume) => {
      const watcher = new MutationObserver(() => finish());
      const patience = setTimeout(() => finish(), 150);
      const finish = () => {
        watcher.disconnect();
        clearTimeout(patience);
        setTimeout(resume);
      };
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  while (!all(selector).some((element) => sight.test(element.textContent ?? ""))) {
    const [kind, thing] = choose();
    if (thing) {
      clicks[kind] = (clicks[kind] ?? 0) + 1;
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    await change();
  }
  return clicks;
}
