import { expect, test } from "vitest";
import type { BattleTable } from "../src/index.ts";
import { ARTILLERY, INFANTRY } from "../src/units.ts";
import { HOMES } from "./support/positions.ts";
import { given } from "./support/table.ts";

const table = given(4, HOMES);
const odds = (question: string): BattleTable => table.ask(0, `odds ${question}`) as BattleTable;

test("IR-12.1.3, IR-12.4.1: the ends of a battle come with the units that each side has left", () => {
  const [win, artilleryWins] = [15 / 36, 26 / 36];
  const { ends, attackLeft, defenceLeft } = odds("land infantry artillery infantry");
  expect(ends).toEqual([
    { attackers: 1, defenders: 0, chance: expect.closeTo(win + (1 - win) * artilleryWins, 12) },
    { attackers: 0, defenders: 1, chance: expect.closeTo((1 - win) * (1 - artilleryWins), 12) },
  ]);
  expect(attackLeft[ARTILLERY]).toBeCloseTo(win + (1 - win) * artilleryWins, 12);
  expect(attackLeft[INFANTRY]).toBeCloseTo(win, 12);
  expect(defenceLeft[INFANTRY]).toBeCloseTo((1 - win) * (1 - artilleryWins), 12);
});

test("IR-12.1.3: the defenders that are left add up over all ends", () => {
  const { ends, defenceLeft, defendersLeft } = odds("land cavalry,infantry - fort,infantry,infantry");
  expect(ends.filter(({ defenders }) => defenders > 0)).toHaveLength(3);
  expect(defenceLeft.reduce((sum, left) => sum + left, 0)).toBeCloseTo(defendersLeft, 12);
});

test("IR-11.4.2: nothing is left if a storm sinks the only ship on its way to an empty sea", () => {
  const { ends } = odds("sea frigate - - storms=1");
  expect(ends).toContainEqual({ attackers: 0, defenders: 0, chance: 0.5 });
});
