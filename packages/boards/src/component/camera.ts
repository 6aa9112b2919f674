import { type ReadonlySignal, signal } from "@preact/signals";
import { select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import type { Point } from "../board.ts";

/** Moves the paper under the frame. Moving costs no drawing; only a new scale is told to those who draw. */
export type Camera = {
  /** Screen px per board px, as it was when the last gesture came to rest. */
  readonly scale: ReadonlySignal<number>;
  /** `mayPan` says whether a press moves the paper, or a piece that lies on it. */
  readonly attach: (frame: HTMLElement, paper: HTMLElement, mayPan: () => boolean) => () => void;
  readonly fit: () => void;
  readonly zoomBy: (factor: number, around?: Point) => void;
  readonly panBy: (dx: number, dy: number) => void;
  /** Brings a point of the board into sight, if it is not. */
  readonly show: (point: Point) => void;
  /** The point of the board under a point of the window. */
  readonly pointAt: (clientX: number, clientY: number) => Point;
};

const closest = 6;
const sightMargin = 40;

export const createCamera = (size: Point): Camera => {
  const scale = signal(1);
  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>();
  let frame: HTMLElement | undefined;

  const onFrame = (act: (element: HTMLElement) => void): void => {
    if (frame) act(frame);
  };
  const fit = (): void =>
    onFrame((element) => {
      const { width, height } = element.getBoundingClientRect();
      const whole = Math.min(width / size[0], height / size[1]);
      behaviour.scaleExtent([whole, closest]);
      const centred = zoomIdentity
        .translate((width - size[0] * whole) / 2, (height - size[1] * whole) / 2)
        .scale(whole);
      behaviour.transform(select(element), centred);
    });

  return {
    scale,
    fit,
    attach: (element, paper, mayPan) => {
      frame = element;
      behaviour
        .translateExtent([
          [0, 0],
          [size[0], size[1]],
        ])
        .clickDistance(4)
        .filter(({ type, ctrlKey, button }: MouseEvent) => type === "wheel" || (!ctrlKey && !button && mayPan()))
        .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
          if (sourceEvent) element.dataset.moving = "";
          paper.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
        })
        .on("end", ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
          delete element.dataset.moving;
          if (Math.abs(transform.k / scale.value - 1) < 0.01) return;
          scale.value = transform.k;
          redrawSharply(paper);
        });
      select(element).call(behaviour);
      const observer = new ResizeObserver(fit);
      observer.observe(element);
      return () => {
        observer.disconnect();
        select(element).on(".zoom", null);
      };
    },
    zoomBy: (factor, around) =>
      onFrame((element) => {
        if (!around) return behaviour.scaleBy(select(element), factor);
        const [x, y] = zoomTransform(element).apply([around[0], around[1]]);
        return behaviour.scaleBy(select(element), factor, [x, y]);
      }),
    panBy: (dx, dy) =>
      onFrame((element) => {
        const { k } = zoomTransform(element);
        behaviour.translateBy(select(element), dx / k, dy / k);
      }),
    show: (point) =>
      onFrame((element) => {
        const [x, y] = zoomTransform(element).apply([point[0], point[1]]);
        const { width, height } = element.getBoundingClientRect();
        const seen = x > sightMargin && y > sightMargin && x < width - sightMargin && y < height - sightMargin;
        if (!seen) behaviour.translateTo(select(element), point[0], point[1]);
      }),
    pointAt: (clientX, clientY) => {
      if (!frame) return [0, 0];
      const { left, top } = frame.getBoundingClientRect();
      return zoomTransform(frame).invert([clientX - left, clientY - top]);
    },
  };
};

/** The browser keeps a moving layer as it first drew it; letting go for a frame makes it draw anew. */
const redrawSharply = (paper: HTMLElement): void => {
  paper.style.willChange = "auto";
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      paper.style.willChange = "";
    });
  });
};
