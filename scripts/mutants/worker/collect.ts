// Stands in for "vitest" in the test files of the rules packages: collects their tests instead of running them.
import { expect, expectTypeOf } from "vitest";

/** A test of the rules packages. */
export interface CollectedTest {
  readonly file: string;
  readonly name: string;
  readonly run: () => unknown;
}

export interface Collector {
  file: string;
  readonly suites: string[];
  readonly tests: CollectedTest[];
}

type Body = (...values: unknown[]) => unknown;
type Details = Body | number | { readonly timeout?: number } | undefined;

function collect(name: string, one: Details, other: Details, values: readonly unknown[]): void {
  const body = [one, other].find((value): value is Body => typeof value === "function");
  if (!body) throw new Error(`the test "${name}" has no body`);
  const { file, suites, tests } = globalThis.rondelTests;
  tests.push({ file, name: [...suites, name].join(" "), run: () => body(...values) });
}

function each<T>(rows: readonly T[]): (name: string, one: Details, other?: Details) => void {
  return (name, one, other) => {
    for (const [place, row] of rows.entries())
      collect(`${name} [${place}]`, one, other, Array.isArray(row) ? row : [row]);
  };
}

const test = Object.assign((name: string, one: Details, other?: Details): void => collect(name, one, other, []), {
  each,
});

export function describe(name: string, body: () => void): void {
  globalThis.rondelTests.suites.push(name);
  body();
  globalThis.rondelTests.suites.pop();
}

/** Sums after all tests are only printed. */
export function afterAll(): void {}

export { expect, expectTypeOf, test, test as it };
