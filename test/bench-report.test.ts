import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openReport, quantile } from "../bench/measure.ts";

const root = join(import.meta.dirname, "..");
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function writeReport(commandLine: readonly string[]): void {
  const report = openReport("sample", commandLine);
  report.note("warming up");
  report.list("a list", [
    { name: "time", value: 1.2345, unit: "ms", digits: 1, goal: "at most 2 ms" },
    { name: "games", value: 1234.5 },
  ]);
  report.table("a table", [{ name: "median", unit: "ms", digits: 2 }, { name: "clicks" }], [["move", 2.71, 7]]);
  report.end();
}

describe("the report of a benchmark", () => {
  it("prints rounded figures as text", () => {
    writeReport([]);
    expect(printed).toEqual([
      "warming up",
      `a list (Node ${process.versions.node})`,
      "  time (goal: at most 2 ms)  1.2 ms",
      "  games                      1,235",
      "a table",
      "        median ms  clicks",
      "  move       2.71       7",
    ]);
  });

  it("prints one JSON object with exact figures and nothing else with --json", () => {
    writeReport(["--json"]);
    expect(printed).toHaveLength(1);
    expect(JSON.parse(printed[0] ?? "")).toEqual({
      bench: "sample",
      node: process.versions.node,
      sections: [
        {
          title: "a list",
          figures: [
            { name: "time", value: 1.2345, unit: "ms", goal: "at most 2 ms" },
            { name: "games", value: 1234.5 },
          ],
        },
        {
          title: "a table",
          figures: [
            { name: "move: median", value: 2.71, unit: "ms" },
            { name: "move: clicks", value: 7 },
          ],
        },
      ],
    });
  });

  it("is used by every benchmark", () => {
    const folder = join(root, "bench");
    const benches = readdirSync(folder).filter((file) => file.endsWith(".bench.ts") && file !== "boards.bench.ts");
    const files = [
      ...benches.map((file) => join(folder, file)),
      join(root, "packages", "boards", "bench", "boards.ts"),
    ];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const source = readFileSync(file, "utf8");
      expect(source, file).toContain("openReport(");
      expect(source, file).toContain("report.end();");
      expect(source, file).not.toContain("console.log");
    }
  });
});

it("quantile takes the value at a share of the sorted values", () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([3, 1, 2], 1)).toBe(3);
  expect(quantile([], 0.5)).toBeNaN();
});
