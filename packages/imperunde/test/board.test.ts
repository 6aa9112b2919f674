import { expect, test } from "vitest";
import {
  ALL_REGIONS,
  bordersOf,
  coastsOf,
  GREAT_BRITAIN,
  OTHER_HOMES,
  regionValue,
  TERRITORIES,
} from "../src/board/board.ts";
import { ALL_SEAS, ALL_TERRITORIES, CANALS, REGION_NAMES, regionNamed } from "../src/index.ts";

const values = (entries: Readonly<Record<string, number>>) =>
  Object.entries(entries).map(([name, value]) => [name, value, regionValue(regionNamed(name))] as const);

const beside = (one: string, other: string): boolean =>
  bordersOf(regionNamed(one))?.includes(regionNamed(other)) ?? false;
const onCoast = (territory: string, sea: string): boolean =>
  coastsOf(regionNamed(territory))?.includes(regionNamed(sea)) ?? false;

test("IR-2.7.1, RU-35: territories and seas have their printed values", () => {
  const stated = values({
    china: 3,
    "east-india": 3,
    siam: 2,
    ceylon: 2,
    russia: 2,
    egypt: 2,
    mongolia: 1,
    "mosquito-coast": 1,
    "arabian-sea": 3,
    "gulf-of-guinea": 2,
  });
  for (const [name, value, found] of stated) expect(found, name).toBe(value);
});

test("IR-2.1.1: every value is 1, 2 or 3, and possible homes have 2 or 3", () => {
  for (const region of ALL_REGIONS) expect([1, 2, 3]).toContain(regionValue(region));
  for (const home of [GREAT_BRITAIN, ...OTHER_HOMES]) expect([2, 3]).toContain(regionValue(home));
});

test.each([
  ["south-africa", "congo"],
  ["egypt", "congo"],
  ["ottoman-empire", "egypt"],
  ["west-india", "east-india"],
  ["indian-ocean", "gulf-of-guinea"],
  ["indian-ocean", "arabian-sea"],
  ["bay-of-bengal", "arabian-sea"],
  ["bering-sea", "gulf-of-alaska"],
  ["bering-sea", "mid-pacific"],
  ["gulf-of-alaska", "south-sea"],
])("IR-2.7.1: %s borders %s", (one, other) => {
  expect(beside(one, other)).toBe(true);
});

test.each([
  ["congo", "gulf-of-guinea"],
  ["south-africa", "gulf-of-guinea"],
  ["madagascar", "arabian-sea"],
  ["guinea", "mid-atlantic"],
  ["west-india", "arabian-sea"],
  ["east-india", "bay-of-bengal"],
  ["china", "chinese-sea"],
  ["california", "gulf-of-alaska"],
  ["egypt", "mediterranean-sea"],
  ["egypt", "arabian-sea"],
  ["mosquito-coast", "caribbean-sea"],
  ["mosquito-coast", "east-pacific"],
])("IR-2.7.1: %s has a coast on %s", (territory, sea) => {
  expect(onCoast(territory, sea)).toBe(true);
});

test("IR-2.7.1: regions that are not adjacent", () => {
  expect(beside("ottoman-empire", "congo")).toBe(false);
  expect(beside("tasman-sea", "arabian-sea")).toBe(false);
  expect(beside("gulf-of-guinea", "arabian-sea")).toBe(false);
  for (const territory of ["south-africa", "madagascar"]) expect(onCoast(territory, "mid-atlantic")).toBe(false);
  for (const territory of ["south-africa", "madagascar", "guinea"])
    expect(onCoast(territory, "strait-of-magellan")).toBe(false);
  expect(onCoast("west-india", "bay-of-bengal")).toBe(false);
});

test("IR-2.7.1: the Arabian Sea is two moves from the Tasman Sea without the Indian Ocean, and from Guinea only through it", () => {
  const between = (one: string, other: string): string[] =>
    ALL_SEAS.map((sea) => REGION_NAMES[sea] ?? "").filter((sea) => beside(one, sea) && beside(sea, other));
  expect(between("tasman-sea", "arabian-sea")).toContain("bay-of-bengal");
  expect(between("gulf-of-guinea", "arabian-sea")).toEqual(["indian-ocean"]);
});

test("IR-2.1.2: borders and coasts are symmetric, and territories border territories only", () => {
  for (const region of [...ALL_TERRITORIES, ...ALL_SEAS]) {
    for (const other of bordersOf(region)) {
      expect(bordersOf(other), `${REGION_NAMES[region]} and ${REGION_NAMES[other]}`).toContain(region);
      expect(other < TERRITORIES).toBe(region < TERRITORIES);
      expect(other).not.toBe(region);
    }
    for (const other of coastsOf(region)) {
      expect(coastsOf(other)).toContain(region);
      expect(other < TERRITORIES).toBe(region >= TERRITORIES);
    }
  }
  expect(new Set(REGION_NAMES).size).toBe(REGION_NAMES.length);
});

test("IR-2.2.3: six homes, each with a coast; Great Britain has no land neighbour", () => {
  const homes = [GREAT_BRITAIN, ...OTHER_HOMES];
  expect(homes.map((home) => REGION_NAMES[home])).toEqual([
    "great-britain",
    "south-africa",
    "japan",
    "victoria",
    "usa",
    "brazil",
  ]);
  for (const home of homes) expect(coastsOf(home)?.length).toBeGreaterThan(0);
  expect(bordersOf(GREAT_BRITAIN)).toEqual([]);
});

test("IR-2.5.1: two canals, each between two coasts of its territory", () => {
  expect(CANALS.map((canal) => [REGION_NAMES[canal.territory], canal.cost, canal.posts])).toEqual([
    ["egypt", 8, 2],
    ["mosquito-coast", 10, 2],
  ]);
  for (const canal of CANALS) {
    for (const sea of canal.seas) expect(coastsOf(canal.territory)).toContain(sea);
    expect(bordersOf(canal.seas[0])).not.toContain(canal.seas[1]);
  }
});
