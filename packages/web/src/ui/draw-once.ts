import { options } from "preact";

/** The drawings that wait for the end of `drawOnce`. */
let held: Set<() => void> | undefined;

options.debounceRendering = (draw) => {
  if (held) held.add(draw);
  else queueMicrotask(draw);
};

/**
 * Draws the steps of `run` once, at its end, if they follow each other within one task, as on this device. Steps that wait for
 * something, such as the server, are drawn as they come.
 */
export async function drawOnce(run: () => Promise<void>): Promise<void> {
  const waiting = new Set<() => void>();
  held = waiting;
  const release = (): void => {
    held = undefined;
    for (const draw of waiting) draw();
    waiting.clear();
  };
  const nextTask = setTimeout(release);
  try {
    await run();
  } finally {
    clearTimeout(nextTask);
    release();
  }
}
