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
import { at, flagIn, flagsOnMap, type State } from "../state.ts";
import { allArmiesIn, armiesIn, armiesOnMap, fleetsIn, fleetsOnMap, unoccupiedFactories } from "../units.ts";

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
          armiesOnMap(state, nation) > at(ARMIES_OF, nation) || fleetsOnMap(state, nation) > at(FLEETS_OF, nation),
      );
      return excess === undefined ? undefined : `nation ${excess} has more units than pieces`;
    },
  },
  {
    id: "INV-07",
    broken(state) {
      for (const nation of NATIONS) {
        for (const region of REGIONS) {
          if (isSea(region) && allArmiesIn(state, nation, region) > 0) return `an army is at sea in region ${region}`;
          const harbours = isSea(region) || (isPort(region) && isHomeOf(region, nation));
          if (!harbours && fleetsIn(state, nation, region) > 0) return `a fleet is on land in region ${region}`;
        }
      }
      return undefined;
    },
  },
  {
    id: "INV-08",
    broken(state) {
      if (state.flags.length !== FLAG_REGIONS.length) return `${state.flags.length} regions for flags`;
      const excess = NATIONS.find((nation) => flagsOnMap(state, nation) > FLAGS_PER_NATION);
      return excess === undefined ? undefined : `nation ${excess} has too many flags`;
    },
  },
  {
    id: "INV-10",
    broken(state, before, events) {
      const isOutside = before && !isManoeuvring(before) && !isManoeuvring(state);
      if (!isOutside || events.some((event) => event.kind === "manoeuvreEnded")) return undefined;
      if (FLAG_REGIONS.some((region) => flagIn(state, region) !== flagIn(before, region))) return "a flag changed";
      const fewer = (now: readonly number[], then: readonly number[]) =>
        now.some((count, place) => count < at(then, place));
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
      const bare = NATIONS.find((nation) => unoccupiedFactories(state, nation) === 0);
      return bare === undefined ? undefined : `nation ${bare} has no unoccupied factory`;
    },
  },
  {
    id: "INV-18",
    broken(state, _before, events) {
      const count = (kind: Event["kind"]) => events.filter((event) => event.kind === kind).length;
      if (count("rondel") > 1 || count("factoryBuilt") > 1) return "more than one action in a turn";
      const imports = state.frames.find((frame) => frame.kind === "import");
      return imports?.kind === "import" && imports.placed > 3 ? "more than three imports" : undefined;
    },
  },
  {
    id: "INV-19",
    broken(state) {
      for (const nation of NATIONS) {
        for (const region of REGIONS) {
          if (armiesIn(state, nation, region, true) > 0 && !isForeignHome(region, nation))
            return `a hostile army in region ${region}, where armies have no status`;
        }
      }
      return undefined;
    },
  },
];
