import type { Grid } from "../grid.ts";
import { cellAt, OUTSIDE } from "../grid.ts";

/** The principal axis of a shape and how many times longer the shape is along it than across. */
interface Axes {
  readonly angle: number;
  readonly slimness: number;
  readonly area: number;
}

/** Finds the axes of each painted shape from its moments. */
export function axesOf(grid: Grid, shapes: number): readonly Axes[] {
  const sums = Array.from({ length: shapes }, () => ({ n: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 }));
  for (let i = 0; i < grid.cells.length; i++) {
    const label = cellAt(grid, i);
    const sum = label === OUTSIDE ? undefined : sums[label];
    if (!sum) continue;
    const x = i % grid.width;
    const y = Math.floor(i / grid.width);
    sum.n++;
    sum.x += x;
    sum.y += y;
    sum.xx += x * x;
    sum.xy += x * y;
    sum.yy += y * y;
  }
  return sums.map(({ n, x, y, xx, xy, yy }) => {
    const varianceX = xx / n - (x / n) ** 2;
    const varianceY = yy / n - (y / n) ** 2;
    const covariance = xy / n - (x / n) * (y / n);
    const mean = (varianceX + varianceY) / 2;
    const spread = Math.hypot((varianceX - varianceY) / 2, covariance);
    return {
      angle: 0.5 * Math.atan2(2 * covariance, varianceX - varianceY),
      slimness: Math.sqrt((mean + spread) / (mean - spread)),
      area: n / grid.cellsPerPx ** 2,
    };
  });
}

/** The matrix that makes a shape less slim by a share between 0 and 1, without changing its area. */
export function roundingMatrix({ angle, slimness }: Axes, share: number): readonly [number, number, number, number] {
  const target = 1 + (slimness - 1) * (1 - share);
  const squeeze = Math.sqrt(slimness / target);
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const along = 1 / squeeze;
  const mixed = (along - squeeze) * cosine * sine;
  return [
    along * cosine * cosine + squeeze * sine * sine,
    mixed,
    mixed,
    along * sine * sine + squeeze * cosine * cosine,
  ];
}
