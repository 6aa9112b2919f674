import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reviewWhenIdle } from "../src/review-thread.ts";

const position = readFileSync(new URL("./positions/let-the-game-go-on.rondel", import.meta.url), "utf8");
const finished = `${position.replace("cash s0 2", "cash s0 45").trim()}\n1 s0 moveRondel taxation\n`;

describe("a review in idle time", () => {
  it("is computed while nothing else is to be done", async () => {
    const review = await reviewWhenIdle(finished, () => true).finished;
    expect(review?.mistakes).toHaveLength(1);
  });

  it("waits while bots think", async () => {
    let isIdle = false;
    let isDone = false;
    let asked = 0;
    const review = reviewWhenIdle(finished, () => {
      asked++;
      return isIdle;
    });
    void review.finished.then(() => {
      isDone = true;
    });
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(3);
    expect(isDone).toBe(false);
    isIdle = true;
    expect((await review.finished)?.moments.length).toBeGreaterThan(0);
  });

  it("can be stopped, and refuses a match that is not over", async () => {
    const stopped = reviewWhenIdle(finished, () => false);
    await stopped.stop();
    expect(await stopped.finished).toBeUndefined();
    expect(await reviewWhenIdle(position, () => true).finished).toBeUndefined();
  });
});
