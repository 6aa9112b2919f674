import { expect, test } from "vitest";
import { LAND_EVENTS } from "../src/actions.ts";
import { REGIONS, TERRITORIES } from "../src/board/board.ts";
import { framesFrom } from "../src/position/frame-shapes.ts";
import { LOCALS, PIRATES } from "../src/state.ts";
import { UNITS } from "../src/units.ts";
import { battle, card, events, fighter, talks, window } from "./support/position-file.ts";

const FIRST_SEA = TERRITORIES;
const LAST_LAND = TERRITORIES - 1;
const LAST_REGION = REGIONS - 1;
const LAST_UNIT = UNITS - 1;

const SHIFT = { kind: "shift", seat: 1, owner: 0, from: 0, to: 1, shifted: 0 };
const ATTACK = { kind: "attack", seat: 0, target: 0, cause: "movement", sent: [] };
const PROPOSAL = { by: 0, player: 1, offer: ["peace"], ask: [], rounds: 1, answer: "open" };
const withdrawal = (changes: object) => ({
  kind: "withdrawal",
  seat: 0,
  region: 0,
  fighters: [{ ...fighter("infantry"), ...changes }],
  harbours: [],
});
const income = (change: unknown) => ({ kind: "income", stage: "debts", commits: [change, null, null] });

/** A frame of three players with a value in one of its fields, the values that the field may have, and some that it may not. */
type Row = readonly [string, (value: unknown) => object, readonly unknown[], readonly unknown[]];

const ROWS: readonly Row[] = [
  ["a territory", (from) => ({ ...SHIFT, from }), [0, LAST_LAND], [-1, FIRST_SEA, 0.5, "0"]],
  [
    "a sea",
    (sea) => ({ kind: "sinking", seat: 0, sea, owners: [] }),
    [FIRST_SEA, LAST_REGION],
    [LAST_LAND, LAST_REGION + 1],
  ],
  ["a region", (target) => ({ ...ATTACK, target }), [0, LAST_REGION], [-1, LAST_REGION + 1]],
  ["a region or nowhere", (region) => events({ region }), [-1, 0, LAST_REGION], [-2, LAST_REGION + 1]],
  ["a unit", (unit) => withdrawal({ unit }), [0, LAST_UNIT], [-1, LAST_UNIT + 1]],
  ["a unit or none", (back) => withdrawal({ back }), [-1, 0, LAST_UNIT], [-2, LAST_UNIT + 1]],
  ["a number of pieces", (rolls) => battle({ rolls }), [0, 99], [-1, 100]],
  ["a party", (attacker) => battle({ attacker }), [0, 2, PIRATES, LOCALS], [-1, 3, 5, 8]],
  ["a mark of a seat", (mark) => ({ ...window("event"), passed: [mark, 0, 0] }), [0, 1], [-1, 2]],
  [
    "a start colony or none",
    (territory) => ({ kind: "startColonies", turn: 0, territory }),
    [-1, 0, LAST_LAND],
    [-2, FIRST_SEA],
  ],
  ["IR-5.2.1 a stance", (stance) => talks({ stances: [stance, ...talks().stances.slice(1)] }), [0, 1, 2], [-1, 3]],
  ["RU-111 sealed wars with three players", (wars) => talks({ sealed: [wars, null, null] }), [null, 0, 7], [-1, 8]],
  ["IR-5.2.4 rounds of a proposal", (rounds) => talks({ proposals: [{ ...PROPOSAL, rounds }] }), [1, 3], [0, 4]],
  ["IR-6.3.1 a change of debt", income, [null, -10, 5], [-11, 6]],
  [
    "IR-8.1.3 the last cleared sea, or none",
    (sea) => ({ kind: "clearing", sea }),
    [LAST_LAND, FIRST_SEA, LAST_REGION],
    [LAST_LAND - 1, LAST_REGION + 1],
  ],
  ["IR-11.1.2 drawn events", (drawn) => events({ drawn }), [0, 9], [-1, 10]],
  [
    "IR-11.1.2 an event or none",
    (event) => events({ event }),
    [-1, 0, LAND_EVENTS.length - 1],
    [-2, LAND_EVENTS.length],
  ],
  ["IR-13.5.10 shifted armies", (shifted) => ({ ...SHIFT, shifted }), [0, 3], [-1, 4]],
  [
    "IR-13.5.17 a card that is no counter",
    (play) => card({ play }),
    [{ kind: "betrayal" }, { kind: "armistice", player: 1 }],
    [{ kind: "counterEspionage" }, { kind: "armistice" }, { kind: "betrayal", player: 1 }, "betrayal"],
  ],
];

test.each(ROWS)("%s", (_name, frame, possible, impossible) => {
  for (const value of possible) expect(framesFrom([frame(value)], 3), String(value)).toHaveLength(1);
  for (const value of impossible) expect(framesFrom([frame(value)], 3), String(value)).toBeUndefined();
});
