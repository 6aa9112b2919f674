import { asSeat, seededRandom } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { ALL_TERRITORIES, bordersOf, REGION_NAMES, regionValue, type Territory } from "../src/board/board.ts";
import { wrongStartColonies } from "../src/invariants/setup.ts";
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
    const answers = new Set<boolean>();
    for (let sample = 0; sample < 120; sample++) {
      const players = 3 + (sample % 4);
      const startColonyValue = 5 + (sample % 11);
      const { state } = givenBoard(players, "", { startColonyValue });
      const number = random.draw("number", 26);
      state.home = Array.from({ length: number }, () => ALL_TERRITORIES[random.draw("home", 55)] as Territory);
      // Nobody at the table owns a land, and none is free: only the lands away from the homes matter.
      state.owner.fill(asSeat(7));
      const away = ALL_TERRITORIES.filter(
        (land) => !state.home.includes(land) && !bordersOf(land).some((beside) => state.home.includes(beside)),
      );
      const expected = canShare(players, startColonyValue, away.map(regionValue));
      expect(wrongStartColonies(state), `${players} ${startColonyValue} ${state.home}`).toBe(expected);
      answers.add(expected);
    }
    expect(answers.size).toBe(2);
  });

  test("IR-3.4.6 a player who is short can use no free land, and nobody has too much", () => {
    const { state } = givenBoard(3, "", { startColonyValue: 5 });
    state.home = [...ALL_TERRITORIES.filter((land) => regionValue(land) === 3)];
    state.owner.fill(asSeat(7));
    const own = (seat: number, ...names: readonly string[]) => {
      for (const name of names) state.owner[territory(name)] = asSeat(seat);
    };
    const twos = ["congo", "egypt", "mozambique", "guinea", "ceylon", "siam"];
    state.home = ALL_TERRITORIES.filter((land) => ![...twos, "arabia"].includes(REGION_NAMES[land] ?? ""));
    own(0, "congo", "egypt");
    own(1, "mozambique", "guinea", "arabia");
    own(2, "ceylon", "siam");
    expect(wrongStartColonies(state)).toBe(false);
    state.owner[territory("arabia")] = -1 as never;
    expect(wrongStartColonies(state)).toBe(true);
  });
});
