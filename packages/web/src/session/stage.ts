/** Keeps moves of others back while the screen still shows an earlier one, for example falling dice. */
export interface Stage {
  /** Keeps the next moves back until the returned function is called. */
  hold(): () => void;
  /** Resolves as soon as nothing keeps the next move back. */
  ready(): Promise<void>;
}

export function createStage(): Stage {
  const holds = new Set<symbol>();
  let waiting: (() => void)[] = [];

  function release(hold: symbol): void {
    holds.delete(hold);
    if (holds.size > 0) return;
    const resumed = waiting;
    waiting = [];
    for (const resume of resumed) resume();
  }

  return {
    hold() {
      const hold = Symbol("hold");
      holds.add(hold);
      return () => release(hold);
    },
    async ready() {
      while (holds.size > 0) await new Promise<void>((resume) => waiting.push(resume));
    },
  };
}
