import type { Mutant, SourceFile } from "./mutants.ts";
import { mutantsOfRules, rulesOfMutants } from "./rules.ts";
import type { StoredResult } from "./store.ts";

/** A mutant with its result; undefined if it was not tried, with a reason if it is explained. */
export interface Judged extends Mutant {
  readonly result: StoredResult | undefined;
  readonly reason: string | undefined;
  /** Whether the mutant does not compile, so that it was not tried. */
  readonly isRejected: boolean;
}

export interface Survivor extends Pick<Judged, "file" | "line" | "inside" | "original" | "mutated" | "place"> {
  readonly rules: readonly string[];
  readonly fate: "survived" | "uncovered";
}

/** Survivors that compile and have no reason. */
export function unexplained(judged: readonly Judged[], files: readonly SourceFile[]): Survivor[] {
  const rules = rulesOfMutants(files);
  return judged.flatMap(({ result, reason, isRejected, id, file, line, inside, original, mutated, place }) =>
    result === undefined || result.fate === "killed" || reason !== undefined || isRejected
      ? []
      : [{ file, line, inside, original, mutated, place, rules: rules.get(id) ?? [], fate: result.fate }],
  );
}

export function printCounts(judged: readonly Judged[]): void {
  const files = Map.groupBy(judged, ({ file }) => file);
  const row = (name: string, mutants: readonly Judged[]): string => {
    const count = (accept: (mutant: Judged) => boolean): string => String(mutants.filter(accept).length).padStart(10);
    const isOpen = (fate: string) => (mutant: Judged) =>
      mutant.result?.fate === fate && mutant.reason === undefined && !mutant.isRejected;
    return [
      count(({ result }) => result?.fate === "killed"),
      count(isOpen("survived")),
      count(isOpen("uncovered")),
      count(({ result, reason }) => reason !== undefined && result?.fate !== "killed"),
      count(({ isRejected }) => isRejected),
      count(({ result, reason, isRejected }) => result === undefined && reason === undefined && !isRejected),
      `  ${name}`,
    ].join("");
  };
  console.log("    killed  survived uncovered explained   no-type   untried  file");
  for (const [file, mutants] of files) console.log(row(file, mutants));
  console.log(row("all", judged));
}

export function printSurvivors(survivors: readonly Survivor[]): void {
  for (const { file, line, inside, original, mutated, rules, fate } of survivors) {
    const missing = fate === "uncovered" ? ", no test comes here" : "";
    console.log(`\n${file}:${line} in ${inside || "the file"} (${rules.join(", ") || "no rule id"}${missing})`);
    console.log(`  - ${original}\n  + ${mutated}`);
  }
}

/** Prints for each rule id whether a test fails if code that carries it is broken. */
export function printRules(files: readonly SourceFile[], judged: readonly Judged[]): void {
  const killed = new Set(judged.filter(({ result }) => result?.fate === "killed").map(({ id }) => id));
  const rules = new Map<string, { mutants: number; killed: number }>();
  for (const file of files) {
    for (const [rule, mutants] of mutantsOfRules(file)) {
      const known = rules.get(rule) ?? { mutants: 0, killed: 0 };
      const dead = [...mutants].filter(({ id }) => killed.has(id)).length;
      rules.set(rule, { mutants: known.mutants + mutants.size, killed: known.killed + dead });
    }
  }
  const named = [...rules].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  const list = (accept: (count: { mutants: number; killed: number }) => boolean): string[] =>
    named.filter(([, count]) => accept(count)).map(([rule]) => rule);
  console.log(`\nRules whose code a test protects: ${list((count) => count.killed > 0).length} of ${named.length}`);
  console.log(`  protected: ${list((count) => count.killed > 0).join(" ")}`);
  console.log(
    `  no mutant of their code is killed: ${list((count) => count.mutants > 0 && count.killed === 0).join(" ")}`,
  );
  console.log(`  their code has no mutant: ${list((count) => count.mutants === 0).join(" ")}`);
}
