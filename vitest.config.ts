import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "house",
          include: ["packages/*/{src,test}/**/*.test.ts", "test/**/*.test.ts", "examples/**/*.test.ts"],
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          globalSetup: "e2e/page-build.ts",
          testTimeout: 60_000,
          // Up to six browsers, a server and a worker share the machine: one such test at a time, and one hiccup is not a fault of ours.
          maxWorkers: 1,
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
