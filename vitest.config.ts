import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "test/**/*.test.ts", "e2e/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
