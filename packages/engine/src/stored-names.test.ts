import { describe, expect, it } from "vitest";
import { stableHash } from "./stable-hash.ts";
import { fromStored } from "./stored-names.ts";

const names = { nation: "power" };
const stored = { frames: [{ kind: "turn", power: 2 }], powers: 1 };
const today = { frames: [{ kind: "turn", nation: 2 }], powers: 1 };

describe("renamed fields", () => {
  it("gives stored data today's names, at every depth and nowhere else", () => {
    expect(fromStored(stored, names)).toEqual(today);
  });

  it("leaves data with today's names as it is", () => {
    expect(fromStored(today, names)).toEqual(today);
    expect(fromStored(stored, undefined)).toBe(stored);
  });

  it("keeps the hash that the data had when it was stored", () => {
    expect(stableHash(today, names)).toBe(stableHash(stored));
    expect(stableHash(today)).not.toBe(stableHash(stored));
  });
});
