import { parseNotation } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { SEAS } from "../src/board/board.ts";
import { REGION_NAMES } from "../src/board/europe.ts";
import { imperial } from "../src/index.ts";

describe("the notation of actions", () => {
  const seas = SEAS.map((sea) => REGION_NAMES[sea]).join(",");

  it.each([
    [
      "IM-11.9 a chain of all nine seas",
      `moveArmy rome tunis seas=${seas}`,
      `moveArmy rome tunis seas=${seas},ionian-sea`,
    ],
    ["RL-61 three armies that destroy a factory", "destroyFactory rome acted=3", "destroyFactory rome acted=4"],
    ["IM-5.4 a gift of four digits", "gift italy 9999", "gift italy 10000"],
    ["IM-5.4 a gift of at least one million", "gift italy 1", "gift italy 0"],
  ])("accepts %s and no more", (_name, accepted, refused) => {
    expect(parseNotation(imperial.actionSchemas, accepted)).toHaveProperty("value");
    expect(parseNotation(imperial.actionSchemas, refused)).toHaveProperty("problem");
  });
});
