import { vi } from "vitest";
import { type Fate, MOST_NARROW_MILLISECONDS, type Plan, type Progress } from "../plan.ts";
import { load, loadFile, type MeasuredTest, measure, passes, visitedIn } from "./suite.ts";
import { createSwitch, type MutantSwitch } from "./switch.ts";

const OFF = 0;

export interface Outcome {
  readonly fate: Fate;
  readonly by?: string;
}

/** Runs tests against mutants in one process: sources and tests are loaded once unless a mutant acts while they load. */
export class Trials {
  readonly #plan: Plan;
  readonly #report: (progress: Progress) => void;
  readonly #mutants: MutantSwitch;
  #tests: MeasuredTest[] = [];
  /** Mutants visited while the sources load. */
  #loading: ReadonlySet<number> = new Set();
  /** Tests that fail alone because they sum up the tests before them. */
  readonly #dependent = new Set<string>();
  readonly #recentKillers: string[] = [];

  constructor(plan: Plan, report: (progress: Progress) => void) {
    this.#plan = plan;
    this.#report = report;
    this.#mutants = createSwitch(plan.lastId);
    globalThis.rondelMutants = this.#mutants;
  }

  /** Loads the tests and runs those without a mutant whose cost is unknown or small; returns the tests that fail. */
  async prepare(): Promise<string[]> {
    const tests = await load(this.#plan.testFiles);
    this.#loading = visitedIn(this.#mutants);
    this.#tests = tests.map((test) => {
      const title = `${test.file} > ${test.name}`;
      return { ...test, title, milliseconds: this.#plan.durations[title] ?? 0, visited: undefined };
    });
    const broken: string[] = [];
    for (const test of this.#tests.filter(isNarrow)) {
      if (await measure(test, this.#mutants)) continue;
      if (this.#sumsUpSlowTests(test)) this.#postpone(test);
      else broken.push(test.title);
    }
    this.#reportDurations();
    return broken;
  }

  #sumsUpSlowTests({ file }: MeasuredTest): boolean {
    return this.#tests.some((other) => other.file === file && other.visited === undefined && !isNarrow(other));
  }

  #postpone(test: MeasuredTest): void {
    test.visited = undefined;
    test.milliseconds = MOST_NARROW_MILLISECONDS + 1;
  }

  /** Measures the slow tests; returns those that fail. */
  async prepareSlow(): Promise<string[]> {
    const broken: string[] = [];
    for (const test of this.#tests) {
      if (test.visited !== undefined || test.milliseconds > this.#plan.slowestTest) continue;
      if (await measure(test, this.#mutants)) continue;
      if (await this.#passesAfterItsFile(test)) this.#dependent.add(test.title);
      else broken.push(test.title);
    }
    this.#reportDurations();
    return broken;
  }

  /** Whether a test passes after the tests before it in its file, whose effects a reload of the sources has removed. */
  async #passesAfterItsFile(test: MeasuredTest): Promise<boolean> {
    for (const other of this.#tests.slice(0, this.#tests.indexOf(test))) {
      if (other.file === test.file) await passes(other);
    }
    return passes(test);
  }

  #reportDurations(): void {
    const durations = Object.fromEntries(this.#tests.map((test) => [test.title, Math.round(test.milliseconds)]));
    this.#report({ kind: "durations", durations });
  }

  /** Runs the tests of one phase that visit a mutant, the likely killers first. */
  async try(id: number, isSlow: boolean, killer: string | undefined): Promise<Outcome> {
    const visitors = this.#tests.filter(
      (test) => isNarrow(test) !== isSlow && test.visited?.has(id) && !this.#dependent.has(test.title),
    );
    const likely = (test: MeasuredTest): number =>
      test.title === killer ? -1 : this.#recentKillers.indexOf(test.title) >= 0 ? 0 : 1;
    visitors.sort((one, other) => likely(one) - likely(other) || one.milliseconds - other.milliseconds);
    let isVisited = false;
    for (const test of visitors) {
      this.#mutants.visits[id] = 0;
      const isPassed = await this.#passesWith(id, test);
      isVisited ||= (this.#mutants.visits[id] ?? 0) > 0;
      if (isPassed) continue;
      if (await passes(test)) return this.#killed(test);
      // The mutant spoiled something that outlives a test, or the test needs the tests before it.
      await this.#reload();
      if (!(await passes(this.#again(test)))) this.#dependent.add(test.title);
      return this.#tryLoading(id, isSlow);
    }
    if (this.#loading.has(id) || (visitors.length > 0 && !isVisited)) return this.#tryLoading(id, isSlow);
    return { fate: visitors.length > 0 ? "survived" : "uncovered" };
  }

  #killed(test: MeasuredTest): Outcome {
    const place = this.#recentKillers.indexOf(test.title);
    if (place >= 0) this.#recentKillers.splice(place, 1);
    this.#recentKillers.unshift(test.title);
    this.#recentKillers.length = Math.min(this.#recentKillers.length, 8);
    return { fate: "killed", by: test.title };
  }

  async #passesWith(id: number, test: MeasuredTest): Promise<boolean> {
    const milliseconds = 2000 + 20 * test.milliseconds;
    this.#report({ kind: "start", id, milliseconds: 10 * milliseconds });
    this.#mutants.turn(id, milliseconds);
    const isPassed = await passes(this.#again(test));
    const isExpired = this.#mutants.isExpired();
    this.#mutants.turn(OFF, 0);
    return isPassed && !isExpired;
  }

  /** The test as loaded last. */
  #again(test: MeasuredTest): MeasuredTest {
    return this.#tests.find(({ title }) => title === test.title) ?? test;
  }

  async #reload(): Promise<void> {
    const tests = await load(this.#plan.testFiles);
    this.#tests = this.#tests.map((test, place) => ({ ...test, ...tests[place] }));
  }

  /**
   * Loads the sources with the mutant on and runs the test files of the phase one after another, the quickest first. The tests that
   * were loaded before keep their own sources, without the mutant.
   */
  async #tryLoading(id: number, isSlow: boolean): Promise<Outcome> {
    vi.resetModules();
    let outcome: Outcome = { fate: "survived" };
    for (const known of this.#testsByFile(isSlow)) {
      outcome = await this.#tryFile(id, known);
      if (outcome.fate === "killed") break;
    }
    this.#mutants.turn(OFF, 0);
    vi.resetModules();
    return outcome;
  }

  /** Loads a test file with the mutant on and runs its tests. */
  async #tryFile(id: number, known: readonly MeasuredTest[]): Promise<Outcome> {
    this.#report({ kind: "start", id, milliseconds: 120_000 });
    this.#mutants.turn(id, 60_000);
    try {
      const tests = await loadFile(known[0]?.file ?? "");
      for (const [place, { title, milliseconds }] of known.entries()) {
        const test = tests[place];
        if (!test || milliseconds > this.#plan.slowestTest) continue;
        this.#report({ kind: "start", id, milliseconds: 60_000 + 100 * milliseconds });
        this.#mutants.turn(id, 20_000 + 20 * milliseconds);
        if (!(await passes(test)) || this.#mutants.isExpired()) return { fate: "killed", by: title };
      }
    } catch {
      return { fate: "killed", by: "loading" };
    }
    return { fate: "survived" };
  }

  /** The tests of the files that are quick as a whole, or of the others, by file. */
  #testsByFile(isSlow: boolean): MeasuredTest[][] {
    const files = Map.groupBy(this.#tests, ({ file }) => file);
    const cost = (tests: readonly MeasuredTest[]): number => tests.reduce((sum, test) => sum + test.milliseconds, 0);
    return [...files.values()]
      .filter((tests) => tests.every(isNarrow) !== isSlow)
      .sort((one, other) => cost(one) - cost(other));
  }
}

const isNarrow = ({ milliseconds }: { readonly milliseconds: number }): boolean =>
  milliseconds <= MOST_NARROW_MILLISECONDS;
