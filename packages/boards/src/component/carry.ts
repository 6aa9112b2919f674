import type { RefObject } from "preact";
import type { Point } from "../board.ts";
import type { Camera } from "./camera.ts";
import { regionOf } from "./pointing.ts";
import { copyOf } from "./travel.ts";
import type { Carry, Choice } from "./view.ts";

/** A piece that is pressed; once the pointer has gone far enough, its copy follows it. */
export type Held = {
  readonly pointer: number;
  readonly from: Choice;
  readonly start: Point;
  readonly stack: SVGGElement;
  copy?: SVGGElement;
};

type Desk = {
  readonly carry: Carry | undefined;
  readonly camera: Camera;
  readonly frame: RefObject<HTMLElement | null>;
  readonly held: { current: Held | undefined };
};

/** How pieces are carried from field to field. */
export type Carrying = {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
};

/** A press that trembles is still a press. */
const tremble = 8;

/** Remembers a press on a piece that can be carried; the paper stays where it is meanwhile. */
export const press = ({ carry, held }: Desk, event: PointerEvent, from: Choice | undefined): void => {
  const stack = event.target instanceof Element ? event.target.closest<SVGGElement>("[data-stack]") : undefined;
  if (!stack || !from || !event.isPrimary || event.button !== 0 || !carry?.canTake(from)) return;
  held.current = { pointer: event.pointerId, from, start: [event.clientX, event.clientY], stack };
};

export const carryingFor = ({ carry, camera, frame, held }: Desk): Carrying => {
  const letGo = (): void => {
    held.current?.copy?.remove();
    held.current = undefined;
  };
  return {
    onPointerMove: ({ clientX, clientY, pointerId }) => {
      const now = held.current;
      if (now?.pointer !== pointerId) return;
      if (!now.copy && Math.hypot(clientX - now.start[0], clientY - now.start[1]) < tremble) return;
      if (!now.copy) {
        now.copy = copyOf(now.stack);
        frame.current?.setPointerCapture(pointerId);
        carry?.take(now.from);
      }
      moveTo(now.copy, now.stack, camera.pointAt(clientX, clientY));
    },
    onPointerUp: ({ clientX, clientY, pointerId }) => {
      const now = held.current;
      if (now?.pointer !== pointerId) return;
      letGo();
      const to = now.copy && regionOf(document.elementFromPoint(clientX, clientY));
      if (to !== undefined && to !== now.from.region) carry?.drop(to);
    },
    onPointerCancel: letGo,
  };
};

/** Under the pointer, as large as the stack it was taken from. */
const moveTo = (copy: SVGGElement, stack: SVGGElement, [x, y]: Point): void => {
  const scale = stack.transform.baseVal.getItem(1).matrix.a;
  const { width, height } = stack.getBBox();
  copy.setAttribute("transform", `translate(${x - (width * scale) / 2} ${y - (height * scale) / 2}) scale(${scale})`);
};
