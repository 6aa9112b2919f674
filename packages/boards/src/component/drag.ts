import type { RefObject } from "preact";
import type { Point } from "../board.ts";
import type { Camera } from "./camera.ts";
import { PIECE_CELL } from "./piece-symbol.ts";
import { regionOfTarget } from "./region-of-target.ts";
import { copyPiece, type TravellingPiece } from "./travelling-piece.ts";
import type { Choice, PieceDrag } from "./view.ts";

/** A pressed piece. Once the pointer has moved far enough, a copy of the piece follows it. */
export interface DraggedPiece {
  readonly pointer: number;
  readonly from: Choice;
  readonly start: Point;
  readonly stack: SVGGElement;
  copy?: TravellingPiece;
}

interface DragContext {
  readonly drag: PieceDrag | undefined;
  readonly camera: Camera;
  readonly frame: RefObject<HTMLElement | null>;
  readonly dragged: { current: DraggedPiece | undefined };
}

export interface DragHandlers {
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** A pointer that moves less than this many px still counts as a press. */
const DRAG_THRESHOLD = 8;

/** Stores a press on a piece that can be dragged. The board does not pan while a piece is pressed. */
export function pressPiece({ drag, dragged }: DragContext, event: PointerEvent, from: Choice | undefined): void {
  const stack = event.target instanceof Element ? event.target.closest<SVGGElement>("[data-stack]") : undefined;
  if (!stack || !from || !event.isPrimary || event.button !== 0 || !drag?.canDrag(from)) return;
  dragged.current = { pointer: event.pointerId, from, start: [event.clientX, event.clientY], stack };
}

export function dragHandlers({ drag, camera, frame, dragged }: DragContext): DragHandlers {
  const release = (): void => {
    dragged.current?.copy?.element.remove();
    dragged.current = undefined;
  };
  return {
    onPointerMove({ clientX, clientY, pointerId }) {
      const piece = dragged.current;
      if (piece?.pointer !== pointerId) return;
      const moved = Math.hypot(clientX - piece.start[0], clientY - piece.start[1]);
      if (!piece.copy && moved < DRAG_THRESHOLD) return;
      if (!piece.copy) {
        piece.copy = copyPiece(piece.stack);
        frame.current?.setPointerCapture(pointerId);
        drag?.start(piece.from);
      }
      moveCopy(piece.copy, camera.pointAt(clientX, clientY));
    },
    onPointerUp({ clientX, clientY, pointerId }) {
      const piece = dragged.current;
      if (piece?.pointer !== pointerId) return;
      release();
      const to = piece.copy && regionOfTarget(document.elementFromPoint(clientX, clientY));
      if (to !== undefined && to !== piece.from.region) drag?.drop(to);
    },
    onPointerCancel: release,
  };
}

/** Centres the copy under the pointer. */
function moveCopy({ element, size }: TravellingPiece, [x, y]: Point): void {
  element.setAttribute("transform", `translate(${x - size / 2} ${y - size / 2}) scale(${size / PIECE_CELL})`);
}
