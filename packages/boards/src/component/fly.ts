import { select } from "d3-selection";
import { type ZoomBehavior, zoomIdentity, zoomTransform } from "d3-zoom";

/** A view of the board: the point in the middle of the frame, and the scale. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const flights = new WeakMap<HTMLElement, number>();

/**
 * Moves the view smoothly, or at once with reduced motion. Any press or wheel of the player ends the flight. While the frame has
 * `data-flying`, nothing needs to be drawn for the scales in between.
 */
export function flyTo(behaviour: ZoomBehavior<HTMLElement, unknown>, frame: HTMLElement, view: CameraView): void {
  const { width, height } = frame.getBoundingClientRect();
  const transform = zoomTransform(frame);
  const [fromX, fromY] = transform.invert([width / 2, height / 2]);
  const duration = durationOf(frame);
  const begun = performance.now();
  const flight = (flights.get(frame) ?? 0) + 1;
  flights.set(frame, flight);
  const stop = (): void => {
    if (flights.get(frame) !== flight) return;
    flights.set(frame, flight + 1);
    delete frame.dataset.flying;
  };
  for (const kind of ["pointerdown", "wheel"]) frame.addEventListener(kind, stop, { once: true, passive: true });
  frame.dataset.flying = "";
  const step = (): void => {
    if (flights.get(frame) !== flight) return;
    const share = duration === 0 ? 1 : Math.min(1, (performance.now() - begun) / duration);
    const eased = 1 - (1 - share) ** 3;
    const k = transform.k * (view.k / transform.k) ** eased;
    const x = fromX + (view.x - fromX) * eased;
    const y = fromY + (view.y - fromY) * eased;
    const free = zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
    const extent: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    if (share === 1) delete frame.dataset.flying;
    behaviour.transform(select(frame), behaviour.constrain()(free, extent, behaviour.translateExtent()));
    if (share < 1) requestAnimationFrame(step);
  };
  step();
}

/** Milliseconds that the style sheet gives to the movement of a sheet; 0 with reduced motion. */
function durationOf(frame: HTMLElement): number {
  const duration = Number.parseFloat(getComputedStyle(frame).getPropertyValue("--m-sheet"));
  return Number.isNaN(duration) ? 0 : duration * 1.5;
}
