/** Milliseconds from which a frame counts as slow: a movement at fewer than 20 frames per second does not look smooth. */
const SLOW_FRAME = 50;
/** Milliseconds from which a frame counts twice. */
const VERY_SLOW_FRAME = 200;
const LAST_FRAMES = 6;
const SLOW_OF_LAST = 3;

/** How slow the last frames of all movements in this page were: a slow browser may have only a few frames in one movement. */
const slowness: number[] = [];

/** Measures the frames while something goes on. Calls a function once if several of the last ones were slow. */
export function watchFrames(goesOn: () => boolean, onSlow: () => void): void {
  let last = performance.now();
  const next = (): void => {
    const now = performance.now();
    slowness.push([SLOW_FRAME, VERY_SLOW_FRAME].filter((time) => now - last > time).length);
    if (slowness.length > LAST_FRAMES) slowness.shift();
    last = now;
    if (slowness.reduce((sum, slow) => sum + slow, 0) >= SLOW_OF_LAST) onSlow();
    else if (goesOn()) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
