import type { Invariant } from "@rondel/engine";
import { FLAG_REGIONS, FLAGS_PER_NATION, NATIONS, type Nation, ownerOf, REGIONS, SEAS } from "../board/board.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import {
  allArmies,
  allFlags,
  allFleets,
  flagOn,
  fleets,
  frameOf,
  freeFactories,
  hostileArmies,
  nationsIn,
  peacefulArmies,
} from "./readers.ts";

const unitsOf = (state: State, nation: Nation): number => allArmies(state, nation) + allFleets(state, nation);

export const MANOEUVRE_INVARIANTS: readonly Invariant<State, Event>[] = [
  {
    id: "INV-09",
    broken(state, before, events) {
      const wasPlacing = before && frameOf(before, "flags");
      const ended = events.some((event) => event.kind === "manoeuvreEnded") || wasPlacing;
      if (!ended || frameOf(state, "flags")) return undefined;
      for (const region of FLAG_REGIONS) {
        const [occupant, another] = nationsIn(state, region);
        const flag = flagOn(state, region);
        if (occupant === undefined || another !== undefined || flag === occupant) continue;
        const lacks = flag === -1 && allFlags(state, occupant) === FLAGS_PER_NATION;
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
      const frame = frameOf(state, "manoeuvre");
      const overloaded = frame && SEAS.find((sea) => (frame.actedFleets[sea] ?? 0) > fleets(state, frame.nation, sea));
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
      const frame = frameOf(state, "manoeuvre");
      const exceeded =
        frame &&
        REGIONS.find(
          (region) =>
            (frame.actedPeaceful[region] ?? 0) > peacefulArmies(state, frame.nation, region) ||
            (frame.actedHostile[region] ?? 0) > hostileArmies(state, frame.nation, region) ||
            (frame.actedFleets[region] ?? 0) > fleets(state, frame.nation, region),
        );
      return exceeded === undefined ? undefined : `more units acted in region ${exceeded} than stand there`;
    },
  },
];
