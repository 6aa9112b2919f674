import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "house",
          include: ["packages/*/{src,test}/**/*.test.ts", "test/**/*.test.ts", "examples/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          testTimeout: 60_000,
          // Several browsers, a server and a worker share the machine: one hiccup of it is not a fault of ours, two are.
          retry: 1,
        },
      },
    ],
  },
});
