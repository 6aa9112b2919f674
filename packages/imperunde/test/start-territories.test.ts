import { asSeat, seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import { ALL_TERRITORIES, bordersOf, regionValue, type Territory } from "../src/board/board.ts";
import { allCanReach } from "../src/setup/look-ahead.ts";
import { admissibleTerritories } from "../src/setup/start-colonies.ts";
import { NOBODY, type State } from "../src/state.ts";
import { givenBoard } from "./support/table.ts";

/** Whether every need can be met, by giving away one territory after another. */
function canMeet(needs: readonly number[], counts: readonly number[]): boolean {
  const place = needs.findIndex((need) => need > 0);
  if (place < 0) return needs.every((need) => need === 0);
  return [1, 2, 3].some((value) => {
    if ((counts[value] ?? 0) === 0 || value > (needs[place] ?? 0)) return false;
    const less = (list: readonly number[], at: number, by: number) => list.map((one, i) => (i === at ? one - by : one));
    return canMeet(less(needs, place, value), less(counts, value, 1));
  });
}

test("RU-44 the remaining territories let all players reach their values, or do not", () => {
  const random = seededRandom("look ahead");
  const answers = new Set<boolean>();
  for (let sample = 0; sample < 300; sample++) {
    const draw = (sides: number) => random.draw("sample", sides);
    const needs = Array.from({ length: 1 + draw(3) }, () => draw(8));
    const counts = [draw(3), draw(4), draw(4), draw(4)];
    const expected = canMeet(needs, counts);
    expect(
      allCanReach(needs, (value) => counts[value] ?? 0),
      `${needs} with ${counts}`,
    ).toBe(expected);
    answers.add(expected);
  }
  expect(answers.size).toBe(2);
});

/** The territories that a seat may draw, from the words of IR-3.4.2 and IR-3.4.6. */
function mayDraw(state: State, seat: number): Territory[] {
  const ownedValue = (owner: number) =>
    ALL_TERRITORIES.filter((land) => state.owner[land] === owner && state.home[owner] !== land)
      .map(regionValue)
      .reduce((sum, value) => sum + value, 0);
  const missing = [0, 1, 2].map((other) => Math.max(0, state.options.startColonyValue - ownedValue(other)));
  const own = missing[seat] ?? 0;
  if (own === 0) return [];
  const free = ALL_TERRITORIES.filter((land) => state.owner[land] === NOBODY && !state.home.includes(land));
  const inland = free.filter((land) => !bordersOf(land).some((beside) => state.home.includes(beside)));
  const allowed = inland.filter((land) => {
    const left = inland.filter((other) => other !== land).map(regionValue);
    const counts = [0, 1, 2, 3].map((value) => left.filter((other) => other === value).length);
    const needs = missing.map((need, other) => (other === seat ? need - regionValue(land) : need));
    return needs.every((need) => need >= 0) && canMeet(needs, counts);
  });
  return allowed.length > 0 ? allowed : free.filter((land) => regionValue(land) <= own);
}

test("IR-3.4.2, IR-3.4.6 a territory away from the homes is drawn if everyone can still reach the total, else any that fits", () => {
  const random = seededRandom("territories");
  const numbers = new Set<number>();
  for (let sample = 0; sample < 150; sample++) {
    const draw = (sides: number) => random.draw("sample", sides);
    const { state } = givenBoard(3, "", { startColonyValue: 5 + draw(3) });
    state.home = [0, 1, 2].map(() => ALL_TERRITORIES[draw(ALL_TERRITORIES.length)] as Territory);
    state.owner = ALL_TERRITORIES.map(() => asSeat(7));
    for (let place = 0; place < 14; place++) {
      const owner = draw(2) === 0 ? draw(3) : NOBODY;
      state.owner[draw(ALL_TERRITORIES.length)] = owner as State["owner"][number];
    }
    const expected = mayDraw(state, sample % 3);
    expect(admissibleTerritories(state, asSeat(sample % 3)), String(sample)).toEqual(expected);
    numbers.add(expected.length);
  }
  expect(numbers.size).toBeGreaterThan(4);
});
