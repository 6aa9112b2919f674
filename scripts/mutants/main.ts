// Breaks the rules packages in many small ways and lists the changes that no test notices.
import { readFlags } from "../flags.ts";
import { type Mutant, readSources, type SourceFile } from "./mutants.ts";
import { ALL_TESTS, type Fate, MOST_NARROW_MILLISECONDS, type Plan, type Progress } from "./plan.ts";
import { type Judged, printCounts, printRules, printSurvivors, unexplained } from "./report.ts";
import { runPlan } from "./run.ts";
import { type Explanation, explains, readExplanations, readStore, type Store, writeStore } from "./store.ts";
import { readTests, type Tests } from "./tests.ts";
import { rejectedByTypes } from "./types.ts";

const USAGE = `npm run mutants -- [options]
  --game imperial|imperunde  one game (default: both)
  --file PATH                only files whose path contains this; can be repeated
  --lines A-B                only these lines
  --quick                    leave out the slow tests: golden matches, conformance, second models
  --slowest MILLISECONDS     leave out tests that need more processor time than this
  --open                     only mutants that were never killed; trust outdated results of the others
  --all                      try explained survivors too
  --fresh                    ignore stored results
  --json                     print the unexplained survivors as JSON`;

const chosen = readFlags(USAGE, {
  game: { type: "string" },
  file: { type: "string", multiple: true },
  lines: { type: "string" },
  quick: { type: "boolean", default: false },
  slowest: { type: "string" },
  open: { type: "boolean", default: false },
  all: { type: "boolean", default: false },
  fresh: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
});

/** The processor time of the slowest tests to run; whether that leaves out any. */
const slowestTest = chosen.quick ? MOST_NARROW_MILLISECONDS : Number(chosen.slowest ?? ALL_TESTS);
const isComplete = slowestTest === ALL_TESTS;

/** Everything about one game. */
class Run {
  readonly game: string;
  readonly files: readonly SourceFile[];
  readonly explanations: readonly Explanation[];
  readonly #tests: Tests;
  readonly #store: Store;
  /** Survivors of a part of the tests, which are not stored. */
  readonly #passingResults: Store["results"] = {};
  /** Mutants that do not compile, among those without a valid result. */
  #rejected: ReadonlySet<number> = new Set();
  readonly #storedKeys: ReadonlyMap<number, string>;
  readonly #hashes: ReadonlyMap<string, string>;

  constructor(game: string) {
    this.game = game;
    this.files = readSources(game);
    this.explanations = readExplanations(game);
    this.#tests = readTests(game);
    this.#store = readStore(game);
    this.#storedKeys = new Map(this.mutants.map(({ id, key, place }) => [id, `${key}\n${place}`]));
    this.#hashes = new Map(this.files.map(({ path, hash }) => [path, hash]));
  }

  get mutants(): Mutant[] {
    return this.files.flatMap(({ mutants }) => mutants);
  }

  /** Tries the chosen mutants whose results are unknown or out of date; false if tests fail without a mutant. */
  async try(mutants: readonly Mutant[]): Promise<boolean> {
    let open = mutants.filter((mutant) => chosen.fresh || this.resultOf(mutant) === undefined);
    if (!chosen.all) open = open.filter((mutant) => this.#reasonOf(mutant) === undefined);
    this.#rejected = rejectedByTypes(open, this.files);
    open = open.filter(({ id }) => !this.#rejected.has(id));
    let isBroken = false;
    const onProgress = (entries: readonly Progress[]): void => {
      for (const entry of entries) {
        if (entry.kind === "broken") console.error(`These tests fail without a mutant:\n  ${entry.tests.join("\n  ")}`);
        isBroken ||= entry.kind === "broken";
        if (entry.kind === "durations") Object.assign(this.#store.durations, entry.durations);
        if (entry.kind === "result") this.#keep(entry.id, entry.fate, entry.by);
      }
      if (entries.length > 0) writeStore(this.game, this.#store);
      const done = new Set(entries.flatMap((entry) => (entry.kind === "result" ? [entry.id] : [])));
      open = open.filter(({ id }) => !done.has(id));
    };
    while (open.length > 0 && !isBroken) {
      console.error(`${this.game}: ${open.length} mutants to try`);
      await runPlan(this.#planFor(open), onProgress);
    }
    return !isBroken;
  }

  #planFor(open: readonly Mutant[]): Plan {
    const killer = (mutant: Mutant) => this.#store.results[this.#storedKeys.get(mutant.id) ?? ""]?.by;
    return {
      game: this.game,
      lastId: this.mutants.length,
      testFiles: this.#tests.files,
      mutants: open.map((mutant) => ({ id: mutant.id, ...named(killer(mutant)) })),
      durations: this.#store.durations,
      slowestTest,
    };
  }

  #keep(id: number, fate: Fate, by?: string): void {
    const key = this.#storedKeys.get(id) ?? "";
    const file = this.#hashes.get(key.split("\n")[0] ?? "") ?? "";
    const results = isComplete || fate === "killed" ? this.#store.results : this.#passingResults;
    results[key] = { fate, file, tests: this.#testsOf(by), ...(by === undefined ? {} : { by }) };
  }

  /** The version of the tests on which a result depends. */
  #testsOf(killer: string | undefined): string {
    return (killer && this.#tests.versionOf(killer)) ?? this.#tests.all;
  }

  resultOf(mutant: Mutant): Judged["result"] {
    const key = this.#storedKeys.get(mutant.id) ?? "";
    const result = this.#passingResults[key] ?? this.#store.results[key];
    const isCurrent = result?.file === this.#hashes.get(mutant.file) && result?.tests === this.#testsOf(result?.by);
    return isCurrent ? result : undefined;
  }

  /** Whether a test killed the mutant in any version of its file and tests. */
  wasKilled(mutant: Mutant): boolean {
    return this.#store.results[this.#storedKeys.get(mutant.id) ?? ""]?.fate === "killed";
  }

  #reasonOf(mutant: Mutant): string | undefined {
    return this.explanations.find((explanation) => explains(explanation, mutant))?.reason;
  }

  judge(mutants: readonly Mutant[]): Judged[] {
    return mutants.map((mutant) => {
      const isRejected = this.#rejected.has(mutant.id);
      return { ...mutant, result: this.resultOf(mutant), reason: this.#reasonOf(mutant), isRejected };
    });
  }
}

const named = (killer: string | undefined) => (killer === undefined ? {} : { killer });

function isChosen({ file, line }: Mutant): boolean {
  const [from, to] = (chosen.lines ?? "1-999999").split("-").map(Number);
  const isInFile = chosen.file === undefined || chosen.file.some((part) => file.includes(part));
  return isInFile && line >= (from ?? 1) && line <= (to ?? from ?? 1);
}

/** Runs one game; whether all its chosen mutants are killed or explained. */
async function runGame(game: string): Promise<boolean> {
  const run = new Run(game);
  const mutants = run.mutants.filter((mutant) => isChosen(mutant) && !(chosen.open && run.wasKilled(mutant)));
  if (mutants.length === 0) return true;
  if (!(await run.try(mutants))) return false;
  const judged = run.judge(mutants);
  const survivors = unexplained(judged, run.files);
  if (chosen.json) console.log(JSON.stringify(survivors, undefined, 2));
  else {
    printCounts(judged);
    printSurvivors(survivors);
    if (chosen.file === undefined && chosen.lines === undefined) printRules(run.files, judged);
  }
  const unused = run.explanations.filter((explanation) => !run.mutants.some((mutant) => explains(explanation, mutant)));
  for (const { file, original } of unused)
    console.error(`Explained, but not in the source any more: ${file}: ${original}`);
  return survivors.length === 0 && unused.length === 0;
}

let isGood = true;
for (const game of chosen.game === undefined ? ["imperial", "imperunde"] : [chosen.game]) {
  isGood = (await runGame(game)) && isGood;
}
process.exitCode = isGood ? 0 : 1;
