import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const GUIDE = "docs/adding-a-game.md";

/** The files in the first column of the tables below a heading of a page. */
function filesIn(page: string, heading: string): string[] {
  const [, below = ""] = readFileSync(join(ROOT, page), "utf8").split(`${heading}\n`);
  const [section = ""] = below.split(/^##/m);
  const rows = section.matchAll(/^\| (`[^|]+`) \|/gm);
  return [...rows].flatMap(([, files = ""]) => [...files.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []));
}

/** The files of a list that a folder does not have. */
const missingIn = (folder: string, files: readonly string[]) => files.filter((file) => !existsSync(join(folder, file)));

describe.each(["imperial", "imperunde"])("%s", (name) => {
  const path = join(ROOT, "packages", name);

  it(`has every file of a rules package that ${GUIDE} lists`, () => {
    const files = filesIn(GUIDE, "## The shape of a rules package");
    expect(files.length).toBeGreaterThan(20);
    expect(missingIn(path, files)).toEqual([]);
  });

  it("has every file of a screen that docs/page.md lists", () => {
    const files = filesIn("docs/page.md", "### The folder of a game");
    expect(files.length).toBeGreaterThan(20);
    expect(missingIn(join(ROOT, "packages/web/src/games", name), files)).toEqual([]);
  });

  it("has every file of a bot that docs/bots.md lists", () => {
    const files = filesIn("docs/bots.md", "## The folder of a bot");
    expect(files.length).toBeGreaterThan(5);
    expect(missingIn(join(ROOT, "packages/bots/src", name), files)).toEqual([]);
  });

  it("keeps its test helpers in test/support", () => {
    const others = readdirSync(join(path, "test")).filter((file) => !file.endsWith(".test.ts") && file !== "support");
    expect(others).toEqual([]);
  });

  it("keeps its golden matches in golden/*.rondel", () => {
    const files = readdirSync(join(path, "golden"));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith(".rondel"))).toEqual([]);
  });
});
