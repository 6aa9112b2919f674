import type { TimeSource } from "../src/time/server-time.ts";

/** The clocks of a machine that a test sets. Real time passes too. */
export interface TestTime {
  readonly source: TimeSource;
  /** Lets time pass on both clocks. */
  pass(milliseconds: number): void;
  /** Sets the wall clock forward or back. */
  setWall(byMilliseconds: number): void;
}

export function testTime(): TestTime {
  let passed = 0;
  let set = 0;
  return {
    source: { wall: () => Date.now() + passed + set, monotonic: () => performance.now() + passed },
    pass(milliseconds) {
      passed += milliseconds;
    },
    setWall(byMilliseconds) {
      set += byMilliseconds;
    },
  };
}
