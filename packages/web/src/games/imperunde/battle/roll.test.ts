import { asSeat } from "@rondel/engine";
import { type EventOf, type KindName, regionNamed, unitNamed } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { rollOf } from "./roll.ts";

const REGION = regionNamed("congo");
const SEA = regionNamed("arabian-sea");
const unit = (name: KindName) => unitNamed(name);

const rolled: EventOf<"rolled"> = {
  kind: "rolled",
  rule: "IR-12.2.4",
  party: asSeat(0),
  other: asSeat(1),
  region: REGION,
  units: [unit("cavalry"), unit("infantry")],
  otherUnits: [unit("fort")],
  dice: [3, 5],
  otherDice: [7],
};
const lost = (party: number): EventOf<"unitLost"> => ({
  kind: "unitLost",
  rule: "IR-12.2.7",
  party: asSeat(party),
  region: REGION,
  unit: unit("infantry"),
});

describe("a roll on land", () => {
  test("sorts the dice by value, each with its unit", () => {
    const roll = rollOf([rolled, lost(0)]);
    expect(roll?.attack).toEqual([
      { value: 5, unit: unit("infantry"), bonus: 0, late: 0 },
      { value: 3, unit: unit("cavalry"), bonus: 0, late: 0 },
    ]);
    expect(roll?.defence).toEqual([{ value: 7, unit: unit("fort"), bonus: 0, late: 0 }]);
  });

  test("has the bonus of a card for each die", () => {
    const raised: EventOf<"rolled"> = { ...rolled, bonuses: [2, 0] };
    const roll = rollOf([raised]);
    expect(roll?.attack.map(({ value, bonus }) => [value, bonus])).toEqual([
      [5, 0],
      [3, 2],
    ]);
  });

  test("applies a late bonus only after pairing, RU-14", () => {
    const late: EventOf<"rolled"> = {
      ...rolled,
      otherUnits: [unit("infantry"), unit("infantry")],
      otherDice: [6, 4],
      lateBonuses: [1, 0],
    };
    const roll = rollOf([late, lost(0), lost(0)]);
    expect(roll?.attack.map((die) => [die.value, die.late])).toEqual([
      [5, 0],
      [3, 1],
    ]);
    expect(roll?.pairs.map(({ isTie }) => isTie)).toEqual([false, true]);
  });

  test("has the loser of each pair, and no pair for a die without an opponent", () => {
    const losers = (loser: number) => rollOf([rolled, lost(loser)])?.pairs.map((pair) => pair.loser);
    expect(losers(0)).toEqual([0]);
    expect(losers(1)).toEqual([1]);
  });

  test("ignores the losses of the next roll", () => {
    expect(rollOf([rolled, rolled, lost(1)])?.pairs).toMatchObject([{ loser: undefined }]);
  });

  test("applies the fort modifier to the attacker's die, IR-12.3.2, and detects ties", () => {
    const rolledBy = (attacker: KindName, value: number): EventOf<"rolled"> => ({
      ...rolled,
      units: [unit(attacker)],
      dice: [value],
    });
    const against = (attacker: KindName, value: number) => rollOf([rolledBy(attacker, value), lost(0)])?.pairs;
    expect(against("artillery", 6)).toMatchObject([{ fort: 1, isTie: true }]);
    expect(against("cavalry", 7)).toMatchObject([{ fort: -1, isTie: false }]);
    expect(against("infantry", 7)).toMatchObject([{ fort: 0, isTie: true }]);
  });
});

describe("a roll at sea", () => {
  const ships: EventOf<"rolled"> = {
    ...rolled,
    region: SEA,
    units: [unit("shipOfTheLine"), unit("frigate")],
    otherUnits: [unit("frigate"), unit("frigate")],
    dice: [6, 4],
    otherDice: [6, 5],
  };
  const boarded = (mine: number, theirs: number): EventOf<"boarded"> => ({
    kind: "boarded",
    rule: "IR-12.6.1",
    party: asSeat(0),
    other: asSeat(1),
    region: SEA,
    units: [unit("frigate")],
    otherUnits: [unit("frigate")],
    dice: [mine],
    otherDice: [theirs],
  });

  test("is decided by the higher die, and a tie by the last boarding", () => {
    expect(rollOf([ships, boarded(4, 4), boarded(5, 3)])?.pairs).toMatchObject([
      { loser: 1, boarding: [5, 3] },
      { loser: 0, boarding: undefined },
    ]);
    expect(rollOf([ships, boarded(2, 3)])?.pairs).toMatchObject([{ loser: 0, boarding: [2, 3] }, { loser: 0 }]);
  });
});
