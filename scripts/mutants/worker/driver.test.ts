import { appendFileSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { test } from "vitest";
import { MOST_NARROW_MILLISECONDS, PLAN_VARIABLE, type Plan, type Progress, RESULTS_VARIABLE } from "../plan.ts";
import { Trials } from "./trials.ts";

test("mutants", { timeout: 2 ** 31 - 1 }, async () => {
  const plan = JSON.parse(readFileSync(process.env[PLAN_VARIABLE] ?? "", "utf8")) as Plan;
  const report = (progress: Progress): void =>
    appendFileSync(process.env[RESULTS_VARIABLE] ?? "", `${JSON.stringify(progress)}\n`);
  // Nobody reads where an expectation failed, and finding out takes most of the time of a failure.
  Error.stackTraceLimit = 0;
  // The same samples in every run, so that the survivors are the same too.
  fc.configureGlobal({ seed: 1 });
  const trials = new Trials(plan, report);
  const broken = await trials.prepare();
  if (broken.length > 0) return report({ kind: "broken", tests: broken });
  const isQuick = plan.slowestTest <= MOST_NARROW_MILLISECONDS;
  const rest: (typeof plan.mutants)[number][] = [];
  for (const mutant of plan.mutants) {
    const outcome = await trials.try(mutant.id, false, mutant.killer);
    if (outcome.fate === "killed" || isQuick) report({ kind: "result", id: mutant.id, ...outcome });
    else rest.push(mutant);
  }
  if (rest.length === 0) return;
  const brokenSlow = await trials.prepareSlow();
  if (brokenSlow.length > 0) return report({ kind: "broken", tests: brokenSlow });
  for (const { id, killer } of rest) report({ kind: "result", id, ...(await trials.try(id, true, killer)) });
});
