import { type Event, type KINDS, UNIT_NAMES } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { type Battle, rollOf } from "./roll.ts";

const FIELD = 4;
const unit = (name: (typeof KINDS)[number]) => UNIT_NAMES.indexOf(name);
const fighter = (name: (typeof KINDS)[number], fights = true) => ({
  unit: unit(name),
  from: -1,
  start: -1,
  back: unit(name),
  fights,
});

const battle: Battle = {
  kind: "battle",
  field: FIELD,
  cause: "movement",
  attacker: 0,
  defender: 1,
  attackers: [fighter("infantry"), fighter("cavalry"), fighter("infantry", false)],
  defenders: [fighter("fort")],
  origins: [],
  stage: "window",
  rolls: 0,
  attackerLost: false,
  changed: false,
  ambush: 0,
  surprise: 0,
  attackerHussars: 0,
  defenderHussars: 0,
};

const rolled: Event = {
  kind: "rolled",
  rule: "IR-12.2.4",
  party: 0,
  other: 1,
  field: FIELD,
  dice: [3, 5],
  otherDice: [7],
};
const lost = (party: number): Event => ({ kind: "unitLost", rule: "IR-12.2.7", party, field: FIELD });

describe("a roll in the tray", () => {
  test("lies by value, each die with the unit it was thrown for", () => {
    const roll = rollOf([rolled, lost(0)], battle);
    expect(roll?.attack).toEqual([
      { value: 5, unit: unit("infantry") },
      { value: 3, unit: unit("cavalry") },
    ]);
    expect(roll?.defence).toEqual([{ value: 7, unit: unit("fort") }]);
  });

  test("says who lost in each pair, and nothing of a die without an opponent", () => {
    expect(rollOf([rolled, lost(0)], battle)?.losers).toEqual([0]);
    expect(rollOf([rolled, lost(1)], battle)?.losers).toEqual([1]);
  });

  test("leaves a pair open that a boarding decided", () => {
    const boarded: Event = { kind: "boarded", rule: "IR-12.6.1", field: FIELD, dice: [4], otherDice: [2] };
    expect(rollOf([rolled, boarded, lost(1)], battle)?.losers).toEqual([undefined]);
  });

  test("does not count the losses of the next roll", () => {
    expect(rollOf([rolled, rolled, lost(1)], battle)?.losers).toEqual([undefined]);
  });

  test("shows dice alone where nobody knows whose they were", () => {
    expect(rollOf([rolled, lost(0)], undefined)?.attack).toEqual([
      { value: 5, unit: undefined },
      { value: 3, unit: undefined },
    ]);
  });
});
