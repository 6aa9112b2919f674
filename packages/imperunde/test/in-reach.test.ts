import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { ALL_REGIONS, bordersOf, CANALS, coastsOf, isSea, REGION_NAMES, type Region } from "../src/board/board.ts";
import { withinReach } from "../src/movement/approaches.ts";
import { inReach } from "../src/movement/in-reach.ts";
import { ALL_UNITS, armyMovesLeft, isShip, isTransport, shipMovesLeft, type Unit } from "../src/units.ts";
import { HOMES } from "./support/positions.ts";
import { given } from "./support/table.ts";

/** Walks step by step: a march takes an army move, sailing takes a ship move, a landing takes one of each (IR-9.3.2). */
function walked(unit: Unit, start: Region): Set<Region> {
  const reached = new Set<Region>();
  const walk = (here: Region, shipMoves: number, armyMoves: number): void => {
    if (!isTransport(unit) || !isSea(here)) reached.add(here);
    if (isSea(here) && shipMoves > 0) {
      const beyond = CANALS.flatMap(({ seas }) => (seas.includes(here) ? seas : []));
      for (const next of [...bordersOf(here), ...beyond]) walk(next, shipMoves - 1, armyMoves);
    }
    if (armyMoves === 0 || (isSea(here) && shipMoves === 0)) return;
    for (const next of isSea(here) ? coastsOf(here) : bordersOf(here)) walk(next, shipMoves - 1, armyMoves - 1);
  };
  walk(start, shipMovesLeft(unit), armyMovesLeft(unit));
  return reached;
}

const inOrder = (regions: Iterable<Region>): Region[] => [...regions].sort((one, other) => one - other);

describe("the regions in reach of a unit", () => {
  const canAct = (unit: Unit): boolean => !isTransport(unit) || (shipMovesLeft(unit) > 0 && armyMovesLeft(unit) > 0);

  test.each(ALL_UNITS.filter(canAct))("IR-9.5.1: unit %i reaches what its moves allow", (unit) => {
    for (const start of ALL_REGIONS.filter((region) => isSea(region) === isShip(unit))) {
      expect(inOrder(inReach(unit, start)), REGION_NAMES[start]).toEqual(inOrder(walked(unit, start)));
    }
  });

  test("IR-9.5.1: those of a seat are the regions in reach of its own units", () => {
    const { state } = given(
      4,
      `${HOMES}\n pieces south-africa s0 infantry 1\n pieces great-britain s1 cavalry 1\n turn movement s0`,
    );
    const near = withinReach(state, asSeat(0));
    expect(ALL_REGIONS.filter((region) => near[region]).map((region) => REGION_NAMES[region])).toEqual(
      expect.arrayContaining(["south-africa", "congo", "mozambique"]),
    );
    expect(near.filter((isNear) => isNear)).toHaveLength(3);
    expect(near).toHaveLength(ALL_REGIONS.length);
  });
});
