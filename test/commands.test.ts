import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commands } from "@rondel/protocol";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The files of all clients: the page, the terminal and the example. */
function clientFiles(): string[] {
  const found = globSync(["packages/{web,cli}/src/**/*.{ts,tsx}", "examples/**/*.ts"], { cwd: ROOT });
  return found.filter((file) => !file.endsWith(".test.ts"));
}

function unusedCommands(names: readonly string[]): string[] {
  const source = clientFiles()
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
  return names.filter((name) => !source.includes(`"${name}"`));
}

describe("the commands of the protocol", () => {
  it("are each sent by a client", () => {
    const names = Object.keys(commands);
    expect(names.length).toBeGreaterThan(30);
    expect(unusedCommands(names)).toEqual([]);
  });

  it("that no client sends are found", () => {
    expect(unusedCommands(["play/act", "play/ask"])).toEqual(["play/ask"]);
  });
});
