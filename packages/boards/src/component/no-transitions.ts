import { selection } from "d3-selection";

/*
 * Stands in for `d3-transition` and `d3-interpolate` in the built page (alias in `vite.config.ts`), which saves 9 kB. `d3-zoom` needs
 * them for animated zooming only; the camera is animated by `fly.ts`.
 */
Object.assign(selection.prototype, {
  interrupt() {
    return this;
  },
});

/** Interrupts the transitions of an element, of which there are none. */
export function interrupt(): void {
  // Nothing to interrupt.
}

/** The default interpolation of `d3-zoom`, which only transitions use. */
export function interpolateZoom(): never {
  throw new Error("The board has no transitions of d3.");
}
