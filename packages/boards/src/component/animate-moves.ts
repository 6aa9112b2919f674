import type { Point } from "../board.ts";
import { moveDuration } from "./move-duration.ts";
import { PIECE_CELL } from "./piece-symbol.ts";
import { copyPiece } from "./travelling-piece.ts";

/** The position of each piece, by the id of the piece. */
export type PiecePositions = ReadonlyMap<string, PiecePosition>;

interface PiecePosition {
  /** The elements to copy, the best first: the stack of the piece, or a chip that holds it. */
  readonly selectors: readonly string[];
  readonly region: string;
  readonly at: Point;
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
  const duration = moveDuration();
  if (duration === 0) return;
  const pause = Math.min(duration, (LONGEST_ANIMATION - duration) / Math.max(1, moves.length - 1));
  const animations = moves.flatMap(({ from, to }, i) => {
    const [stack] = to.selectors.flatMap((selector) => [...layer.querySelectorAll<SVGGElement>(selector)]);
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
  const { element: copy, size } = copyPiece(stack);
  const animation = copy.animate([{ transform: transformOf(from, size) }, { transform: transformOf(to, size) }], {
    ...timing,
    fill: "both",
    easing: "cubic-bezier(.2, .7, .2, 1)",
  });
  const clear = (): void => copy.remove();
  animation.addEventListener("finish", clear);
  animation.addEventListener("cancel", clear);
  return animation;
}

function transformOf({ at }: PiecePosition, size: number): string {
  return `translate(${at[0] - size / 2}px, ${at[1] - size / 2}px) scale(${size / PIECE_CELL})`;
}
