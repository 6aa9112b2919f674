import { describe, expect, it } from "vitest";
import { stableHash } from "./stable-hash.ts";
import { currentPrompt, fromStored } from "./stored-names.ts";

const names = { nation: "power" };
const stored = { frames: [{ kind: "turn", power: 2 }], powers: 1 };
const current = { frames: [{ kind: "turn", nation: 2 }], powers: 1 };

describe("renamed fields", () => {
  it("get their current names, at every depth", () => {
    expect(fromStored(stored, names)).toEqual(current);
  });

  it("stay as they are if they have their current names", () => {
    expect(fromStored(current, names)).toEqual(current);
    expect(fromStored(stored, undefined)).toBe(stored);
  });

  it("do not change the hash of stored data", () => {
    expect(stableHash(current, names)).toBe(stableHash(stored));
    expect(stableHash(current)).not.toBe(stableHash(stored));
  });
});

describe("renamed prompts", () => {
  const prompts = { "prompt.talks": "talks" };

  it("get their current codes", () => {
    expect(currentPrompt(prompts, "prompt.talks")).toBe("talks");
  });

  it("keep their codes if they were not renamed", () => {
    expect(currentPrompt(prompts, "talks")).toBe("talks");
    expect(currentPrompt(prompts, "toString")).toBe("toString");
    expect(currentPrompt(undefined, "prompt.talks")).toBe("prompt.talks");
  });
});
