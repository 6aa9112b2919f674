import { moveDuration } from "@rondel/boards";
import type { AnyEvent } from "@rondel/engine";
import type { Event, Purse } from "@rondel/imperial";

const LONGEST_ANIMATION = 1200;

/** Animates payments as coins that move from purse to purse. Any key or click skips to the end. */
export function showCoins(events: readonly AnyEvent[]): void {
  const payments = (events as readonly Event[]).filter((event) => event.kind === "money");
  const duration = payments.length === 0 ? 0 : moveDuration();
  if (duration === 0) return;
  const moves = payments.flatMap((event) => {
    const from = placeOf(event.from);
    const to = placeOf(event.to);
    return from && to ? [{ from, to, amount: event.amount }] : [];
  });
  const delay = Math.min(duration / 2, (LONGEST_ANIMATION - duration) / payments.length);
  const animations = moves.map(({ from, to, amount }, place) =>
    fly(from, to, amount, { duration, delay: delay * place }),
  );
  const listening = new AbortController();
  const skip = () => {
    for (const animation of animations) animation.finish();
    listening.abort();
  };
  addEventListener("keydown", skip, { signal: listening.signal });
  addEventListener("pointerdown", skip, { signal: listening.signal });
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => listening.abort());
}

/** The bank is not on screen: its coins come from and go to the upper edge. */
function placeOf(purse: Purse): DOMRect | undefined {
  if (purse === "bank") return new DOMRect(innerWidth / 2, -20, 0, 0);
  const name = "treasury" in purse ? `treasury ${purse.treasury}` : `cash ${purse.cash}`;
  const element = document.querySelector(`[data-purse="${name}"]`);
  return element?.getBoundingClientRect();
}

function fly(
  from: DOMRect,
  to: DOMRect,
  amount: number,
  timing: { readonly duration: number; readonly delay: number },
): Animation {
  const coin = document.createElement("span");
  coin.className = "coin";
  coin.ariaHidden = "true";
  coin.textContent = String(amount);
  document.body.append(coin);
  const animation = coin.animate([{ translate: centre(from) }, { translate: centre(to) }], {
    ...timing,
    fill: "both",
    easing: "cubic-bezier(.2, .7, .2, 1)",
  });
  animation.addEventListener("finish", () => coin.remove());
  return animation;
}

function centre({ left, top, width, height }: DOMRect): string {
  return `${left + width / 2 - 11}px ${top + height / 2 - 11}px`;
}
