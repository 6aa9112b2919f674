import type { Invariant } from "@rondel/engine";
import {
  AREAS,
  FLAG_REGIONS,
  FLAGS_PER_NATION,
  HOME_PROVINCES,
  NATION_COUNT,
  NATIONS,
  type Nation,
  ownerOf,
  REGIONS,
  type Region,
  SEAS,
} from "../board/board.ts";
import type { Event } from "../events.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import { freshArmies, freshFleets } from "../manoeuvre/history.ts";
import { flagIn, flagsOnMap, type State } from "../state.ts";
import { armiesOnMap, fleetsOnMap, soleOccupant } from "../units.ts";

const unitsOf = (state: State, nation: Nation): number => armiesOnMap(state, nation) + fleetsOnMap(state, nation);

function manoeuvreIn(state: State): ManoeuvreFrame | undefined {
  for (const frame of state.frames) if (frame.kind === "manoeuvre") return frame;
  return undefined;
}

/** The home provinces with an unoccupied factory, after one hostile army has left the province `left`. */
function freeFactories(state: State, owner: Nation, left: Region | undefined): Region[] {
  return HOME_PROVINCES.filter((home) => {
    const hostile = state.hostileArmies.slice(home * NATION_COUNT, (home + 1) * NATION_COUNT);
    const armies = hostile.reduce((sum, count) => sum + count, home === left ? -1 : 0);
    return ownerOf(home) === owner && state.factories[home] === 1 && armies === 0;
  });
}

export const MANOEUVRE_INVARIANTS: readonly Invariant<State, Event>[] = [
  {
    id: "INV-09",
    broken(state, before, events) {
      const isPlacingFlags = (state: State) => state.frames.some((frame) => frame.kind === "flags");
      const ended = events.some((event) => event.kind === "manoeuvreEnded") || (before && isPlacingFlags(before));
      if (!ended || isPlacingFlags(state)) return undefined;
      for (const region of FLAG_REGIONS) {
        const occupant = soleOccupant(state, region);
        const flag = flagIn(state, region);
        if (occupant === undefined || flag === occupant) continue;
        const lacks = flag === undefined && flagsOnMap(state, occupant) === FLAGS_PER_NATION;
        if (!lacks) return `region ${region} does not show the flag of nation ${occupant}`;
      }
      return undefined;
    },
  },
  {
    id: "INV-12",
    broken(state, before, events) {
      if (!before) return undefined;
      const changes = NATIONS.map(() => 0);
      const change = (nation: Nation, by: number) => {
        changes[nation] = (changes[nation] ?? 0) + by;
      };
      for (const event of events) {
        if (event.kind === "produced" || event.kind === "imported") change(event.nation, 1);
        if (event.kind === "factoryDestroyed") change(event.nation, -3);
        if (event.kind !== "battle") continue;
        if (event.by.nation === event.against.nation) return "a nation fought itself";
        change(event.by.nation, -1);
        change(event.against.nation, -1);
      }
      const wrong = NATIONS.find((nation) => unitsOf(state, nation) - unitsOf(before, nation) !== changes[nation]);
      return wrong === undefined ? undefined : `units of nation ${wrong} changed without an event`;
    },
  },
  {
    id: "INV-17",
    broken(state) {
      const frame = manoeuvreIn(state);
      const overloaded = frame && SEAS.find((sea) => freshFleets(state, frame, sea) < 0);
      return overloaded === undefined ? undefined : `sea ${overloaded} carried more armies than it has fleets`;
    },
  },
  {
    id: "INV-23",
    broken(_state, before, events) {
      if (!before) return undefined;
      for (const event of events) {
        if (event.kind !== "armyMoved" && event.kind !== "statusChanged") continue;
        if (event.status !== "hostile") continue;
        const province = event.kind === "armyMoved" ? event.to : event.province;
        const left = event.kind === "armyMoved" && event.standing === "hostile" ? event.from : undefined;
        if (freeFactories(before, ownerOf(province), left).join() === String(province)) {
          return `hostile in protected ${province}`;
        }
      }
      return undefined;
    },
  },
  {
    id: "INV-24",
    broken(state) {
      const frame = manoeuvreIn(state);
      if (!frame) return undefined;
      const exceeded =
        AREAS.find((area) => freshArmies(state, frame, area, false) < 0 || freshArmies(state, frame, area, true) < 0) ??
        REGIONS.find((region) => freshFleets(state, frame, region) < 0);
      return exceeded === undefined ? undefined : `more units acted in region ${exceeded} than stand there`;
    },
  },
];
