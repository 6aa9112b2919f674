import { deviceStorage } from "../device/device-storage.ts";

const keyOf = (table: string) => `rondel.seen.${table}`;

/** Returns the last number of a table that this device has shown; 0 if none. */
export function readSeenNumber(table: string): number {
  return Number(deviceStorage().getItem(keyOf(table)) ?? 0);
}

/** Stores the number that is on the screen, unless the page is hidden. */
export function storeSeenNumber(table: string, number: number): void {
  if (number > 0 && document.visibilityState === "visible") deviceStorage().setItem(keyOf(table), String(number));
}
