import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNotation, parseNotation } from "./notation.ts";
import { choice, flag, type Infer, index, integer, list, optional, schemaProblem, seat, text } from "./schema.ts";

const REGIONS = ["vienna", "tunis", "ionian-sea", "western-mediterranean"];

const schemas = {
  pass: {},
  moveArmy: {
    from: index(REGIONS),
    to: index(REGIONS),
    seas: optional(list(index(REGIONS), 4)),
    status: optional(choice("hostile", "friendly")),
  },
  gift: { to: seat(), amount: integer(1, 99), secret: flag() },
  note: { words: text(60) },
} as const;
type Example = Infer<typeof schemas>;

describe("the notation of actions", () => {
  it("writes the kind, the required fields in order, then the optional ones by name", () => {
    const move: Example = { kind: "moveArmy", from: 0, to: 1, seas: [2, 3], status: "hostile" };
    expect(formatNotation(schemas, move)).toBe(
      "moveArmy vienna tunis seas=ionian-sea,western-mediterranean status=hostile",
    );
    const march: Example = { kind: "moveArmy", from: 0, to: 1 };
    expect(formatNotation(schemas, march)).toBe("moveArmy vienna tunis");
    expect(formatNotation(schemas, { kind: "pass" })).toBe("pass");
  });

  it("parses every text that it writes", () => {
    const region = fc.nat(REGIONS.length - 1);
    const example = fc.oneof(
      fc.constant({ kind: "pass" }),
      fc.record(
        {
          kind: fc.constant("moveArmy"),
          from: region,
          to: region,
          seas: fc.array(region, { maxLength: 4 }),
          status: fc.constantFrom("hostile", "friendly"),
        },
        { requiredKeys: ["kind", "from", "to"] },
      ),
      fc.record({
        kind: fc.constant("gift"),
        to: fc.nat(7),
        amount: fc.integer({ min: 1, max: 99 }),
        secret: fc.boolean(),
      }),
      fc.record({ kind: fc.constant("note"), words: fc.string({ maxLength: 60 }) }),
    );
    fc.assert(
      fc.property(example, (value) => {
        expect(schemaProblem(schemas, value)).toBeUndefined();
        expect(parseNotation(schemas, formatNotation(schemas, value))).toEqual({ value: { ...value } });
      }),
    );
  });

  it("reports the wrong field and the expected values", () => {
    expect(parseNotation(schemas, "moveArmy vienna")).toEqual({
      problem: { code: "missing-field", kind: "moveArmy", field: "to", expected: REGIONS.join("|") },
    });
    expect(parseNotation(schemas, "gift s1 100 no")).toMatchObject({
      problem: { code: "wrong-value", field: "amount", expected: "1..99" },
    });
    expect(parseNotation(schemas, "gift s1 5 no loud=yes")).toMatchObject({
      problem: { code: "unknown-field", field: "loud" },
    });
    expect(parseNotation(schemas, "moveArmy vienna tunis status=angry")).toMatchObject({
      problem: { code: "wrong-value", field: "status" },
    });
    expect(parseNotation(schemas, "note unquoted")).toMatchObject({ problem: { code: "wrong-value", field: "words" } });
    expect(parseNotation(schemas, "")).toMatchObject({ problem: { code: "unknown-kind" } });
    expect(parseNotation(schemas, "constructor")).toMatchObject({ problem: { code: "unknown-kind" } });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const read = parseNotation(schemas, line);
        expect("value" in read || "problem" in read).toBe(true);
      }),
    );
  });
});

describe("the schema check", () => {
  it("accepts only values that fit the types", () => {
    expect(schemaProblem(schemas, null)).toEqual({ code: "not-an-object" });
    expect(schemaProblem(schemas, [])).toEqual({ code: "not-an-object" });
    expect(schemaProblem(schemas, { kind: "fly" })).toMatchObject({ code: "unknown-kind" });
    expect(schemaProblem(schemas, { kind: "pass", extra: 1 })).toEqual({
      code: "unknown-field",
      kind: "pass",
      field: "extra",
    });
    expect(schemaProblem(schemas, { kind: "moveArmy", from: 0, to: 4 })).toMatchObject({
      code: "wrong-value",
      field: "to",
    });
    expect(schemaProblem(schemas, { kind: "moveArmy", from: 0, to: 1.5 })).toMatchObject({
      code: "wrong-value",
      field: "to",
    });
    expect(schemaProblem(schemas, { kind: "moveArmy", from: 0, to: 1, seas: [0, 1, 2, 3, 0] })).toMatchObject({
      field: "seas",
    });
    expect(schemaProblem(schemas, { kind: "gift", to: 0, amount: 5 })).toMatchObject({
      code: "missing-field",
      field: "secret",
    });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        schemaProblem(schemas, value);
      }),
    );
  });
});
