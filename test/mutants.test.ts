import { describe, expect, it } from "vitest";
import { instrument } from "../scripts/mutants/instrument.ts";
import { mutatedText, readSources, type SourceFile, sourceOf } from "../scripts/mutants/mutants.ts";
import { mutantsOfRules } from "../scripts/mutants/rules.ts";
import { explains } from "../scripts/mutants/store.ts";
import { testsIn } from "../scripts/mutants/tests.ts";
import { rejectedByTypes } from "../scripts/mutants/types.ts";

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

  it("leave negative defaults and the results of comparisons alone", () => {
    const list = "export const last = (list: number[]) => list.at(-1) ?? -1;";
    expect(changes(sourceOf("a.ts", list, 1)).map((change) => change.split(" => ").at(-1))).toEqual([
      "-1;",
      "list.at(1) ?? -1;",
      "list.at(-2) ?? -1;",
    ]);
    const sorted = "export const sorted = (list: number[]) => list.sort((a, b) => (a < b ? -1 : 1));";
    expect(changes(sourceOf("a.ts", sorted, 1)).join()).not.toMatch(/-2|: 2/);
    expect(changes(sourceOf("a.ts", sorted, 1)).join()).toContain("? 1 : 1");
  });

  it("put one change into the whole file", () => {
    const source = sourceOf("a.ts", "export const low = (n: number) => n < 2;\nlow(1);\n", 5);
    const texts = source.mutants.map((mutant) => mutatedText(source, mutant));
    expect(texts).toContain("export const low = (n: number) => (n <= 2);\nlow(1);\n");
    expect(texts).toContain("export const low = (n: number) => n < 2;\n{}\n");
    expect(() => mutatedText(source, { id: 5 + texts.length })).toThrow("no mutant");
  });

  it("are rejected by the types if a comparison that narrows is gone", () => {
    const files = readSources("imperial").filter(({ path }) => path.endsWith("/turn/turn.ts"));
    const mutants = files.flatMap((file) => file.mutants);
    const changed = (mutated: string) => mutants.filter((mutant) => mutant.mutated === mutated).map(({ id }) => id);
    const [narrowing = -1] = changed("if (unexpected || false) return unexpected;");
    const [ending = -1] = changed("if (true) return [];");
    const chosen = mutants.filter(({ id }) => id === narrowing || id === ending);
    expect(chosen).toHaveLength(2);
    expect(rejectedByTypes(chosen, files)).toEqual(new Set([narrowing]));
  });

  it("stay killed until the test that killed them changes", () => {
    const text = (limit: number) =>
      `describe("tax", () => { it.each([1])("is %i", () => {}); it("ends", () => ${limit}); });`;
    const [one, other] = [testsIn("a.test.ts", text(1)), testsIn("a.test.ts", text(2))];
    expect([...one.keys()]).toEqual(["a.test.ts > tax is %i", "a.test.ts > tax ends"]);
    expect([...one.keys()].filter((title) => one.get(title) !== other.get(title))).toEqual(["a.test.ts > tax ends"]);
  });

  it("keep their key if lines are inserted before them", () => {
    const keys = (text: string): string[] => sourceOf("a.ts", text, 1).mutants.map(({ key }) => key);
    expect(keys(`// New.\n\n${TAX}`)).toEqual(keys(TAX));
  });

  it("are explained by their place if a function has equal lines", () => {
    const text =
      "export function pass(n: number): boolean {\n  if (n > 1) {\n    return true;\n  }\n  return true;\n}\n";
    const { mutants } = sourceOf("a.ts", text, 1);
    const explanation = { file: "a.ts", inside: "pass", original: "return true;", reason: "" };
    const lines = (place: { place?: number }): number[] =>
      mutants.filter((mutant) => explains({ ...explanation, ...place }, mutant)).map(({ line }) => line);
    expect([lines({}), lines({ place: 0 }), lines({ place: 1 })]).toEqual([[3, 5], [3], [5]]);
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
