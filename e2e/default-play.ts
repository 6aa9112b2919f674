/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** What a person who obeys the default prompts did in one round; round 0 is the setup. */
export interface PlayedRound {
  readonly round: number;
  /** The clicks by what they were for, for example “attack”; “prompt” is the first answer to a prompt to play a card. */
  readonly clicks: Readonly<Record<string, number>>;
  readonly isOver: boolean;
}

/** Plays ImpeRunde in the open page until the next round or the end of the game. */
export function playRound(page: Page): Promise<PlayedRound> {
  return page.evaluate(obeyPrompts);
}

/**
 * Runs in the page, as a person who does what the page proposes: sets up with one press, is ready at once, takes the default debt, buys what
 * the hint buys, attacks where the odds are good, embarks once per territory where nothing is at stake, and
 * plays a card where it is asked for one.
 */
async function obeyPrompts(): Promise<PlayedRound> {
  const GOOD_ODDS = 55;
  const clicks: Record<string, number> = {};
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const textOf = (element: Element | undefined) => element?.textContent ?? "";
  const shownRound = () => Number(/Round (\d+)/.exec(textOf(all(".imperunde-meta")[0]))?.[1] ?? 0);
  const isOver = () => all(".page.end").length > 0;
  const started = shownRound();
  // The screen of the results shows no round.
  const isSameRound = () => all(".imperunde-meta").length === 0 || shownRound() === started;
  const tried = new Set<string>();
  const isNew = (key: string): boolean => {
    const isFirst = !tried.has(key);
    tried.add(key);
    return isFirst;
  };

  const odds = (row: Element): number => {
    const price = textOf(row.querySelector(".option-price") ?? undefined);
    return price.includes("no roll") ? 100 : Number.parseFloat(price);
  };
  const goodAttack = () =>
    all(".option").find(
      (row) =>
        textOf(row.querySelector(".option-mark") ?? undefined) === "⚔" && odds(row) >= GOOD_ODDS && isNew(textOf(row)),
    );
  /** The first sea of a territory whose armies embark without any danger. */
  const boarding = () =>
    all(".boarding li")
      .find(
        (line) => !line.querySelector(".dangers") && isNew(`embark ${textOf(line.querySelector(".option") ?? line)}`),
      )
      ?.querySelector(".chip");
  const preset = () => all(".presets .chip").find((chip) => /As suggested/.test(textOf(chip)));

  const isPass = (button: Element | undefined) => textOf(button) === "Pass";
  /** Whether a prompt stays. The page itself passes where a player is not asked, which may take a moment. */
  const staysFor = async (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end && isPass(all(".decide .btn.go")[0])) await new Promise(requestAnimationFrame);
    return isPass(all(".decide .btn.go")[0]);
  };

  function choose(): readonly [string, Element | null | undefined] {
    const [go] = all(".decide .btn.go");
    const [back] = all(".decide-back");
    const [finish] = all(".decide-others .btn.wide");
    const deal = all(".decide-others .btn").find((button) => /Set everything up/.test(textOf(button)));
    if (deal) return ["setup", isNew("setup") ? deal : undefined];
    if (isPass(go))
      return ["prompt", all('.hand-card.lit[aria-pressed="false"]').find((card) => isNew(textOf(card))) ?? go];
    if (all('.hand-card[aria-pressed="true"]').length > 0) return ["card", go ?? all(".option")[0] ?? back];
    if (all(".presets .chip").length > 0) {
      if (all(".presets .chip:disabled").length > 0) return ["wait", undefined];
      if (isNew("basket")) return ["preset", preset()];
      return ["buy", go ?? finish];
    }
    const isTalking = all(".talks-table").length > 0;
    if (isTalking && !go) return ["wait", undefined];
    if (go) return [all(".attack-sheet").length > 0 ? "attack" : "confirm", go];
    if (all(".boarding").length > 0) return ["embark", boarding() ?? finish];
    if (back) {
      const attack = goodAttack();
      return attack ? ["attack", attack] : ["look", back];
    }
    const row = all('.option:not([aria-disabled="true"])').find((option) => isNew(textOf(option)));
    if (row) return [finish ? "look" : "choose", row];
    return ["finish", finish ?? all(".option")[0]];
  }

  const change = () =>
    new Promise<boolean>((resume) => {
      const finish = (isChanged: boolean) => {
        observer.disconnect();
        clearTimeout(timeout);
        // The page draws a change in the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resume(isChanged)));
      };
      const observer = new MutationObserver(() => finish(true));
      const timeout = setTimeout(() => finish(false), 20_000);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  for (let idle = 0; !isOver() && isSameRound(); ) {
    const [kind, element] = choose();
    if (kind === "prompt" && !(await staysFor(500))) continue;
    if (element) {
      clicks[kind] = (clicks[kind] ?? 0) + 1;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    idle = (await change()) || element ? 0 : idle + 1;
    if (idle > 6) throw new Error(`nothing has happened for two minutes: ${textOf(all("h1")[0])}`);
  }
  return { round: started, clicks, isOver: isOver() };
}
