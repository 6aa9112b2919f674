import type { Standing } from "../games/game-screen.ts";

/** The width of a round number under the chart. */
const NUMBER_WIDTH = 22;
/** The least distance between two names at the ends of lines. */
const NAME_DISTANCE = 15;

/** Maps rounds and values to coordinates, and keeps the names at the ends of the lines apart. */
export function chartScale(rounds: readonly Standing[], line: string, width: number, height: number) {
  const values = rounds.flatMap(({ lines }) => lines[line] ?? []).filter((value) => value !== null);
  const step = niceStep(Math.max(...values, 1) - Math.min(...values, 0));
  const top = Math.ceil(Math.max(...values, 1) / step) * step;
  const bottom = Math.floor(Math.min(...values, 0) / step) * step;
  const x = (index: number) => (width * index) / Math.max(1, rounds.length - 1);
  const y = (value: number) => height - (height * (value - bottom)) / (top - bottom);
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step);
  const players = rounds[0]?.lines[line]?.length ?? 0;
  const seats = Array.from({ length: players }, (_, seat) => {
    const points = rounds.flatMap(({ lines }, index) => {
      const value = lines[line]?.[seat];
      return value === null || value === undefined ? [] : [[x(index), y(value)] as const];
    });
    const path = points
      .map(([px, py], index) => `${index === 0 ? "M" : "L"}${px.toFixed(1)} ${py.toFixed(1)}`)
      .join("");
    return { seat, path, end: points.at(-1)?.[1] ?? height };
  });
  return { x, y, ticks, roundLabels: roundLabels(rounds, width), seats: keepApart(seats, NAME_DISTANCE) };
}

/** The rounds whose numbers fit under the chart, with their indices. */
function roundLabels(rounds: readonly Standing[], width: number) {
  const stride = Math.ceil((NUMBER_WIDTH * (rounds.length - 1)) / width);
  return rounds.map(({ round }, index) => ({ round, index })).filter(({ index }) => index % Math.max(1, stride) === 0);
}

/** A step of 1, 2, 5 or 10 times a power of ten that divides the range into about four parts. */
function niceStep(range: number): number {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power;
}

/** Moves the ends of lines apart, so that their names do not overlap; none below `lowest`, if there is room. */
export function keepApart<Line extends { readonly end: number }>(
  lines: readonly Line[],
  distance: number,
  lowest = Number.POSITIVE_INFINITY,
): Line[] {
  let last = Number.NEGATIVE_INFINITY;
  const below = lines
    .toSorted((one, other) => one.end - other.end)
    .map((line) => {
      last = Math.max(line.end, last + distance);
      return { ...line, end: last };
    });
  let next = lowest + distance;
  return below
    .toReversed()
    .map((line) => {
      next = Math.min(line.end, next - distance);
      return { ...line, end: next };
    })
    .toReversed();
}
