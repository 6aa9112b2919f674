import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { ViewerStream } from "./server-stream.ts";
import type { Stage } from "./stage.ts";

/** The streams of all viewers of this device. */
export type Streams = readonly ViewerStream[];

interface Pacing {
  readonly stage: Stage;
  /** Milliseconds between two positions. */
  pause(): number;
  /** Whether the next positions must be shown at once, for example because the player decides. */
  isUrgent(shown: Streams, next: Streams): boolean;
}

interface PacedStreams {
  readonly shown: ReadonlySignal<Streams>;
  close(): void;
}

/** More positions than these are not shown one by one. */
const MOST_WAITING = 40;

/** Shows the positions of a table on the server one after the other, so that the player can follow the moves of others. */
export function pacedStreams(source: ReadonlySignal<Streams>, pacing: Pacing): PacedStreams {
  const shown = signal<Streams>(source.peek());
  let waiting: Streams[] = [];
  let isRunning = false;

  function showAll(): void {
    const last = waiting.at(-1);
    waiting = [];
    if (last) shown.value = last;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) {
      await pacing.stage.ready();
      const next = waiting.shift();
      if (next) shown.value = next;
      await new Promise((resume) => setTimeout(resume, pacing.pause()));
    }
    isRunning = false;
  }

  const stop = effect(() => {
    const next = source.value;
    if (next === shown.peek()) return;
    waiting.push(next);
    const isNews = isLater(shown.peek(), next);
    if (!isNews || waiting.length > MOST_WAITING || pacing.isUrgent(shown.peek(), next)) showAll();
    else void run();
  });
  return {
    shown,
    close() {
      stop();
      waiting = [];
    },
  };
}

/** Whether a viewer has a later position. Otherwise a stream was loaded or restored. */
function isLater(shown: Streams, next: Streams): boolean {
  return next.some(({ viewer, number }) => shown.some((one) => one.viewer === viewer && one.number < number));
}
