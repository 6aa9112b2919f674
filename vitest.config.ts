import { configDefaults, defineConfig } from "vitest/config";

/** Tests that start a browser. */
const BROWSER_TESTS = ["e2e/**/*.test.ts", "packages/boards/test/{input,pictures}.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/{src,test}/**/*.test.ts", "test/**/*.test.ts", "examples/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...BROWSER_TESTS],
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "browser",
          include: BROWSER_TESTS,
          globalSetup: "e2e/page-build.ts",
          testTimeout: 60_000,
          // A test starts up to six browsers, a server and a worker: run one test at a time and retry once on a slow machine.
          maxWorkers: 1,
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
