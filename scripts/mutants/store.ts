import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { keyOf, type Mutant, ROOT } from "./mutants.ts";
import type { Fate } from "./plan.ts";

/** The stored result of a mutant, valid for one version of its file and of the tests. */
export interface StoredResult {
  readonly fate: Fate;
  readonly by?: string;
  readonly file: string;
  /** The version of the killing test, or for survivors of all tests. */
  readonly tests: string;
}

export interface Store {
  readonly results: Record<string, StoredResult>;
  durations: Record<string, number>;
}

const storeFile = (game: string): string => join(ROOT, "node_modules", ".cache", "rondel-mutants", `${game}.json`);

export function readStore(game: string): Store {
  const path = storeFile(game);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Store) : { results: {}, durations: {} };
}

export function writeStore(game: string, store: Store): void {
  const path = storeFile(game);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(store));
}

/**
 * A survivor that no test can or should kill. Without `mutated` it covers every mutation of the line, without `place` equal lines of
 * the function too.
 */
export interface Explanation {
  readonly file: string;
  readonly inside: string;
  readonly original: string;
  readonly mutated?: string;
  readonly place?: number;
  readonly reason: string;
}

export function readExplanations(game: string): Explanation[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "explained", `${game}.json`), "utf8")) as Explanation[];
}

export function explains(explanation: Explanation, mutant: Mutant): boolean {
  if ((explanation.place ?? mutant.place) !== mutant.place) return false;
  return mutant.key === keyOf({ ...explanation, mutated: explanation.mutated ?? mutant.mutated });
}
