import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const PLACES = ["{packages,e2e,test,scripts,bench,examples}/**/*.{ts,tsx,mjs,css}", "{.,docs,packages/*}/*.md"];
/** Words that a plainer one replaces in code, tests and docs. These two files name them. */
const NOT_PLAIN = /\b(whoever|deeds?|anew|the own|last own)\b/i;
const NAMED_IN = ["test/plain-words.test.ts", "packages/web/src/rules-texts/wording.test.ts"];

/** The lines of a text with such a word. */
const linesWith = (text: string): string[] => text.split("\n").filter((line) => NOT_PLAIN.test(line));

describe("plain words", () => {
  it("are used in code, comments, test names and docs", () => {
    const files = globSync(PLACES, { cwd: ROOT, exclude: ["**/node_modules/**", "**/dist/**"] });
    expect(files.length).toBeGreaterThan(1000);
    const found = files
      .filter((file) => !NAMED_IN.includes(file))
      .flatMap((file) => linesWith(readFileSync(join(ROOT, file), "utf8")).map((line) => `${file}: ${line.trim()}`));
    expect(found).toEqual([]);
  });

  it("are missed in a planted sentence", () => {
    expect(linesWith("Whoever runs out of time is asked anew.\nThe player decides again.")).toHaveLength(1);
  });
});
