import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { pointer, select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import type { Point } from "../board.ts";
import { type Box, middleOfBox } from "../box.ts";
import { type CameraView, flyTo } from "./fly.ts";
import { createStandIn } from "./stand-in.ts";
import type { SpareRoom } from "./view.ts";

type ZoomEvent = D3ZoomEvent<HTMLElement, unknown>;

/** Pans and zooms the paper inside its frame by a CSS transform. Components draw again only when the scale has changed. */
export interface Camera {
  /** Screen px per board px at the end of the last gesture. */
  readonly scale: ReadonlySignal<number>;
  /** The scale at which the whole board is shown. */
  readonly whole: ReadonlySignal<number>;
  /** Whether both scales are known. Before, everything that depends on them would be drawn twice. */
  readonly isFitted: ReadonlySignal<boolean>;
  /** Returns a function that detaches. `mayPan` is false while a press drags a piece instead of the paper. */
  attach(frame: HTMLElement, paper: HTMLElement, mayPan: () => boolean): () => void;
  fit(): void;
  zoomBy(factor: number, around?: Point): void;
  panBy(dx: number, dy: number): void;
  /** Pans to a point of the board if it is out of sight. */
  show(point: Point): void;
  /** Moves smoothly to a part of the board if it is out of sight or smaller than at the least scale. */
  leadTo(part: Box, leastScale: number): void;
  /** Whether the player has moved the view a moment ago, or moves it now. */
  isHandled(): boolean;
  /** Returns the point of the board under a point of the window. */
  pointAt(clientX: number, clientY: number): Point;
}

const LARGEST_SCALE = 6;
/** A point nearer than this to the edge of the frame counts as out of sight. */
const SIGHT_MARGIN = 40;
/** Milliseconds for which the view stays as the player has set it, whatever others do. */
const HANDLED_TIME = 6000;

export function createCamera(size: Point, spareRoom: SpareRoom = "both"): Camera {
  const scale = signal(1);
  const whole = signal(1);
  const isFitted = signal(false);
  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>();
  let frame: HTMLElement | undefined;
  let handledAt = Number.NEGATIVE_INFINITY;

  const handle = (): void => {
    handledAt = performance.now();
  };
  const onFrame = (act: (element: HTMLElement) => void): void => {
    if (frame) act(frame);
  };
  const fit = (): void =>
    onFrame((element) => {
      // While its layout changes, a screen may have no room for the board.
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      batch(() => {
        whole.value = fitBoard(behaviour, element, size, spareRoom);
        isFitted.value = true;
      });
    });

  return {
    scale,
    whole,
    isFitted,
    fit,
    attach(element, paper, mayPan) {
      frame = element;
      const standIn = createStandIn(paper);
      behaviour
        .clickDistance(4)
        .filter(({ type, ctrlKey, button }: MouseEvent) => type === "wheel" || (!ctrlKey && !button && mayPan()))
        .on("zoom", ({ transform, sourceEvent }: ZoomEvent) => {
          if (sourceEvent) {
            element.dataset.moving = "";
            handle();
          }
          if (sourceEvent || element.dataset.flying !== undefined) standIn.moved();
          paper.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
        })
        .on("end", ({ transform }: ZoomEvent) => {
          delete element.dataset.moving;
          if (element.dataset.flying !== undefined) return;
          standIn.ended(transform.k, () => {
            if (Math.abs(transform.k / scale.value - 1) < 0.01) return;
            scale.value = transform.k;
            rasterizeAgain(paper);
          });
        });
      select(element)
        .call(behaviour)
        .on("dblclick.zoom", (event: MouseEvent | TouchEvent) => zoomInSmoothly(behaviour, element, event));
      fit();
      const disconnect = onResize(element, fit);
      return () => {
        disconnect();
        standIn.detach();
        select(element).on(".zoom", null);
      };
    },
    zoomBy: (factor, around) =>
      onFrame((element) => {
        handle();
        if (!around) return behaviour.scaleBy(select(element), factor);
        const [x, y] = zoomTransform(element).apply([around[0], around[1]]);
        return behaviour.scaleBy(select(element), factor, [x, y]);
      }),
    panBy: (dx, dy) =>
      onFrame((element) => {
        handle();
        const { k } = zoomTransform(element);
        behaviour.translateBy(select(element), dx / k, dy / k);
      }),
    show: (point) =>
      onFrame((element) => {
        if (!isInSight(element, point)) behaviour.translateTo(select(element), point[0], point[1]);
      }),
    leadTo: (part, leastScale) =>
      onFrame((element) => {
        const there = viewOf(element, part, whole.value, leastScale);
        if (there) flyTo(behaviour, element, there);
      }),
    isHandled: () => performance.now() - handledAt < HANDLED_TIME,
    pointAt(clientX, clientY) {
      if (!frame) return [0, 0];
      const { left, top } = frame.getBoundingClientRect();
      return zoomTransform(frame).invert([clientX - left, clientY - top]);
    },
  };
}

/** Calls a function whenever the size of an element has changed. Returns a function that ends it. */
function onResize(element: HTMLElement, act: () => void): () => void {
  let { width, height } = element.getBoundingClientRect();
  const observer = new ResizeObserver(() => {
    const size = element.getBoundingClientRect();
    // An observer also reports the first size.
    if (size.width === width && size.height === height) return;
    ({ width, height } = size);
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Shows the whole board. Returns the scale, which is the smallest from now on. */
function fitBoard(
  behaviour: ZoomBehavior<HTMLElement, unknown>,
  element: HTMLElement,
  size: Point,
  spareRoom: SpareRoom,
): number {
  const { width, height } = element.getBoundingClientRect();
  const whole = Math.min(width / size[0], height / size[1]);
  const spare = width - size[0] * whole;
  const left = spareRoom === "left" ? spare : 0;
  behaviour.scaleExtent([whole, LARGEST_SCALE]).translateExtent([
    [whole > 0 ? -left / whole : 0, 0],
    [size[0], size[1]],
  ]);
  const at = zoomIdentity.translate(spareRoom === "left" ? spare : spare / 2, (height - size[1] * whole) / 2);
  behaviour.transform(select(element), at.scale(whole));
  return whole;
}

/** The view that shows a part of the board; undefined if it is in sight and large enough. */
function viewOf(element: HTMLElement, part: Box, whole: number, leastScale: number): CameraView | undefined {
  const corners: readonly Point[] = [
    [part.left, part.top],
    [part.right, part.bottom],
  ];
  const { k } = zoomTransform(element);
  const isWhole = k < whole * 1.01;
  if (k >= leastScale && (isWhole || corners.every((corner) => isInSight(element, corner)))) return undefined;
  const scale = Math.max(whole, Math.min(LARGEST_SCALE, scaleToShow(element, part), Math.max(k, leastScale)));
  const [x, y] = middleOfBox(part);
  return { x, y, k: scale };
}

/** The largest scale at which a part of the board fits into the frame, with a margin. */
function scaleToShow(element: HTMLElement, { left, top, right, bottom }: Box): number {
  const { width, height } = element.getBoundingClientRect();
  return Math.min((width - 2 * SIGHT_MARGIN) / (right - left), (height - 2 * SIGHT_MARGIN) / (bottom - top));
}

function isInSight(element: HTMLElement, point: Point): boolean {
  const [x, y] = zoomTransform(element).apply([point[0], point[1]]);
  const { width, height } = element.getBoundingClientRect();
  return x > SIGHT_MARGIN && y > SIGHT_MARGIN && x < width - SIGHT_MARGIN && y < height - SIGHT_MARGIN;
}

/** Zooms in at the point of a double click or double tap, or out with Shift. */
function zoomInSmoothly(
  behaviour: ZoomBehavior<HTMLElement, unknown>,
  element: HTMLElement,
  event: MouseEvent | TouchEvent,
): void {
  if (!behaviour.filter().call(element, event, undefined)) return;
  event.preventDefault();
  const { width, height } = element.getBoundingClientRect();
  const transform = zoomTransform(element);
  const touch = "changedTouches" in event ? event.changedTouches[0] : event;
  const [x, y] = transform.invert(pointer(touch, element));
  const [middleX, middleY] = transform.invert([width / 2, height / 2]);
  const [least, most] = behaviour.scaleExtent();
  const k = Math.max(least, Math.min(most, transform.k * (event.shiftKey ? 0.5 : 2)));
  const share = transform.k / k;
  flyTo(behaviour, element, { x: x + (middleX - x) * share, y: y + (middleY - y) * share, k });
}

/** The browser keeps the bitmap of a layer with `will-change`. Removing it for a frame makes the browser draw the layer again, sharply. */
function rasterizeAgain(paper: HTMLElement): void {
  paper.style.willChange = "auto";
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      paper.style.willChange = "";
    });
  });
}
