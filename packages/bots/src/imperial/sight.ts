import type { Seat } from "@rondel/engine";
import { type Action, NATIONS, type State, stepsTo, surchargeFor } from "@rondel/imperial";
import type { Level } from "../levels.ts";
import { considers } from "../sight.ts";
import { selfishOutlookOf, shortSightedOutlookOf } from "./limited-outlook.ts";
import { outlookOf } from "./outlook.ts";

/** How far a level without a search sees. */
export interface Sight {
  readonly look: typeof outlookOf;
  /** The shares of the bonds, and of the regions in a manoeuvre, import or construction, that it considers. */
  readonly bonds: number;
  readonly regions: number;
  /** Whether it thinks of paying for a far space of the rondel. */
  readonly pays: boolean;
  /** Breaks ties between actions that are as good as equal, in millions. */
  readonly noise: number;
}

export const FULL_SIGHT: Sight = { look: outlookOf, bonds: 1, regions: 1, pays: true, noise: 0 };

/** The levels with limited sight. */
export const SIGHTS: Readonly<Partial<Record<Level, Sight>>> = {
  beginner: { look: shortSightedOutlookOf, bonds: 0.35, regions: 0.55, pays: false, noise: 0.5 },
  simple: { look: shortSightedOutlookOf, bonds: 0.6, regions: 0.7, pays: false, noise: 0.5 },
  steady: { look: selfishOutlookOf, bonds: 0.65, regions: 0.75, pays: true, noise: 0.5 },
};

/** Whether a seat with this sight considers an action. */
export function isSeen({ bonds, regions, pays }: Sight, state: State, seat: Seat, action: Action): boolean {
  const region = (place: number) => considers(regions, [moment(state), seat, place]);
  switch (action.kind) {
    case "moveRondel":
      return pays || isFree(state, action.space);
    case "invest":
      return considers(bonds, [moment(state), seat, action.nation, action.bond]);
    case "moveArmy":
    case "moveFleet":
      return region(action.to);
    case "placeImport":
    case "buildFactory":
      return region(action.province);
    case "declareBattle":
      return region(action.region);
    default:
      return true;
  }
}

function isFree(state: State, space: Extract<Action, { kind: "moveRondel" }>["space"]): boolean {
  const frame = state.frames[state.frames.length - 1];
  return frame?.kind !== "turn" || surchargeFor(stepsTo(state, frame.nation, space)) === 0;
}

/** A number that stays the same during the turn of a nation. */
function moment({ rondel }: State): number {
  return NATIONS.reduce<number>((sum, nation) => 9 * sum + (rondel[nation] ?? 0), 0) % 1_000_003;
}
