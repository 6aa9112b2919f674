import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AREAS,
  homesOf,
  isHomeOf,
  landNeighbours,
  NATIONS,
  type Nation,
  type Region,
  SEAS,
  seaNeighbours,
} from "../src/board/board.ts";
import { forEachConvoy, overlandFrom, transportOf } from "../src/manoeuvre/army-reach.ts";
import { newManoeuvre } from "../src/manoeuvre/history.ts";
import type { State } from "../src/state.ts";
import { changeArmies, changeFleets, isOccupied } from "../src/units.ts";
import { boardWith } from "./support/table.ts";

/** A nation with up to three occupied home provinces, any fleets at sea, and an army in any area. */
const situation = fc.record({
  nation: fc.constantFrom(...NATIONS),
  from: fc.constantFrom(...AREAS),
  occupied: fc.subarray([0, 1, 2, 3, 4], { maxLength: 3 }),
  seas: fc.subarray([...SEAS]),
});

function arrange(nation: Nation, occupied: readonly number[], seas: readonly Region[]): State {
  const state = boardWith(2, "");
  const occupier = NATIONS[(nation + 1) % NATIONS.length] as Nation;
  for (const place of occupied) changeArmies(state, occupier, homesOf(nation)[place] as Region, true, 1);
  for (const sea of seas) changeFleets(state, nation, sea, 1);
  return state;
}

/** A slow, literal implementation of IM-11.8 to IM-11.13: every destination with every set of seas. */
function everyRoute(state: State, nation: Nation, from: Region, seas: readonly Region[]): Map<Region, string[]> {
  const routes = new Map<Region, string[]>();
  const arrive = (to: Region, chain: readonly Region[]) => {
    if (to !== from) routes.set(to, [...(routes.get(to) ?? []), chain.toSorted().join()]);
  };
  const isOpen = (area: Region) => isHomeOf(area, nation) && !isOccupied(state, area);
  const byRail = (start: Region): Region[] => {
    if (!isOpen(start)) return [];
    const reached = [start];
    for (const area of reached) {
      for (const next of landNeighbours(area)) if (isOpen(next) && !reached.includes(next)) reached.push(next);
    }
    return reached;
  };
  const sail = (chain: readonly Region[], land: (to: Region, chain: readonly Region[]) => void) => {
    const last = chain.at(-1) as Region;
    for (const to of landNeighbours(last)) land(to, chain);
    for (const next of seaNeighbours(last)) {
      if (seas.includes(next) && !chain.includes(next)) sail([...chain, next], land);
    }
  };
  const goFrom = (start: Region, mayRailAfter: boolean) => {
    const land = (to: Region, chain: readonly Region[]) => {
      arrive(to, chain);
      if (mayRailAfter) for (const end of byRail(to)) arrive(end, chain);
    };
    for (const to of landNeighbours(start)) land(to, []);
    for (const sea of seaNeighbours(start)) if (seas.includes(sea)) sail([sea], land);
  };
  goFrom(from, true);
  for (const start of byRail(from)) {
    arrive(start, []);
    if (start !== from) goFrom(start, false);
  }
  return routes;
}

describe("the routes of armies", () => {
  it("are those of the literal rules, without detours", () => {
    fc.assert(
      fc.property(situation, ({ nation, from, occupied, seas }) => {
        const state = arrange(nation, occupied, seas);
        const transport = transportOf(state, newManoeuvre(nation));
        const offered = new Map<Region, string[]>();
        const offer = (to: Region, chain: readonly Region[]) => {
          offered.set(to, [...(offered.get(to) ?? []), chain.toSorted().join()]);
        };
        for (const to of overlandFrom(transport, from)) offer(to, []);
        forEachConvoy(transport, from, (to, chain) => offer(to, chain.seas));

        const possible = everyRoute(state, nation, from, seas);
        expect([...offered.keys()].toSorted()).toEqual([...possible.keys()].toSorted());
        for (const [to, chains] of offered) {
          expect(new Set(chains).size, "each route once").toBe(chains.length);
          const legal = possible.get(to) ?? [];
          for (const chain of chains) expect(legal).toContain(chain);
          for (const chain of legal) {
            const isPartOf = (shorter: string) =>
              shorter.split(",").every((sea) => sea === "" || chain.split(",").includes(sea));
            expect(chains.some(isPartOf), `${to} by ${chain}`).toBe(true);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});
