import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, stableHash } from "./stable-hash.ts";

describe("the stable hash", () => {
  it("does not depend on the order of keys", () => {
    expect(stableHash({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(stableHash({ b: [2, { d: 4, c: 3 }], a: 1 }));
  });

  it("differs for different values and survives JSON", () => {
    expect(stableHash([1, 2])).not.toBe(stableHash([2, 1]));
    expect(stableHash({ a: 1 })).not.toBe(stableHash({ a: "1" }));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => stableHash(value) === stableHash(JSON.parse(JSON.stringify(value)))),
    );
  });

  it("uses JSON with sorted keys and without undefined values", () => {
    expect(canonicalJson({ b: 1, a: [true, null, "x"], c: undefined })).toBe('{"a":[true,null,"x"],"b":1}');
  });

  it("never changes, because stored matches contain it", () => {
    expect(stableHash({ rondel: 1 })).toBe(stableHash(JSON.parse('{"rondel":1}')));
    expect(stableHash({ rondel: 1 })).toMatchInlineSnapshot(`"099cee4cde9f4c8d"`);
  });
});
