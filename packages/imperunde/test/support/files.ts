import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The texts of all golden matches, by file name. */
export const goldenFiles = (): ReadonlyMap<string, string> => textsIn(join("..", "..", "golden"), ".rondel");

/** The sources of all tests of the rules, by file name. */
export const testFiles = (): ReadonlyMap<string, string> => textsIn("..", ".test.ts");

function textsIn(folder: string, ending: string): Map<string, string> {
  const path = join(import.meta.dirname, folder);
  const names = readdirSync(path).filter((name) => name.endsWith(ending));
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(path, name), "utf8")]));
}
