import { allSeats, asSeat, seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import { bordersOf, regionValue } from "../src/board/board.ts";
import { ALL_TERRITORIES, imperunde, postsOnBoard, REGION_NAMES, type State } from "../src/index.ts";
import { supplyOf } from "../src/pieces.ts";
import { allCanReach } from "../src/setup/look-ahead.ts";
import { admissibleTerritories } from "../src/setup/start-colonies.ts";
import { FRIGATE, setSizeOf } from "../src/units.ts";
import { HOMES } from "./support/positions.ts";
import { given, optionsWith, tableOf, territory } from "./support/table.ts";

/** Plays default actions up to the first talks. */
function afterSetup(players: number, seed: string, options = {}): State {
  const random = seededRandom(seed);
  const { state } = imperunde.setup(players, optionsWith(options), random);
  while (state.round === 0) {
    const [seat] = imperunde.deciders(state);
    if (seat === undefined) throw new Error("nobody decides");
    imperunde.play(state, seat, imperunde.defaultAction(state, seat), random);
  }
  return state;
}

const startValue = (state: State, seat: number): number =>
  ALL_TERRITORIES.filter((territory) => state.owner[territory] === seat && state.home[seat] !== territory).reduce(
    (sum, territory) => sum + regionValue(territory),
    0,
  );

test.each([3, 4, 5, 6])("IR-3.4.1, INV-30: each of %i players gets colonies worth 5, none beside a home", (players) => {
  for (let seed = 0; seed < 20; seed++) {
    const state = afterSetup(players, `setup ${seed}`);
    for (let seat = 0; seat < players; seat++) expect(startValue(state, seat)).toBe(5);
    for (const territory of ALL_TERRITORIES) {
      if (state.owner[territory] === -1 || state.home.includes(territory)) continue;
      expect(bordersOf(territory)?.some((beside) => state.home.includes(beside))).toBe(false);
    }
  }
});

test("IR-3.2.2, IR-3.4.5, IR-3.5.1: one player is British, homes differ, all are at peace without money, and each has one card", () => {
  const state = afterSetup(6, "homes");
  expect(REGION_NAMES[state.home[state.british] ?? -1]).toBe("great-britain");
  expect(new Set(state.home).size).toBe(6);
  expect(state.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect([...state.funds, ...state.debt]).toEqual(Array(12).fill(0));
  expect(state.base.every((relation) => relation === 0)).toBe(true);
});

test("IR-1.2.4, RU-31: with three players every set of pieces is doubled", () => {
  const state = imperunde.emptyBoard(3, optionsWith());
  expect(state.supply.slice(0, 7)).toEqual([60, 40, 20, 40, 80, 30, 90]);
});

test("IR-3.1.1: the normal target depends on the number of players", () => {
  expect([3, 4, 5, 6].map((players) => imperunde.emptyBoard(players, optionsWith()).target)).toEqual([40, 31, 27, 24]);
});

test.each([
  { players: 6, targetPosts: 46, startColonyValue: 5, target: 45 },
  { players: 4, targetPosts: 90, startColonyValue: 5, target: 45 },
  { players: 6, targetPosts: 3, startColonyValue: 5, target: 6 },
  { players: 5, targetPosts: 10, startColonyValue: 15, target: 16 },
])("IR-3.1.2, RU-38: replaces a target out of bounds by the nearest one and reports it: %o", (table) => {
  const { players, target, ...options } = table;
  const { state, events } = imperunde.setup(players, optionsWith(options), seededRandom("target"));
  expect(state.target).toBe(target);
  expect(events[0]).toMatchObject({ kind: "targetChanged", rule: "IR-3.1.2", count: target });
});

test.each([
  { players: 3, targetPosts: 90 },
  { players: 6, targetPosts: 45 },
  { players: 6, targetPosts: 6 },
  { players: 4, targetPosts: 0 },
])("IR-3.1.2: keeps a target within bounds and reports nothing: %o", ({ players, targetPosts }) => {
  const { state, events } = imperunde.setup(players, optionsWith({ targetPosts }), seededRandom("target"));
  expect(state.target).toBe(targetPosts === 0 ? 31 : targetPosts);
  expect(events.filter(({ kind }) => kind === "targetChanged")).toEqual([]);
});

test("IR-3.4.6: six players with starting colonies worth 15 get as much as the territories allow", () => {
  const state = afterSetup(6, "fifteen", { startColonyValue: 15 });
  const values = Array.from({ length: 6 }, (_, seat) => startValue(state, seat));
  expect(Math.max(...values)).toBeLessThanOrEqual(15);
  expect(Math.min(...values)).toBeGreaterThan(0);
});

test("TV-SETUP-1: China comes with 3 posts, 3 forts, 3 infantry, and a frigate or armies for 3", () => {
  const random = seededRandom("china");
  const { state } = imperunde.setup(4, optionsWith(), random);
  const table = tableOf(state);
  while (state.frames.at(-1)?.kind === "startShips") {
    const seat = table.deciders()[0] ?? 0;
    const china = admissibleTerritories(state, state.british).indexOf(territory("china"));
    table.play(`s${seat} ${table.offers(seat)[0]}`, { "X-05": [china + 1] });
  }
  const owner = table.owner("china");
  expect(table.posts("china")).toBe(3);
  expect([table.count("china", owner, "fort"), table.count("china", owner, "infantry")]).toEqual([3, 3]);
  expect(table.offers(owner)).toEqual([
    "equipFrigate chinese-sea",
    "equipArmies 0 0 1",
    "equipArmies 1 1 0",
    "equipArmies 3 0 0",
  ]);
  expect(table.verdict(`s${owner} equipFrigate chinese-sea`)).toBe("legal");
  expect(table.verdict(`s${owner} equipFrigate indian-ocean`)).toBe("sea-not-allowed");
});

test("TV-SETUP-2: after Ceylon and Russia only territories of value 1 are admissible", () => {
  const { state } = given(4, `${HOMES} colony ceylon s0 2\n colony russia s0 2`);
  const territories = admissibleTerritories(state, 0 as Parameters<typeof admissibleTerritories>[1]);
  expect(territories.length).toBeGreaterThan(0);
  expect(territories.every((territory) => regionValue(territory) === 1)).toBe(true);
});

test("TV-FAQ-5, RU-43: the option startColonyValue 10 gives colonies worth 10", () => {
  const state = afterSetup(6, "ten", { startColonyValue: 10 });
  for (const seat of allSeats(6)) {
    expect(startValue(state, seat)).toBe(10);
    expect(postsOnBoard(state, seat)).toBe(10);
  }
});

test("IR-3.4.6, RU-44: looking ahead reserves the last territory of value 1 for the player who needs it", () => {
  const canReach = (needs: readonly number[], ...counts: readonly number[]) =>
    allCanReach(needs, (value) => counts[value - 1] ?? 0);
  expect(canReach([1], 1, 5, 5)).toBe(true);
  expect(canReach([1], 0, 5, 5)).toBe(false);
  expect(canReach([4, 5], 0, 2, 1)).toBe(false);
  expect(canReach([4, 5], 0, 3, 1)).toBe(true);
});

test("IR-3.3.2: by default the two ships go to different seas, the ship of the line to the more valuable one", () => {
  const { state } = imperunde.setup(4, optionsWith(), seededRandom("ships"));
  const [seat] = imperunde.deciders(state);
  const placed = seat === undefined ? undefined : imperunde.defaultAction(state, seat);
  if (placed?.kind !== "startShips" || placed.frigate === undefined || placed.shipOfTheLine === undefined)
    throw new Error("no ships are placed");
  expect(placed.frigate).not.toBe(placed.shipOfTheLine);
  expect(regionValue(placed.shipOfTheLine)).toBeGreaterThanOrEqual(regionValue(placed.frigate));
});

test("RU-42: a shared sea goes to the first player; without a free sea the ships stay in supply", () => {
  const pending = JSON.stringify(
    JSON.stringify([
      { kind: "startColonies", turn: 0, territory: -1 },
      { kind: "startShips", turn: 0 },
    ]),
  );
  const table = given(4, `${HOMES} pieces north-atlantic s2 frigate 1\n pending ${pending}`);
  expect(table.offers(1)).toEqual(["startShips frigate=north-sea shipOfTheLine=north-sea"]);
  expect(table.verdict("s1 startShips")).toBe("sea-not-allowed");
  const barred = given(
    4,
    `${HOMES} pieces north-atlantic s2 frigate 1\n pieces north-sea s2 frigate 1\n pending ${pending}`,
  );
  expect(barred.offers(1)).toEqual(["startShips"]);
  expect(barred.verdict("s1 startShips frigate=north-sea")).toBe("sea-not-allowed");
  expect(barred.verdict("s1 startShips shipOfTheLine=north-sea")).toBe("sea-not-allowed");
  barred.play("s1 startShips");
  expect(supplyOf(barred.state, asSeat(1), FRIGATE)).toBe(setSizeOf(FRIGATE, 4));
});
