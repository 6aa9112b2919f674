/** Two standard errors: about 95% of a normal distribution. */
const ERRORS = 2;

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Half the width of the interval around the mean of some values. */
export function noiseOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return ERRORS * Math.sqrt(squares / (values.length - 1) / values.length);
}

/** The mean of each column. */
export function columnMeans(rows: readonly (readonly number[])[]): number[] {
  return columns(rows).map(meanOf);
}

export function columns(rows: readonly (readonly number[])[]): number[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
}
