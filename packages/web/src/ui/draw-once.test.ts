import { effect, signal } from "@preact/signals";
import { options } from "preact";
import { describe, expect, it } from "vitest";
import { drawn, drawOnce } from "./draw-once.ts";

/** What Preact does when a component has changed. */
function change(drawn: string[], name: string): void {
  options.debounceRendering?.(() => drawn.push(name));
}

const nextTask = () => new Promise((resume) => setTimeout(resume, 5));

describe("drawOnce", () => {
  it("draws nothing between steps that follow each other at once", async () => {
    const drawn: string[] = [];
    await drawOnce(async () => {
      change(drawn, "first");
      await Promise.resolve();
      expect(drawn).toEqual([]);
      change(drawn, "second");
    });
    expect(drawn).toEqual(["first", "second"]);
  });

  it("draws as usual while a step waits, and afterwards", async () => {
    const drawn: string[] = [];
    await drawOnce(async () => {
      change(drawn, "first");
      await nextTask();
      expect(drawn).toEqual(["first"]);
      change(drawn, "second");
      await Promise.resolve();
      expect(drawn).toEqual(["first", "second"]);
    });
    change(drawn, "third");
    await Promise.resolve();
    expect(drawn).toEqual(["first", "second", "third"]);
  });

  it("draws what has changed before a step failed", async () => {
    const drawn: string[] = [];
    const failing = drawOnce(async () => {
      change(drawn, "first");
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(drawn).toEqual(["first"]);
  });
});

describe("drawn", () => {
  /** The values that are computed while a signal changes, the last one of them outside of `drawOnce`. */
  async function computedDuring(steps: (set: (value: number) => void) => Promise<void>): Promise<readonly number[]> {
    const source = signal(0);
    const computed: number[] = [];
    const shown = drawn(() => {
      computed.push(source.value);
      return source.value;
    });
    const stop = effect(() => void shown.value);
    await drawOnce(() =>
      steps((value) => {
        source.value = value;
      }),
    );
    source.value = 9;
    stop();
    return computed;
  }

  it("computes nothing between steps that follow each other at once", async () => {
    const computed = await computedDuring(async (set) => {
      set(1);
      await Promise.resolve();
      set(2);
    });
    expect(computed).toEqual([0, 2, 9]);
  });

  it("computes as usual after a step that waits", async () => {
    const computed = await computedDuring(async (set) => {
      set(1);
      await nextTask();
      set(2);
    });
    expect(computed).toEqual([0, 1, 2, 9]);
  });
});
