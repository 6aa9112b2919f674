/** Milliseconds after which the first frames of a screen are drawn, even on a slow device. */
const DELAY = 2000;

/**
 * Loads a part of the page that no screen needs at once, so that it is there when it is opened. Returns a function that cancels it. A
 * failure is shown when the part is opened and loaded again.
 */
export function loadLater(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), DELAY);
  return () => clearTimeout(timer);
}
