import type { Page } from "playwright-core";
import { diceOf } from "./imperial-clicks.ts";

/** Everything that is lit, by kind: what somebody could click who knows no rule. */
const LIT = {
  deed: ".decide .btn.go",
  option: '.option:not([aria-disabled="true"])',
  card: ".hand-card.lit",
  ending: ".decide-others .btn.wide",
  field: "[data-e2e-lit]",
} as const;

type Kind = keyof typeof LIT;

/** A game against bots that play at random, with so many seats and posts to win; they pause a hundredth of their time. */
export async function beginAgainstBots(page: Page, players: number, posts: number): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (deed: () => void, pause = 0) => wait(deed, pause / 100) });
  });
  await page.locator(".pick label", { hasText: new RegExp(`^${players}$`) }).click();
  await chooseRandomBots(page, players);
  await page.locator(".option-list summary").click();
  await page.locator('.option-list input[type="number"]').first().fill(String(posts));
  await page.locator('.option-list input[type="number"]').first().blur();
  await page.locator("button.begin").click();
  await page.locator(".imperunde-board").waitFor();
}

/** Every seat but the first is played by a bot that chooses by lot. */
export async function chooseRandomBots(page: Page, players: number): Promise<void> {
  for (let seat = 1; seat < players; seat++) await page.locator(".seats select").nth(seat).selectOption("bot random");
}

/** Clicks something lit; tells what, or nothing if nothing is lit. */
async function clickSomethingLit(page: Page, dice: (sides: number) => number): Promise<Kind | undefined> {
  const counts = await countLit(page);
  const kinds = (Object.keys(LIT) as Kind[]).filter((kind) => counts[kind] > 0);
  const kind = counts.deed > 0 && dice(3) > 0 ? "deed" : kinds[dice(kinds.length)];
  if (kind === undefined) return undefined;
  return (await clickNow(page, LIT[kind], dice(counts[kind]))) ? kind : undefined;
}

/** Clicks if it is still there: a bot may have moved since it was counted. */
function clickNow(page: Page, selector: string, place: number): Promise<boolean> {
  return page.evaluate(
    ([wanted, index]) => {
      const found = document.querySelectorAll(wanted)[index];
      return found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) !== undefined;
    },
    [selector, place] as const,
  );
}

/** Waits until the page has come to rest, and marks the lit fields: the outline above a field has the same shape. */
function countLit(page: Page): Promise<Record<Kind, number>> {
  return page.evaluate(async (selectors) => {
    await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
    const shapes = [...document.querySelectorAll(".region-legal")].map((path) => path.getAttribute("d"));
    for (const region of document.querySelectorAll("[data-region]")) {
      region.toggleAttribute("data-e2e-lit", shapes.includes(region.getAttribute("d")));
    }
    return Object.fromEntries(
      Object.entries(selectors).map(([kind, selector]) => [kind, document.querySelectorAll(selector).length]),
    ) as Record<keyof typeof selectors, number>;
  }, LIT);
}

/** Clicks what is lit until a condition holds; tells how many clicks it took and on what. */
export async function clickUntil(
  page: Page,
  seed: number,
  isDone: () => Promise<boolean>,
): Promise<Record<string, number>> {
  const dice = diceOf(seed);
  const clicks: Record<string, number> = {};
  for (let tries = 0; tries < 20_000; tries++) {
    if (await isDone()) return clicks;
    const kind = await clickSomethingLit(page, dice);
    if (kind) clicks[kind] = (clicks[kind] ?? 0) + 1;
    else await page.waitForTimeout(15);
  }
  throw new Error(`not done after ${JSON.stringify(clicks)}`);
}
