import { describe, expect, it } from "vitest";
import { instrument } from "../scripts/mutants/instrument.ts";
import { type SourceFile, sourceOf } from "../scripts/mutants/mutants.ts";
import { mutantsOfRules } from "../scripts/mutants/rules.ts";

const TAX = `
/** IM-1.1: the tax. */
export function tax(factories: number, flags: number): number {
  if (factories > 15 && flags !== 0) return 0; // IM-1.2
  return factories * 2 + flags;
}
`;

const changes = ({ mutants }: SourceFile): string[] =>
  mutants.map(({ original, mutated }) => `${original} -> ${mutated}`);

describe("mutants", () => {
  it("change conditions, operators and numbers, one at a time", () => {
    expect(changes(sourceOf("a.ts", "export const free = (units: number) => units < 3 || !units;", 1))).toEqual([
      "export const free = (units: number) => units < 3 || !units; -> export const free = (units: number) => false || !units;",
      "export const free = (units: number) => units < 3 || !units; -> export const free = (units: number) => units <= 3 || !units;",
      "export const free = (units: number) => units < 3 || !units; -> export const free = (units: number) => units < 4 || !units;",
      "export const free = (units: number) => units < 3 || !units; -> export const free = (units: number) => units < 3 || false;",
    ]);
  });

  it("leave names and rule ids alone", () => {
    expect(
      changes(sourceOf("a.ts", 'export const RULES = ["IM-1.1"]; export const KIND = "army" as const;', 1)),
    ).toEqual([]);
  });

  it("leave defaults alone, but drop what they stand for", () => {
    const source = "export const first = (list: number[]) => list[0] ?? 0;";
    expect(changes(sourceOf("a.ts", source, 1))).toEqual([
      `${source} -> export const first = (list: number[]) => 0;`,
      `${source} -> export const first = (list: number[]) => list[1] ?? 0;`,
    ]);
  });

  it("keep their key if lines are inserted before them", () => {
    const keys = (text: string): string[] => sourceOf("a.ts", text, 1).mutants.map(({ key }) => key);
    expect(keys(`// New.\n\n${TAX}`)).toEqual(keys(TAX));
  });

  it("belong to the rule ids of their statement and of their function", () => {
    const rules = mutantsOfRules(sourceOf("a.ts", TAX, 1));
    const lines = (rule: string): number[] => [...new Set([...(rules.get(rule) ?? [])].map(({ line }) => line))];
    expect(lines("IM-1.1")).toEqual([4, 5]);
    expect(lines("IM-1.2")).toEqual([4]);
  });

  it("belong to the rule ids of a list that their statement uses", () => {
    const text = 'const RULES = ["IM-1.3"];\nexport const tax = (flags: number) => (flags > 0 ? RULES : []);\n';
    expect(mutantsOfRules(sourceOf("a.ts", text, 1)).get("IM-1.3")?.size).toBeGreaterThan(0);
  });

  it("are switched by their number", async () => {
    const source = sourceOf("a.ts", TAX, 1);
    let active = 0;
    Object.assign(globalThis, { rondelMutants: { $mutant: (id: number) => id === active, $loop: () => {} } });
    const code = instrument(source).replaceAll(": number", "");
    const { tax } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      tax: (factories: number, flags: number) => number;
    };
    expect(tax(2, 1)).toBe(5);
    active = source.mutants.find(({ mutated }) => mutated === "return factories * 2 - flags;")?.id ?? -1;
    expect(tax(2, 1)).toBe(3);
  });
});
