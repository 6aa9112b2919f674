import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const GAMES = join(import.meta.dirname, "../packages/web/src/games");

/** The selectors of all rules in some style sheets. */
function selectorsIn(pattern: string): Set<string> {
  const files = globSync(pattern, { cwd: GAMES });
  const rules = files.flatMap((file) => [...readFileSync(join(GAMES, file), "utf8").matchAll(/^\s*([.:][^{}@]+)\{/gm)]);
  return new Set(rules.flatMap(([, selectors = ""]) => selectors.split(/,\s*\n/).map((selector) => selector.trim())));
}

/** A page that has shown two games keeps the styles of both. */
test("the styles of one game do not change the other or what games share", () => {
  const [imperial, imperunde, common] = ["imperial/styles/*.css", "imperunde/styles/*.css", "common/*.css"].map(
    selectorsIn,
  ) as [Set<string>, Set<string>, Set<string>];
  expect(Math.min(imperial.size, imperunde.size, common.size)).toBeGreaterThan(5);
  expect([...imperial].filter((selector) => imperunde.has(selector))).toEqual([]);
  expect([...common].filter((selector) => imperial.has(selector) || imperunde.has(selector))).toEqual([]);
});
