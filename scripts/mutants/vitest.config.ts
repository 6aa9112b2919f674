import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { defineConfig } from "vitest/config";
import { instrument } from "./instrument.ts";
import { ROOT, readSources } from "./mutants.ts";
import { PLAN_VARIABLE, type Plan } from "./plan.ts";

const plan = JSON.parse(readFileSync(process.env[PLAN_VARIABLE] ?? "", "utf8")) as Plan;
const sources = new Map(readSources(plan.game).map((source) => [source.path, source]));
const collect = join(import.meta.dirname, "worker", "collect.ts");

export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: "mutants",
      enforce: "pre",
      resolveId: (id, importer) =>
        id === "vitest" && importer?.startsWith(join(ROOT, "packages")) ? collect : undefined,
      transform(_code, id) {
        const source = sources.get(relative(ROOT, id));
        return source && { code: instrument(source), map: null };
      },
    },
  ],
  test: {
    include: ["scripts/mutants/worker/driver.test.ts"],
    pool: "threads",
    maxWorkers: 1,
    silent: true,
    // A stored module would have the numbers that its mutants had before another file changed.
    fsModuleCache: false,
    reporters: ["default"],
  },
});
