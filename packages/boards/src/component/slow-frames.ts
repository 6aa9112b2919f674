/** Milliseconds from which a frame counts as slow: a movement at fewer than 20 frames per second does not look smooth. */
const SLOW_FRAME = 50;
const LAST_FRAMES = 6;
const SLOW_OF_LAST = 3;

/** The last measured frames of all movements in this page: a slow browser may have only a few frames in one movement. */
const areSlow: boolean[] = [];

/** Measures the frames while something goes on. Calls a function once if several of the last ones were slow. */
export function watchFrames(goesOn: () => boolean, onSlow: () => void): void {
  let last = performance.now();
  const next = (): void => {
    const now = performance.now();
    areSlow.push(now - last > SLOW_FRAME);
    if (areSlow.length > LAST_FRAMES) areSlow.shift();
    last = now;
    if (areSlow.filter(Boolean).length >= SLOW_OF_LAST) onSlow();
    else if (goesOn()) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
