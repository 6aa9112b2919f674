import { join } from "node:path";
import { vi } from "vitest";
import { ROOT } from "../mutants.ts";
import type { CollectedTest } from "./collect.ts";
import type { MutantSwitch } from "./switch.ts";

/** A test with its cost and the mutants that it visits. */
export interface MeasuredTest extends CollectedTest {
  readonly title: string;
  milliseconds: number;
  /** Visited mutants; undefined until the test ran without a mutant. */
  visited: ReadonlySet<number> | undefined;
}

/** Loads test files and their sources again. The tests keep their places. */
export async function load(files: readonly string[]): Promise<CollectedTest[]> {
  vi.resetModules();
  const tests: CollectedTest[] = [];
  for (const file of files) tests.push(...(await loadFile(file)));
  return tests;
}

/** Loads one test file together with those of its sources that are not loaded yet. */
export async function loadFile(file: string): Promise<readonly CollectedTest[]> {
  globalThis.rondelTests = { file, suites: [], tests: [] };
  await import(join(ROOT, file));
  return globalThis.rondelTests.tests;
}

/** Runs a test; whether it passes. */
export async function passes({ run }: CollectedTest): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}

/** Runs a test without a mutant and notes its cost and its visits; whether it passes. */
export async function measure(test: MeasuredTest, mutants: MutantSwitch): Promise<boolean> {
  mutants.visits.fill(0);
  const before = process.cpuUsage();
  const isPassed = await passes(test);
  const { user, system } = process.cpuUsage(before);
  test.milliseconds = (user + system) / 1000;
  test.visited = visitedIn(mutants);
  return isPassed;
}

/** The mutants visited since the counts were cleared. */
export function visitedIn({ visits }: MutantSwitch): ReadonlySet<number> {
  const visited = new Set<number>();
  visits.forEach((count, id) => {
    if (count > 0) visited.add(id);
  });
  return visited;
}
