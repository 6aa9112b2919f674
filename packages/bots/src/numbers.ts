/** The entry of a list of numbers that has one for every index in use. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value;
}

/** The share of each in the victory if scores are only known roughly: the wider the spread, the more even the shares. */
export function shares(scores: readonly number[], spread: number): number[] {
  const highest = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - highest) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
