/** The work of one process, as a file. */
export interface Plan {
  readonly game: string;
  /** The number of the last mutant of the sources. */
  readonly lastId: number;
  readonly testFiles: readonly string[];
  /** The mutants to try, each with the test that killed it last. */
  readonly mutants: readonly { readonly id: number; readonly killer?: string }[];
  /** The processor time of tests in milliseconds, from earlier runs. */
  readonly durations: Readonly<Record<string, number>>;
  /** The processor time in milliseconds of the slowest tests to run. */
  readonly slowestTest: number;
}

/** Processor time up to which a test belongs to the first phase. */
export const MOST_NARROW_MILLISECONDS = 150;
/** The limit for a run with all tests. */
export const ALL_TESTS = Number.MAX_SAFE_INTEGER;

/** The fate of a mutant: no test visits it, all tests pass, or a test fails. */
export type Fate = "uncovered" | "survived" | "killed";

/** A line of the results that the process writes while it works. */
export type Progress =
  | { readonly kind: "start"; readonly id: number; readonly milliseconds: number }
  | { readonly kind: "result"; readonly id: number; readonly fate: Fate; readonly by?: string }
  | { readonly kind: "durations"; readonly durations: Readonly<Record<string, number>> }
  | { readonly kind: "broken"; readonly tests: readonly string[] };

export const PLAN_VARIABLE = "RONDEL_MUTANTS_PLAN";
export const RESULTS_VARIABLE = "RONDEL_MUTANTS_RESULTS";
