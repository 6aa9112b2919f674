import type { Invariant } from "@rondel/engine";
import {
  ARMIES_OF,
  FLAG_REGIONS,
  FLAGS_PER_NATION,
  FLEETS_OF,
  isForeignHome,
  isHomeOf,
  isPort,
  isSea,
  NATIONS,
  REGIONS,
} from "../board/board.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import { allArmies, allFlags, allFleets, armies, fleets, frameOf, freeFactories, hostileArmies } from "./readers.ts";

const isManoeuvring = (state: State): boolean =>
  state.frames.some((frame) => frame.kind === "manoeuvre" || frame.kind === "flags");

export const BOARD_INVARIANTS: readonly Invariant<State, Event>[] = [
  {
    id: "INV-06",
    broken(state) {
      const counts = [...state.peacefulArmies, ...state.hostileArmies, ...state.fleets];
      if (counts.some((count) => count < 0)) return "a negative number of units";
      const excess = NATIONS.find(
        (nation) =>
          allArmies(state, nation) > (ARMIES_OF[nation] ?? 0) || allFleets(state, nation) > (FLEETS_OF[nation] ?? 0),
      );
      return excess === undefined ? undefined : `nation ${excess} has more units than pieces`;
    },
  },
  {
    id: "INV-07",
    broken(state) {
      for (const nation of NATIONS) {
        for (const region of REGIONS) {
          if (isSea(region) && armies(state, nation, region) > 0) return `an army is at sea in region ${region}`;
          const harbours = isSea(region) || (isPort(region) && isHomeOf(region, nation));
          if (!harbours && fleets(state, nation, region) > 0) return `a fleet is on land in region ${region}`;
        }
      }
      return undefined;
    },
  },
  {
    id: "INV-08",
    broken(state) {
      if (state.flags.length !== FLAG_REGIONS.length) return `${state.flags.length} regions for flags`;
      const excess = NATIONS.find((nation) => allFlags(state, nation) > FLAGS_PER_NATION);
      return excess === undefined ? undefined : `nation ${excess} has too many flags`;
    },
  },
  {
    id: "INV-10",
    broken(state, before, events) {
      if (!before || isManoeuvring(before) || events.some((event) => event.kind === "manoeuvreEnded")) return undefined;
      if (state.flags.join() !== before.flags.join()) return "a flag changed";
      const fewer = (now: readonly number[], then: readonly number[]) =>
        now.some((count, place) => count < (then[place] ?? 0));
      const isLess =
        fewer(state.peacefulArmies, before.peacefulArmies) ||
        fewer(state.hostileArmies, before.hostileArmies) ||
        fewer(state.fleets, before.fleets) ||
        fewer(state.factories, before.factories);
      return isLess ? "a unit or a factory disappeared" : undefined;
    },
  },
  {
    id: "INV-11",
    broken(state) {
      if (state.factories.some((count) => count !== 0 && count !== 1)) return "more than one factory in a city";
      const bare = NATIONS.find((nation) => freeFactories(state, nation).length === 0);
      return bare === undefined ? undefined : `nation ${bare} has no unoccupied factory`;
    },
  },
  {
    id: "INV-18",
    broken(state, _before, events) {
      const count = (kind: Event["kind"]) => events.filter((event) => event.kind === kind).length;
      if (count("rondel") > 1 || count("factoryBuilt") > 1) return "more than one action in a turn";
      return (frameOf(state, "import")?.placed ?? 0) >= 3 ? "an import goes on after three units" : undefined;
    },
  },
  {
    id: "INV-19",
    broken(state) {
      for (const nation of NATIONS) {
        for (const region of REGIONS) {
          if (hostileArmies(state, nation, region) > 0 && !isForeignHome(region, nation))
            return `a hostile army in region ${region}, where armies have no status`;
        }
      }
      return undefined;
    },
  },
];
