import { asSeat, chooseOptions } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { imperunde, imperundeVersion2, imperundeVersions, luckOf, regionNamed } from "../src/index.ts";
import { isAtLeast } from "../src/options.ts";
import { setSize, shiftPieces } from "../src/pieces.ts";
import { newState } from "../src/setup/new-state.ts";
import { hasPauses, PIRATES } from "../src/state.ts";
import { FRIGATE, UNITS, unitNamed } from "../src/units.ts";
import { drawn, HOMES } from "./support/positions.ts";
import { given, givenBoard, givenVersion2, optionsWith } from "./support/table.ts";

describe("RU-34: the ranking", () => {
  const END = `round 3 7\n ${HOMES} colony china s0 3\n colony siam s1 2\n colony mongolia s1 1\n colony east-india s2 3\n colony peru s3 1`;
  const ranks = (position: string): string[] =>
    (imperunde.outcome(givenBoard(4, `${END}\n ${position}`).state)?.ranking ?? []).map(
      ({ seat, rank }) => `${seat}: ${rank}`,
    );

  test("compares posts, then debts, then funds; equal players share a rank in the order of seats", () => {
    expect(ranks("money s0 5 5\n money s1 9 0\n money s2 9 0\n over")).toEqual(["1: 1", "2: 1", "0: 3", "3: 4"]);
    expect(ranks("money s0 5 0\n money s1 4 0\n money s2 6 0\n over")).toEqual(["2: 1", "0: 2", "1: 3", "3: 4"]);
  });

  test("begins with the winner and gives the sums behind it", () => {
    const position = `round 3 7\n ${HOMES} target 3\n colony china s0 3\n money s0 7 0\n colony east-india s1 3\n colony siam s1 2\n money s1 2 10\n over winner=s0`;
    const ranking = imperunde.outcome(given(4, position).state)?.ranking ?? [];
    expect(ranking.slice(0, 2)).toEqual([
      { seat: 0, rank: 1, score: 3, sums: { posts: 3, target: 3, debt: 0, surplus: 7, won: 1 } },
      { seat: 1, rank: 2, score: 5, sums: { posts: 5, target: 3, debt: 10, surplus: 2, won: 0 } },
    ]);
  });

  test("IR-14.1.1: after the end nobody is asked", () => {
    const { state } = given(4, `round 3 7\n ${HOMES} target 3\n colony china s0 3\n over winner=s0`);
    expect(imperunde.prompt(state, asSeat(0)).code).toBe("game-over");
  });
});

describe("the versions of the rules", () => {
  test("are listed newest first", () => {
    expect(imperundeVersions.map(({ rulesVersion }) => rulesVersion)).toEqual(["3", "2", "1"]);
  });

  test("RU-55, RU-26: version 1 has other defaults of two options", () => {
    const defaults = imperundeVersions.map(({ options }) => chooseOptions(options, {}));
    const two = { canalPostsAllowForts: false, smugglingMayBuyPosts: false };
    const first = { canalPostsAllowForts: true, smugglingMayBuyPosts: true };
    expect(defaults).toMatchObject([{ options: two }, { options: two }, { options: first }]);
  });

  test("IR-13.2.10: later versions keep the pauses of version 3", () => {
    const later = ["4", "10"] as unknown as "3"[];
    for (const rules of later) {
      const state = newState(4, { ...optionsWith(), rules });
      expect([hasPauses(state), state.shown]).toEqual([true, [[], [], [], []]]);
      expect([1, 2, 3].map((version) => isAtLeast(state.options, version))).toEqual([true, true, true]);
    }
  });

  test("RU-131: version 2 plays no ordered card in a pause", () => {
    const { state } = givenVersion2(4, `${HOMES} turn talks s0`);
    expect(imperundeVersion2.orderedAction?.(state)).toBeUndefined();
  });
});

test.each([{ targetPosts: 91 }, { startColonyValue: 16 }, { roundLimit: 101 }])(
  "refuses the option %o, one above its limit",
  (chosen) => {
    const [[name, value] = ["", 0]] = Object.entries(chosen);
    expect(chooseOptions(imperunde.options, chosen)).toHaveProperty("problem");
    expect(chooseOptions(imperunde.options, { [name]: value - 1 })).toMatchObject({ options: { [name]: value - 1 } });
  },
);

describe("stacks", () => {
  test("are stored as owner, unit and number", () => {
    const { state } = given(4, `${HOMES} pieces coral-sea s1 frigate 3`);
    expect(state.stacks[regionNamed("coral-sea")]).toEqual([(1 * UNITS + unitNamed("frigate")) * 128 + 3]);
  });

  test("IR-1.2.3: never shrink below nothing, and moving no piece changes nothing", () => {
    const { state } = given(4, HOMES);
    const shift = (by: number): void =>
      shiftPieces(state, regionNamed("coral-sea"), asSeat(1), unitNamed("frigate"), by);
    shift(0);
    expect(state.stacks[regionNamed("coral-sea")]).toEqual([]);
    expect(() => shift(-1)).toThrow("has no unit");
    shift(1);
    expect(() => shift(-2)).toThrow("too few");
  });

  test("IR-1.3.1: the pirates have a set of their own", () => {
    expect(setSize(given(4, HOMES).state, PIRATES, FRIGATE)).toBe(20);
  });
});

test("IR-11.2.4, IR-11.4.2: luck counts only the dice of the player", () => {
  const storm = given(4, `${HOMES} pieces coral-sea s1 frigate 1\n ${drawn(4, regionNamed("coral-sea"), 0, true)}`);
  storm.passOnce({ "X-13 storm": [2] });
  const epidemic = given(
    4,
    `${HOMES} colony china s1 1\n pieces china s1 infantry 1\n ${drawn(4, regionNamed("china"), 3, false)}`,
  );
  epidemic.passOnce({ "X-12 epidemic": [2] });
  for (const { events } of [storm, epidemic]) {
    expect(luckOf(asSeat(1), events)).toMatchObject({ dice: 0, sum: 0, perils: 1, survived: 1 });
    expect(luckOf(asSeat(0), events)).toMatchObject({ dice: 0, sum: 0, perils: 0, survived: 0 });
  }
});

test("IR-12.6.1: the dice of a boarding are the luck of its two players", () => {
  const boarded = {
    kind: "boarded",
    rule: "IR-12.6.1",
    party: asSeat(0),
    other: asSeat(1),
    region: regionNamed("coral-sea"),
    units: [unitNamed("frigate")],
    otherUnits: [unitNamed("frigate")],
    dice: [5],
    otherDice: [2],
  } as const;
  expect([0, 1, 2].map((seat) => luckOf(asSeat(seat), [boarded]).sum)).toEqual([5, 2, 0]);
});
