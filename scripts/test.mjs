// `npm test`: everything that must be true before a change lands. The last line counts.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "./chromium.mjs";
import { prepare, root, run } from "./prepare.mjs";

const node = prepare();
const bin = (...path) => join(root, "node_modules", ...path);
const environment = {
  PATH: [bin(".bin"), process.env.PATH].join(delimiter),
  RONDEL_CHROMIUM: chromium(node),
  FORCE_COLOR: "0",
};
const resultFile = bin(".test-results.json");
rmSync(resultFile, { force: true });

const checks = [
  ["types", [bin("typescript", "bin", "tsc")]],
  ["types of the rules, without Node or a page", [bin("typescript", "bin", "tsc"), "-p", "tsconfig.rules.json"]],
  ...ownTypes(),
  ["format, lint and arrows", [bin("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", "."]],
  ["dead code", [bin("knip", "bin", "knip.js"), "--no-config-hints"]],
];

/** Packages with a tsconfig of their own run in a page: they know the DOM, and nothing of Node. */
function ownTypes() {
  const folders = readdirSync(join(root, "packages")).filter((name) =>
    existsSync(join(root, "packages", name, "tsconfig.json")),
  );
  return folders.map((name) => [`types of ${name}`, [bin("typescript", "bin", "tsc"), "-p", join("packages", name)]]);
}

const count = { passed: 0, failed: 0 };
for (const [name, parameters] of checks) {
  const isGood = run(node, parameters, environment) === 0;
  count[isGood ? "passed" : "failed"] += 1;
  console.log(`${isGood ? "ok  " : "FAIL"} ${name}`);
}

const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFile}`];
const code = run(node, [bin("vitest", "vitest.mjs"), "run", ...reporters], environment);
const tests = JSON.parse(readFileSync(resultFile, "utf8"));
count.passed += tests.numPassedTests;
count.failed += tests.numFailedTests + (code !== 0 && tests.numFailedTests === 0 ? 1 : 0);

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
