import { perft } from "@rondel/engine/testing";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { options } from "./support/table.ts";

describe("perft", () => {
  it("counts the known number of lines of play", () => {
    expect(perft(imperial, 6, options(), "0", 3).lines).toEqual([1, 8, 53, 371]);
    expect(perft(imperial, 2, options({ setup: "experienced" }), "0", 3).lines).toEqual([1, 10, 91, 784]);
  });
});
