import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Programs that tests start (server, rondel) load compiled sources from here.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/node", import.meta.url));

/** Tests that start a browser. */
const BROWSER_TESTS = ["e2e/**/*.test.ts", "packages/boards/test/{input,pictures}.test.ts"];

/** Tests of the page's sources, which Vite must transform: components and texts loaded by pattern. */
const PAGE_TESTS = ["packages/{boards,web}/{src,test}/**/*.test.ts"];

/** Tests that `npm test -- quick` leaves out: whole games, many random positions, long thoughts of bots, and programs of their own. */
export const SLOW_TESTS = [
  "packages/{imperial,imperunde}/test/{conformance,model,victory}.test.ts",
  "packages/bots/test/{clear-positions,imperunde,temperaments}.test.ts",
  "packages/cli/test/{backup,operator,rondel,serve,simulate}.test.ts",
  "packages/server/test/{bots,crash,rolling-upgrade,serving-process,two-processes}.test.ts",
  "examples/bot/bot.test.ts",
  "test/release.test.ts",
];

/** More workers than cores of a small machine, because tests of pages and servers often wait. With four, pages lag behind their tests. */
const WORKERS = 3;

/**
 * All cores are busy, so V8 compiles and collects garbage without threads of its own, and collects in larger portions: an eighth less work.
 * Chromium gets the first flag too (e2e/browser.ts).
 */
const V8_FLAGS = ["--single-threaded", "--max-semi-space-size=32"];

/**
 * The longest tests of each project, the longest one first. They begin first, so that no worker is left alone with one of them at the end. In a
 * fresh clone Vitest would begin with the largest files.
 */
const LONGEST = [
  "e2e/imperunde-online",
  "e2e/lessons",
  "e2e/imperial-game",
  "e2e/first-game",
  "e2e/web-together",
  "e2e/screen-layout",
  "e2e/imperunde-moments",
  "boards/test/input",
  "e2e/imperunde-game",
  "e2e/web-people",
  "e2e/imperunde-lessons",
  // Waits for clocks, like the end of the first one: together they would leave the cores idle.
  "e2e/kinds-of-tables",
  "test/release",
  "cli/test/rondel",
  "cli/test/simulate",
  "imperial/test/conformance",
  "server/test/bots",
  "imperunde/test/conformance",
];

/** What all projects share. */
const COMMON = {
  testTimeout: 60_000,
  maxWorkers: WORKERS,
  execArgv: V8_FLAGS,
  // Loading the sources once per worker instead of once per file halves the time. Tests leave nothing behind.
  isolate: false,
};

/** Node loads the sources as `rondel` and the server do, without a transformation by Vite: a seventh less work. */
const LOADED_BY_NODE = { experimental: { viteModuleRunner: false } };

/** Begins with the browser tests, which take longer; the many short tests at the end keep all workers busy. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return (project.name === "browser" ? 0 : LONGEST.length) + (place < 0 ? LONGEST.length : place);
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...COMMON,
          ...LOADED_BY_NODE,
          name: "unit",
          include: ["packages/*/{src,test}/**/*.test.ts", "test/**/*.test.ts", "examples/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...PAGE_TESTS, ...(process.env.RONDEL_QUICK === "1" ? SLOW_TESTS : [])],
        },
      },
      {
        test: {
          ...COMMON,
          name: "page",
          include: PAGE_TESTS,
          exclude: [...configDefaults.exclude, ...BROWSER_TESTS],
        },
      },
      {
        test: {
          ...COMMON,
          ...LOADED_BY_NODE,
          name: "browser",
          // The files of a worker share one Chromium (e2e/browser.ts).
          include: BROWSER_TESTS,
          globalSetup: "e2e/page-build.ts",
          // Pages lag behind their tests on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
