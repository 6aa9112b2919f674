import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const GUIDE = "docs/adding-a-game.md";

/** The files in the table of docs/adding-a-game.md. */
function sharedFiles(): string[] {
  const rows = readFileSync(join(ROOT, GUIDE), "utf8").matchAll(/^\| `([^`]+)` \|/gm);
  return [...rows].flatMap(([, file]) => file ?? []);
}

describe.each(["imperial", "imperunde"])("the rules package %s", (name) => {
  const path = join(ROOT, "packages", name);

  it(`has every file that ${GUIDE} lists`, () => {
    const files = sharedFiles();
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(join(path, file)))).toEqual([]);
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
