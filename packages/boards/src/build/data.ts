import { readFileSync } from "node:fs";

/** Reads a hand-written data file of this package; the caller names its type. */
export function readData<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${file}`, import.meta.url), "utf8"));
}
