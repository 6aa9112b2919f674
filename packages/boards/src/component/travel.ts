import type { Point } from "../board.ts";
import { pieceCell } from "./PieceSprite.tsx";

/** Where each piece stands, and in which stack. */
export type Places = ReadonlyMap<string, Place>;

type Place = { readonly key: string; readonly region: string; readonly at: Point; readonly size: number };

const longestShow = 1200;

/** Lets what moved travel from where it was, one after another; any key or press ends the show. */
export const travel = (layer: SVGGElement, before: Places, now: Places): void => {
  const moves = [...now].flatMap(([piece, to]) => {
    const from = before.get(piece);
    return from && from.region !== to.region ? [{ from, to, key: to.key }] : [];
  });
  if (moves.length === 0) return;
  const duration = moveDuration(layer);
  if (duration === 0) return;
  const pause = Math.min(duration, (longestShow - duration) / Math.max(1, moves.length - 1));
  const shows = moves.flatMap((move, i) => {
    const stack = layer.querySelector<SVGGElement>(`[data-stack="${move.key}"]`);
    return stack ? [fly(stack, move.from, move.to, { duration, delay: i * pause })] : [];
  });
  const skip = (): void => {
    for (const show of shows) show.finish();
  };
  const listening = new AbortController();
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, skip, { once: true, signal: listening.signal });
  const over = Promise.allSettled(shows.map(({ finished }) => finished));
  void over.then(() => listening.abort());
};

/** A copy flies; the stack it joins is there already, so that nothing waits for the show. */
const fly = (
  stack: SVGGElement,
  from: Place,
  to: Place,
  timing: { readonly duration: number; readonly delay: number },
): Animation => {
  const traveller = copyOf(stack);
  const show = traveller.animate([{ transform: transformOf(from) }, { transform: transformOf(to) }], {
    ...timing,
    fill: "both",
    easing: "cubic-bezier(.2, .7, .2, 1)",
  });
  const clear = (): void => traveller.remove();
  show.addEventListener("finish", clear);
  show.addEventListener("cancel", clear);
  return show;
};

/** One piece of a stack, above all others; whoever made it takes it away again. */
export const copyOf = (stack: SVGGElement): SVGGElement => {
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "g");
  copy.setAttribute("class", `${stack.getAttribute("class")} stack-travelling`);
  for (const part of stack.querySelectorAll(":scope > ellipse, :scope > use")) copy.append(part.cloneNode(true));
  stack.parentElement?.append(copy);
  return copy;
};

const transformOf = ({ at, size }: Place): string =>
  `translate(${at[0] - size / 2}px, ${at[1] - size / 2}px) scale(${size / pieceCell})`;

/** The look says how long a piece takes; nothing, when motion is not wanted. */
const moveDuration = (layer: Element): number => {
  const text = getComputedStyle(layer).getPropertyValue("--m-move").trim();
  const amount = Number.parseFloat(text);
  if (Number.isNaN(amount)) return 0;
  return text.endsWith("ms") ? amount : amount * 1000;
};
