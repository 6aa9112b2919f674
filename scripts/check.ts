// Runs everything that must hold before a change lands. The last line counts; the exit code is 1 after a failure and 2 if
// all checks passed but the browser tests could not run. With the parameter "quick" it leaves out what takes long.
import { execFile, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { delimiter, join } from "node:path";
import { SLOW_TESTS } from "../vitest.config.ts";
import { findWholeChromium, installChromium, missingChromium } from "./chromium.ts";

const root = join(import.meta.dirname, "..");
const installed = (...path: readonly string[]) => join(root, "node_modules", ...path);
const isQuick = process.argv[2] === "quick";
if (!isQuick && !findWholeChromium()) installChromium();
const hasBrowser = !isQuick && findWholeChromium() !== undefined;
const environment = {
  ...process.env,
  PATH: [installed(".bin"), process.env.PATH].join(delimiter),
  FORCE_COLOR: "0",
  RONDEL_QUICK: isQuick ? "1" : "",
};

// One thread: several would check shared types several times, and the tests need the other cores.
const tsc = [installed("typescript", "bin", "tsc"), "--singleThreaded"];
const checks: readonly (readonly [string, readonly string[]])[] = [
  ["types", tsc],
  ["types of the rules, without Node or a page", [...tsc, "-p", "tsconfig.rules.json"]],
  ...pagePackages().map((name) => [`types of ${name}`, [...tsc, "-p", join("packages", name)]] as const),
  [
    "format, lint and dependencies",
    [installed("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", "."],
  ],
  ...(isQuick ? [] : [["dead code", [installed("knip", "bin", "knip.js"), "--no-config-hints"]] as const]),
];
const count = { passed: 0, failed: 0 };

const resultFile = installed(".test-results.json");
rmSync(resultFile, { force: true });
const [code] = await Promise.all([runTests(), runChecks()]);
const tests = JSON.parse(readFileSync(resultFile, "utf8")) as { numPassedTests: number; numFailedTests: number };
count.passed += tests.numPassedTests;
count.failed += tests.numFailedTests + (code !== 0 && tests.numFailedTests === 0 ? 1 : 0);

const isMissingBrowser = !isQuick && !hasBrowser;
if (isMissingBrowser) console.log(missingChromium());
const skipped = isMissingBrowser ? ", browser tests skipped: no Chromium or Chrome found" : "";
const left = isQuick ? `; left out: dead code, browser tests, ${SLOW_TESTS.join(", ")}` : "";
console.log(`${count.passed} passed, ${count.failed} failed${skipped}${left}`);
process.exit(count.failed > 0 ? 1 : isMissingBrowser ? 2 : 0);

/** Packages with their own tsconfig run in a browser: they may use the DOM and must not use Node. */
function pagePackages(): string[] {
  return readdirSync(join(root, "packages")).filter((name) =>
    existsSync(join(root, "packages", name, "tsconfig.json")),
  );
}

/** Runs the tests of Vitest and returns their exit code. */
function runTests(): Promise<number> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFile}`];
  const projects = hasBrowser ? [] : ["--project=!browser"];
  const parameters = [installed("vitest", "vitest.mjs"), "run", ...projects, ...reporters];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, parameters, { cwd: root, stdio: "inherit", env: environment })
      .once("error", reject)
      .once("exit", (status) => resolve(status ?? 1));
  });
}

/** Runs the checks one after the other, in the time that the tests leave: they wait for pages and servers now and then. */
async function runChecks(): Promise<void> {
  for (const [name, parameters] of checks) {
    const { isGood, output } = await finish(parameters);
    count[isGood ? "passed" : "failed"] += 1;
    console.log(`${isGood ? "ok  " : "FAIL"} ${name}${isGood ? "" : `\n${output}`}`);
  }
}

/** Runs a check without mixing its output with that of the tests. */
function finish(parameters: readonly string[]): Promise<{ readonly isGood: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    const { pid } = execFile(process.execPath, parameters, { cwd: root, env: environment }, (error, out, err) =>
      resolve({ isGood: error === null, output: out + err }),
    );
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  });
}
