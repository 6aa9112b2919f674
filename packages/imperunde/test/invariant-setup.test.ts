import { asSeat, seededRandom } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { ALL_TERRITORIES, bordersOf, REGION_NAMES, regionValue } from "../src/board/board.ts";
import { wrongStartColonies } from "../src/invariants/setup.ts";
import { NOBODY } from "../src/state.ts";
import { givenBoard, territory } from "./support/table.ts";

describe("INV-30 start colonies", () => {
  /** Whether so many players can each have the total, by trying every share of one player after another. */
  function canShare(players: number, total: number, lands: readonly number[]): boolean {
    const known = new Map<string, boolean>();
    const share = (left: number, [ones = 0, twos = 0, threes = 0]: readonly number[]): boolean => {
      if (left === 0) return true;
      const key = [left, ones, twos, threes].join();
      const answer = known.get(key);
      if (answer !== undefined) return answer;
      let found = false;
      for (let three = 0; three <= threes && !found; three++) {
        for (let two = 0; two <= twos && !found; two++) {
          const one = total - 3 * three - 2 * two;
          if (one >= 0 && one <= ones) found = share(left - 1, [ones - one, twos - two, threes - three]);
        }
      }
      known.set(key, found);
      return found;
    };
    return share(
      players,
      [1, 2, 3].map((value) => lands.filter((other) => other === value).length),
    );
  }

  test("IR-3.4.6 a player may be short only if the lands away from the homes cannot be shared", () => {
    const random = seededRandom("homes");
    const islands = ALL_TERRITORIES.filter((land) => bordersOf(land).length === 0);
    const answers = [0, 0];
    for (let sample = 0; sample < 400; sample++) {
      const players = 3 + (sample % 2);
      const startColonyValue = 5 + (sample % 5);
      const { state } = givenBoard(players, "", { startColonyValue });
      const away = islands.filter(() => random.draw("island", 6) > 0);
      // Every other land is a home or beside one. Nobody at the table owns a land, and none is free.
      state.home = ALL_TERRITORIES.filter((land) => !away.includes(land));
      state.owner.fill(asSeat(7));
      const expected = canShare(players, startColonyValue, away.map(regionValue));
      expect(wrongStartColonies(state), `${players} ${startColonyValue} ${away}`).toBe(expected);
      answers[Number(expected)] = (answers[Number(expected)] ?? 0) + 1;
    }
    expect(Math.min(...answers)).toBeGreaterThan(40);
  });

  test("IR-3.4.6 three players cannot share nine islands of 2 and 3 so that each has 7, though they are worth 24", () => {
    const { state } = givenBoard(3, "", { startColonyValue: 7 });
    const away = ALL_TERRITORIES.filter((land) => bordersOf(land).length === 0 && regionValue(land) > 1);
    expect(away.map(regionValue).toSorted()).toEqual([2, 2, 2, 3, 3, 3, 3, 3, 3]);
    state.home = ALL_TERRITORIES.filter((land) => !away.includes(land));
    state.owner.fill(asSeat(7));
    expect(wrongStartColonies(state)).toBe(false);
  });

  test("IR-3.4.6 a land beside a home does not count", () => {
    const { state } = givenBoard(3, "", { startColonyValue: 5 });
    const open = ["java", "moluccas", "ceylon", "borneo", "new-zealand", "china"].map(territory);
    expect(open.map(regionValue)).toEqual([3, 3, 2, 2, 2, 3]);
    state.home = ALL_TERRITORIES.filter((land) => !open.includes(land));
    state.owner.fill(asSeat(7));
    expect(wrongStartColonies(state)).toBe(false);
  });

  const shared = (lands: Readonly<Record<number, readonly string[]>>, homes: readonly string[] = []) => {
    const { state } = givenBoard(3, "", { startColonyValue: 5 });
    state.owner.fill(asSeat(7));
    state.home = homes.map(territory);
    for (const [seat, names] of Object.entries(lands))
      for (const name of names) state.owner[territory(name)] = asSeat(Number(seat));
    return state;
  };
  const OTHERS = { 1: ["guinea", "peru"], 2: ["java", "siam"] };

  test("IR-3.4.2 nobody has more or less than the total, and no land beside a home", () => {
    const congo = { 0: ["congo", "egypt", "arabia"], ...OTHERS };
    expect(wrongStartColonies(shared(congo))).toBe(false);
    expect(wrongStartColonies(shared(congo, ["usa", "japan"]))).toBe(false);
    expect(wrongStartColonies(shared(congo, ["south-africa"]))).toBe(true);
    expect(wrongStartColonies(shared({ 0: ["congo", "egypt", "mozambique"], ...OTHERS }))).toBe(true);
    expect(wrongStartColonies(shared({ 0: ["congo", "egypt"], ...OTHERS }))).toBe(true);
  });

  test("IR-3.4.6 a player who is short can use no free land", () => {
    const away = ["ceylon", "new-zealand"];
    const homes = REGION_NAMES.slice(0, ALL_TERRITORIES.length).filter((name) => !away.includes(name));
    const state = shared({ 0: ["congo", "egypt"], ...OTHERS }, homes);
    state.home = homes
      .filter((name) => !["congo", "egypt", "guinea", "peru", "java", "siam"].includes(name))
      .map(territory);
    expect(wrongStartColonies(state)).toBe(false);
    state.owner[territory("madagascar")] = NOBODY;
    expect(wrongStartColonies(state)).toBe(true);
    state.owner[territory("madagascar")] = asSeat(7);
    state.owner[territory("borneo")] = NOBODY;
    expect(wrongStartColonies(state)).toBe(false);
  });
});
