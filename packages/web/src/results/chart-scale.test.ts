import { describe, expect, it } from "vitest";
import { chartScale } from "./chart-scale.ts";

const rounds = [
  { round: 1, lines: { coins: [5, 5, null] } },
  { round: 2, lines: { coins: [12, 5, 9] } },
];

describe("the scale of the results chart", () => {
  it("starts at 0 and ends above the largest value", () => {
    const { ticks, x, y } = chartScale(rounds, "coins", 100, 50);
    expect(ticks).toEqual([0, 5, 10, 15]);
    expect([x(0), x(1), y(0), y(15)]).toEqual([0, 100, 50, 0]);
  });

  it("leaves out values that the viewer may not know", () => {
    const { seats } = chartScale(rounds, "coins", 100, 50);
    const third = seats.find(({ seat }) => seat === 2);
    expect(third?.path).toBe("M100.0 20.0");
  });

  it("keeps the names at the ends of the lines apart", () => {
    const level = [{ round: 1, lines: { coins: [5, 5, 5] } }];
    const ends = chartScale(level, "coins", 100, 50).seats.map(({ end }) => end);
    expect(ends.slice(1).map((end, index) => end - (ends[index] ?? 0))).toEqual([15, 15]);
  });
});
