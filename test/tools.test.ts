import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
const tools = Object.values(scripts).flatMap((command) => /scripts\/tool\.mjs (.*)/.exec(command)?.[1] ?? []);

function start(name: string, flag: string) {
  return spawnSync(process.execPath, [join(root, "scripts", name, "main.ts"), flag], { encoding: "utf8" });
}

describe("the tools of the repository", () => {
  it("have a folder each", () => {
    expect(tools.length).toBeGreaterThan(3);
    for (const name of tools) expect(existsSync(join(root, "scripts", name, "main.ts"))).toBe(true);
  });

  it("print their flags with --help", () => {
    const { status, stdout, stderr } = start("train", "--help");
    expect(stderr).toBe("");
    expect(stdout).toContain("--mixed N");
    expect(status).toBe(0);
  });

  it("print their flags instead of a stack after an unknown flag", () => {
    const { status, stderr } = start("soak", "--hours");
    expect(stderr).toContain("'--hours'");
    expect(stderr).toContain("--minutes N");
    expect(stderr).not.toContain(" at ");
    expect(status).toBe(2);
  });
});
