import { options } from "preact";
import { describe, expect, it } from "vitest";
import { drawOnce } from "./draw-once.ts";

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
