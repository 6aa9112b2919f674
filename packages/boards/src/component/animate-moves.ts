import type { Point } from "../board.ts";
import { PIECE_CELL } from "./piece-symbol.ts";

/** The position of each piece, by the id of the piece. */
export type PiecePositions = ReadonlyMap<string, PiecePosition>;

interface PiecePosition {
  readonly stackKey: string;
  readonly region: string;
  readonly at: Point;
  readonly size: number;
}

/** All moves of one action together take at most this many milliseconds. */
const LONGEST_ANIMATION = 1200;

/** Animates the pieces that changed their region, one after another. Any key or press ends the animation. */
export function animateMoves(layer: SVGGElement, before: PiecePositions, now: PiecePositions): void {
  const moves = [...now].flatMap(([piece, to]) => {
    const from = before.get(piece);
    return from && from.region !== to.region ? [{ from, to }] : [];
  });
  if (moves.length === 0) return;
  const duration = moveDuration(layer);
  if (duration === 0) return;
  const pause = Math.min(duration, (LONGEST_ANIMATION - duration) / Math.max(1, moves.length - 1));
  const animations = moves.flatMap(({ from, to }, i) => {
    const stack = layer.querySelector<SVGGElement>(`[data-stack="${to.stackKey}"]`);
    return stack ? [animateMove(stack, from, to, { duration, delay: i * pause })] : [];
  });
  const skip = (): void => {
    for (const animation of animations) animation.finish();
  };
  const listening = new AbortController();
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, skip, { once: true, signal: listening.signal });
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => listening.abort());
}

/** Moves a copy of the piece. Its stack is already in place, so that nothing has to wait for the animation. */
function animateMove(
  stack: SVGGElement,
  from: PiecePosition,
  to: PiecePosition,
  timing: { readonly duration: number; readonly delay: number },
): Animation {
  const copy = copyStack(stack);
  const animation = copy.animate([{ transform: transformOf(from) }, { transform: transformOf(to) }], {
    ...timing,
    fill: "both",
    easing: "cubic-bezier(.2, .7, .2, 1)",
  });
  const clear = (): void => copy.remove();
  animation.addEventListener("finish", clear);
  animation.addEventListener("cancel", clear);
  return animation;
}

/** Adds a copy of one piece of a stack above all other pieces. The caller removes it. */
export function copyStack(stack: SVGGElement): SVGGElement {
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "g");
  copy.setAttribute("class", `${stack.getAttribute("class")} stack-travelling`);
  for (const part of stack.querySelectorAll(":scope > ellipse, :scope > use")) copy.append(part.cloneNode(true));
  stack.parentElement?.append(copy);
  return copy;
}

function transformOf({ at, size }: PiecePosition): string {
  return `translate(${at[0] - size / 2}px, ${at[1] - size / 2}px) scale(${size / PIECE_CELL})`;
}

/** Milliseconds that the style sheet gives to a move; 0 with reduced motion. */
function moveDuration(layer: Element): number {
  const text = getComputedStyle(layer).getPropertyValue("--m-move").trim();
  const amount = Number.parseFloat(text);
  if (Number.isNaN(amount)) return 0;
  return text.endsWith("ms") ? amount : amount * 1000;
}
