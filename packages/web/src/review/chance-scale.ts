import type { Moment } from "@rondel/bots/review-types";
import { keepApart } from "../results/chart-scale.ts";

/** The least distance between two names at the ends of lines, and the width of a round number. */
const NAME_DISTANCE = 15;
const NUMBER_WIDTH = 24;

/** Maps moments and chances to coordinates. */
export function chanceScale(moments: readonly Moment[], width: number, height: number) {
  const x = (index: number) => (width * index) / Math.max(1, moments.length - 1);
  const y = (chance: number) => height * (1 - Math.min(1, Math.max(0, chance)));
  const seats = (moments[0]?.chances ?? []).map((_, seat) => {
    const points = moments.map(({ chances }, index) => point(x(index), y(chances[seat] ?? 0)));
    return { seat, path: `M${points.join("L")}`, end: y(moments.at(-1)?.chances[seat] ?? 0) };
  });
  /** The band between the lower and the upper end of each interval. */
  const band = (seat: number): string => {
    const edge = (sign: number) =>
      moments.map(({ chances, noise }, index) => point(x(index), y((chances[seat] ?? 0) + sign * (noise[seat] ?? 0))));
    return `M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`;
  };
  return {
    x,
    y,
    band,
    seats: keepApart(seats, NAME_DISTANCE, height + NAME_DISTANCE),
    rounds: roundLabels(moments, x),
  };
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Where rounds begin, as far as their numbers fit. */
function roundLabels(moments: readonly Moment[], x: (index: number) => number) {
  let last = Number.NEGATIVE_INFINITY;
  return moments.flatMap(({ round }, index) => {
    if (round === moments[index - 1]?.round || x(index) - last < NUMBER_WIDTH) return [];
    last = x(index);
    return [{ round, x: last }];
  });
}

/** The last moment of each round. */
export function roundEndsOf(moments: readonly Moment[]): Moment[] {
  return moments.filter(({ round }, index) => moments[index + 1]?.round !== round);
}
