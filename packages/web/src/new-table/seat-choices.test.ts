import { expect, it, vi } from "vitest";
import { defaultSeats, localSeats, type SeatChoice, serverSeats } from "./seat-choices.ts";

vi.mock("../session/bots.ts", () => ({ DEFAULT_LEVEL: "simple" }));

const bot: SeatChoice = { kind: "bot", name: "", level: "steady" };

it("sets up gentle bots with mixed temperaments", () => {
  for (const { level, temperament } of defaultSeats("bots", 4)) {
    expect(level).toBe("simple");
    expect(temperament).toBeUndefined();
  }
});

it("stores a temperament only if one was chosen", () => {
  const choices: SeatChoice[] = [bot, { ...bot, temperament: "trader" }];
  const [mixed, trader] = localSeats(choices, "Mara", String);
  expect(mixed).not.toHaveProperty("temperament");
  expect(trader).toMatchObject({ kind: "bot", level: "steady", temperament: "trader" });
  expect(serverSeats(choices, ["beginner", "steady"])).toEqual([
    { kind: "bot", level: "steady" },
    { kind: "bot", level: "steady", temperament: "trader" },
  ]);
});

it("replaces a level that the server lacks", () => {
  expect(serverSeats([bot], ["beginner"])).toEqual([{ kind: "bot", level: "beginner" }]);
});
