import { conform } from "@rondel/engine/testing";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";

describe("Imperial keeps every promise of the contract", () => {
  it("INV-20, INV-21 and the battery: all player counts, every option, mixtures of options", () => {
    const report = conform(imperial, { seeds: 1, mixtures: 3, every: 23, mostActions: 2000 });
    expect(report.failure).toBeUndefined();
    expect(Object.keys(imperial.actionShapes).filter((kind) => !report.coverage.actions.has(kind))).toEqual([]);
  });
});
