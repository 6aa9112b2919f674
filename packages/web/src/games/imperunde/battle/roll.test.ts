import { type Event, type KINDS, UNIT_NAMES } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { rollOf } from "./roll.ts";

const FIELD = 4;
const unit = (name: (typeof KINDS)[number]) => UNIT_NAMES.indexOf(name);

const rolled: Event = {
  kind: "rolled",
  rule: "IR-12.2.4",
  party: 0,
  other: 1,
  field: FIELD,
  units: [unit("cavalry"), unit("infantry")],
  otherUnits: [unit("fort")],
  dice: [3, 5],
  otherDice: [7],
};
const lost = (party: number): Event => ({ kind: "unitLost", rule: "IR-12.2.7", party, field: FIELD });

describe("a roll in the tray", () => {
  test("lies by value, each die with the unit it was thrown for", () => {
    const roll = rollOf([rolled, lost(0)]);
    expect(roll?.attack).toEqual([
      { value: 5, unit: unit("infantry"), bonus: 0 },
      { value: 3, unit: unit("cavalry"), bonus: 0 },
    ]);
    expect(roll?.defence).toEqual([{ value: 7, unit: unit("fort"), bonus: 0 }]);
  });

  test("tells what a card has added to a die", () => {
    const raised: Event = { ...rolled, bonuses: [2, 0] };
    const roll = rollOf([raised]);
    expect(roll?.attack.map(({ value, bonus }) => [value, bonus])).toEqual([
      [5, 0],
      [3, 2],
    ]);
  });

  test("says who lost in each pair, and nothing of a die without an opponent", () => {
    expect(rollOf([rolled, lost(0)])?.losers).toEqual([0]);
    expect(rollOf([rolled, lost(1)])?.losers).toEqual([1]);
  });

  test("leaves a pair open that a boarding decided", () => {
    const boarded: Event = { kind: "boarded", rule: "IR-12.6.1", field: FIELD, dice: [4], otherDice: [2] };
    expect(rollOf([rolled, boarded, lost(1)])?.losers).toEqual([undefined]);
  });

  test("does not count the losses of the next roll", () => {
    expect(rollOf([rolled, rolled, lost(1)])?.losers).toEqual([undefined]);
  });
});
