import { describe, expect, it } from "vitest";
import {
  ARMIES_OF,
  anchorSeaOf,
  FLEETS_OF,
  homesOf,
  isHome,
  isPort,
  isSea,
  landNeighbours,
  NATIONS,
  REGIONS,
  seaNeighbours,
} from "../src/board/board.ts";
import { NATION_NAMES, REGION_NAMES, type RegionName } from "../src/board/europe.ts";
import { railAndMarch, railFrom } from "../src/board/rail-network.ts";
import { chainsWithin } from "../src/board/sea-chains.ts";
import { powerPointsOf } from "../src/board/tracks.ts";
import { UNCERTAIN_BORDERS } from "../src/board/uncertain.ts";
import { nation, region } from "./support/table.ts";

const names = (list: readonly number[]) => list.map((place) => REGION_NAMES[place]);
const neighbours = (name: RegionName) => [...landNeighbours(region(name)), ...seaNeighbours(region(name))];

describe("the board", () => {
  it("IM-2.1 has 30 home provinces, five for each nation, 15 land and 9 sea regions", () => {
    expect(NATION_NAMES).toHaveLength(6);
    expect(NATIONS.every((each) => homesOf(each).length === 5)).toBe(true);
    expect(REGIONS.filter(isHome)).toHaveLength(30);
    expect(REGIONS.filter(isSea)).toHaveLength(9);
    expect(REGIONS).toHaveLength(54);
  });

  it("IM-1.2, IM-1.3 has 48 armies and 48 fleets", () => {
    expect(ARMIES_OF).toEqual([10, 8, 8, 6, 8, 8]);
    expect(FLEETS_OF).toEqual([6, 8, 8, 10, 8, 8]);
  });

  it("IM-2.4, IM-2.6 has 15 brown and 15 light-blue cities, and one anchor sea next to each port", () => {
    expect(REGIONS.filter(isPort)).toHaveLength(15);
    for (const port of REGIONS.filter(isPort)) expect(seaNeighbours(port)).toContain(anchorSeaOf(port));
  });

  it("IM-2.7, IM-2.8 has 137 borders, the same from both sides", () => {
    const ends = REGIONS.flatMap((one) => [...landNeighbours(one), ...seaNeighbours(one)].map((other) => [one, other]));
    expect(ends).toHaveLength(2 * 137);
    for (const [one, other] of ends) expect(ends).toContainEqual([other, one]);
  });

  it("IM-2.8 joins seas to these seas", () => {
    const seas = (name: RegionName) => names(seaNeighbours(region(name)));
    expect(seas("north-atlantic")).toEqual(["north-sea", "english-channel", "bay-of-biscay"]);
    expect(seas("baltic-sea")).toEqual(["north-sea"]);
    expect(seas("bay-of-biscay")).toEqual(["north-atlantic", "english-channel", "western-mediterranean"]);
    expect(seas("eastern-mediterranean")).toEqual(["ionian-sea", "black-sea"]);
  });

  it("IM-2.7 lists the neighbours of a region in board order", () => {
    for (const place of REGIONS) {
      const list = landNeighbours(place);
      expect(list).toEqual([...list].sort((one, other) => one - other));
    }
  });

  it("RL-50 treats the doubtful borders as the data file says", () => {
    expect(UNCERTAIN_BORDERS).toHaveLength(10);
    for (const { between, adjacent } of UNCERTAIN_BORDERS) {
      const [one, other] = between;
      expect(neighbours(one).includes(region(other)), between.join("-")).toBe(adjacent);
    }
  });

  it("IM-2.11 has a power point for each million of tax above 5, up to 10", () => {
    const points = Array.from({ length: 11 }, (_, step) => powerPointsOf(5 + step));
    expect(points).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("IM-11.12 lists the areas beside a rail network in board order", () => {
    for (const each of NATIONS) {
      const areas = railAndMarch(each, 0b11111);
      expect(areas).toEqual([...areas].sort((one, other) => one - other));
    }
  });

  it("IM-2.9 rail joins the home provinces of a nation, except Dublin", () => {
    const everything = 0b11111;
    const london = railFrom(nation("great-britain"), everything, region("london"));
    expect(london).toBe(0b01111);
    expect(railFrom(nation("germany"), everything, region("danzig"))).toBe(everything);
    // Without Berlin, Danzig is cut off.
    expect(railFrom(nation("germany"), 0b11110, region("danzig"))).toBe(0b10000);
    expect(railFrom(nation("germany"), 0b11110, region("berlin"))).toBe(0);
  });

  it("IM-11.9 has only sea chains without a detour", () => {
    for (const { seas } of chainsWithin(0b111111111)) {
      seas.forEach((sea, place) => {
        seas.forEach((other, later) => {
          if (later > place) expect(seaNeighbours(sea).includes(other)).toBe(later === place + 1);
        });
      });
    }
    expect(chainsWithin(0b111111111).map(({ seas }) => names(seas))).toContainEqual([
      "baltic-sea",
      "north-sea",
      "english-channel",
      "bay-of-biscay",
    ]);
    expect(chainsWithin(0)).toEqual([]);
    expect(chainsWithin(0b1)).toHaveLength(1);
  });
});
