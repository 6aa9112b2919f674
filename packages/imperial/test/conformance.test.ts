import { conform } from "@rondel/engine/testing";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";

describe("conformance", () => {
  it("INV-20, INV-21 passes all checks with every player count, every option and mixtures of options", () => {
    const report = conform(imperial, { seeds: 1, mixtures: 2, every: 97, mostActions: 400 });
    expect(report.failure).toBeUndefined();
    // Random play hardly ever leads to three hostile armies or fifteen flags; the golden matches do.
    const rare = ["destroyFactory", "placeFlag"];
    const missed = Object.keys(imperial.actionSchemas).filter((kind) => !report.coverage.actions.has(kind));
    expect(missed.filter((kind) => !rare.includes(kind))).toEqual([]);
  }, 300_000);
});
