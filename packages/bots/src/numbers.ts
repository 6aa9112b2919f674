import type { Random } from "@rondel/engine";

/** The number at an index that is known to exist. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value;
}

/** The softmax of the sums: the expected share of each seat in the victory. */
export function shares(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const weights = sums.map((sum) => Math.exp(sum - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

const GRAINS = 4096;

/** Draws a number from 0 to 1, without 1. */
export function drawFraction(random: Random, label: string): number {
  return random.draw(label, GRAINS) / GRAINS;
}
