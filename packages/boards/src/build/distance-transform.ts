/** Computes the square root of the lower envelope of parabolas over squared distances, first by columns, then by rows. */
export function distancesFrom(squares: Float64Array, width: number, height: number): Float64Array {
  for (let x = 0; x < width; x++) transform(squares, x, width, height);
  for (let y = 0; y < height; y++) transform(squares, y * width, 1, width);
  for (let i = 0; i < squares.length; i++) squares[i] = Math.sqrt(squares[i] ?? 0);
  return squares;
}

/** The squared distance of a cell that no source has reached yet. */
export const FAR = 1e9;

/** Replaces one row or column by the lower envelope of the parabolas over its values (Felzenszwalb–Huttenlocher). */
function transform(values: Float64Array, start: number, step: number, count: number): void {
  const source = Float64Array.from({ length: count }, (_, i) => values[start + i * step] ?? 0);
  const feet = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  const value = (i: number): number => source[i] ?? 0;
  let last = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  for (let i = 1; i < count; i++) {
    let crossing = 0;
    for (;;) {
      const foot = feet[last] ?? 0;
      crossing = (value(i) + i * i - (value(foot) + foot * foot)) / (2 * i - 2 * foot);
      if (crossing > (bounds[last] ?? 0)) break;
      last--;
    }
    last++;
    feet[last] = i;
    bounds[last] = crossing;
    bounds[last + 1] = Infinity;
  }
  let parabola = 0;
  for (let i = 0; i < count; i++) {
    while ((bounds[parabola + 1] ?? 0) < i) parabola++;
    const foot = feet[parabola] ?? 0;
    values[start + i * step] = (i - foot) ** 2 + value(foot);
  }
}
