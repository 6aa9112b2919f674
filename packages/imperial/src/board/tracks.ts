import { POINTS_BY_TAX_FIELD } from "./uncertain.ts";

/** IM-2.11: the tax of the lowest field, which stands for 2 to 5, and of the highest, which stands for 15 and more. */
export const LOWEST_TAX_FIELD = 5;
export const HIGHEST_TAX_FIELD = 15;
/** IM-2.12 */
export const MOST_POWER_POINTS = 25;

/** The field of the tax track on which the marker stands for a tax. */
export function taxField(tax: number): number {
  return Math.min(HIGHEST_TAX_FIELD, Math.max(LOWEST_TAX_FIELD, tax));
}

export function powerPointsOf(field: number): number {
  return POINTS_BY_TAX_FIELD[field - LOWEST_TAX_FIELD] as number;
}

/** IM-2.12: the factor by which the interest of a bond is multiplied in the final score. */
export function factorOf(points: number): number {
  return Math.floor(points / 5);
}
