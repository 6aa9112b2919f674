import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./mutants.ts";
import { PLAN_VARIABLE, type Plan, type Progress, RESULTS_VARIABLE } from "./plan.ts";

/** Time without progress before any mutant is tried: loading and measuring all tests. */
const PREPARATION_MILLISECONDS = 15 * 60_000;
const LOOK_MILLISECONDS = 2000;

/**
 * Tries the mutants of a plan in one process and passes its progress on. A mutant that ends or blocks the process is killed.
 * Returns whether all mutants were tried.
 */
export async function runPlan(plan: Plan, onProgress: (entries: readonly Progress[]) => void): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "rondel-mutants-"));
  const results = join(folder, "results");
  writeFileSync(join(folder, "plan.json"), JSON.stringify(plan));
  const child = spawn(
    process.execPath,
    [
      join(ROOT, "node_modules", "vitest", "vitest.mjs"),
      "run",
      "--config",
      join(import.meta.dirname, "vitest.config.ts"),
    ],
    {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, [PLAN_VARIABLE]: join(folder, "plan.json"), [RESULTS_VARIABLE]: results },
    },
  );
  let seen = 0;
  const readOn = (): Progress | undefined => {
    const progress = readProgress(results);
    onProgress(progress.slice(seen));
    seen = progress.length;
    return progress.at(-1);
  };
  const code = await watch(child, readOn);
  const last = readOn();
  rmSync(folder, { recursive: true });
  if (code === 0) return true;
  if (last?.kind !== "start") throw new Error(`The tests could not run (exit code ${code}).`);
  onProgress([{ kind: "result", id: last.id, fate: "killed", by: "time or memory" }]);
  return false;
}

/** Waits for the end of the process, or ends it if it makes no progress in time. */
async function watch(child: ChildProcess, readLast: () => Progress | undefined): Promise<number> {
  let before: Progress | undefined;
  let since = Date.now();
  const timer = setInterval(() => {
    const last = readLast();
    if (JSON.stringify(last) !== JSON.stringify(before)) since = Date.now();
    before = last;
    const limit = last?.kind === "start" ? last.milliseconds : PREPARATION_MILLISECONDS;
    if (Date.now() - since > limit) child.kill("SIGKILL");
  }, LOOK_MILLISECONDS);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(timer);
      resolve(code ?? 1);
    });
  });
}

function readProgress(path: string): Progress[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Progress);
}
