import { imperial } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { botFor, type Level, playGame } from "../src/index.ts";
import { optionsWith } from "./table.ts";

const LEVELS: Level[] = ["skilled", "skilled"];

function courseOf(seed: string, opening = 0): string {
  const pairing = { players: 2, options: optionsWith({}), levels: LEVELS, seed, opening };
  return playGame(imperial, botFor("imperial"), pairing).course;
}

describe("a game between bots", () => {
  it("has the same course with other seats, if nothing is drawn but the seats", () => {
    expect(courseOf("1")).toBe(courseOf("2"));
  });

  it("has another course after another opening, and the same one with the same seed", () => {
    expect(courseOf("1", 4)).not.toBe(courseOf("2", 4));
    expect(courseOf("1", 4)).toBe(courseOf("1", 4));
  });
});
