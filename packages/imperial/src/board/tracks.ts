import { POINTS_BY_TAX_FIELD } from "./uncertain.ts";

/** IM-2.11: markers are named by the tax of their field; the lowest field is 2 to 5, the highest 15 and more. */
export const LOWEST_TAX_FIELD = 5;
const HIGHEST_TAX_FIELD = 15;
/** IM-2.12 */
export const MOST_POWER_POINTS = 25;

export function taxField(tax: number): number {
  return Math.min(HIGHEST_TAX_FIELD, Math.max(LOWEST_TAX_FIELD, tax));
}

export function powerPointsOf(field: number): number {
  return POINTS_BY_TAX_FIELD[field - LOWEST_TAX_FIELD] as number;
}

/** IM-2.12: what the interest of a bond is multiplied by at the end. */
export function factorOf(points: number): number {
  return Math.floor(points / 5);
}
