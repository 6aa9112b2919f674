import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";

/** Keeps moves of others back while the screen still shows an earlier one, for example falling dice, or until the player goes on. */
export interface Stage {
  /** Keeps the next moves back until the returned function is called. */
  hold(): () => void;
  /** Resolves as soon as nothing keeps the next move back. */
  ready(): Promise<void>;
  /** Whether the player has paused the moves of others. */
  readonly isPaused: ReadonlySignal<boolean>;
  /** Whether the next turn waits for the player. */
  readonly isStopped: ReadonlySignal<boolean>;
  /** Whether the open pause asks the viewer for nothing. Set by the screen of the game, which knows the pause. */
  readonly asksNothing: Signal<() => boolean>;
  pause(): void;
  /** Lets the next turn wait for the player. */
  stop(): void;
  /** Ends a pause or a stop. */
  resume(): void;
}

export function createStage(): Stage {
  const holds = new Set<symbol>();
  const pausing = signal<(() => void) | undefined>(undefined);
  const stopping = signal<(() => void) | undefined>(undefined);
  let waiting: (() => void)[] = [];

  function hold(): () => void {
    const key = Symbol("hold");
    holds.add(key);
    return () => release(key);
  }

  function release(key: symbol): void {
    holds.delete(key);
    if (holds.size > 0) return;
    const resumed = waiting;
    waiting = [];
    for (const resume of resumed) resume();
  }

  return {
    hold,
    async ready() {
      while (holds.size > 0) await new Promise<void>((resume) => waiting.push(resume));
    },
    isPaused: computed(() => pausing.value !== undefined),
    isStopped: computed(() => stopping.value !== undefined),
    asksNothing: signal(() => false),
    pause() {
      pausing.value ??= hold();
    },
    stop() {
      stopping.value ??= hold();
    },
    resume() {
      for (const held of [pausing, stopping]) {
        held.peek()?.();
        held.value = undefined;
      }
    },
  };
}
