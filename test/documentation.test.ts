import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMatch, verifyChance } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

describe("docs/notation.md", () => {
  const page = readFileSync(join(root, "docs", "notation.md"), "utf8");
  const blocks = [...page.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, ""));
  const files = blocks.filter((block) => block.startsWith("rondel 1"));

  it("shows files that can be read to their last line", () => {
    expect(files).toHaveLength(2);
    for (const file of files) expect(readMatch(file, () => ferry).problem).toBeUndefined();
  });

  it("shows a match whose dice can be verified", () => {
    const { match } = readMatch(files[0] ?? "", () => ferry);
    if (!match) throw new Error("the example is a match");
    expect(match.entries).toHaveLength(9);
    expect(verifyChance(match)).toMatchObject({ verdict: "fair" });
  });
});
