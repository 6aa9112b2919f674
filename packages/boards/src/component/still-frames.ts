/** Frames and milliseconds without a movement after which the board counts as still. */
const STILL_FRAMES = 3;
const STILL_TIME = 200;

/**
 * Calls a function after some frames and some time. Frames count as well as time, because input waits while a slow browser draws.
 * Returns a function that cancels it.
 */
export function whenStill(act: () => void): () => void {
  const since = performance.now();
  let frames = 0;
  let request = 0;
  const look = (): void => {
    frames++;
    if (frames >= STILL_FRAMES && performance.now() - since >= STILL_TIME) act();
    else request = requestAnimationFrame(look);
  };
  request = requestAnimationFrame(look);
  return () => cancelAnimationFrame(request);
}
