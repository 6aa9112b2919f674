import { allSeats, type Invariant, type Seat } from "@rondel/engine";
import { NATIONS } from "../board/board.ts";
import { MOST_POWER_POINTS } from "../board/tracks.ts";
import { bondTotalOf, isVacant } from "../bonds-held.ts";
import type { Event } from "../events.ts";
import { at, governmentOf, isOver, leftNeighbour, NONE, type State } from "../state.ts";

/** Governments change only at the check; until then the bond totals may already favour another seat. */
const governmentsAreSettled = (state: State): boolean =>
  state.frames.every((frame) => frame.kind !== "investment" && frame.kind !== "offer");

export const INVESTOR_INVARIANTS: readonly Invariant<State, Event>[] = [
  {
    id: "INV-03",
    broken(state) {
      const isHolder = (holder: number) => Number.isInteger(holder) && holder >= NONE && holder < state.players;
      if (state.bondHolders.length !== 54) return `${state.bondHolders.length} bonds`;
      return state.bondHolders.every(isHolder) ? undefined : "a bond has no valid holder";
    },
  },
  {
    id: "INV-04",
    broken(state) {
      if (!governmentsAreSettled(state)) return undefined;
      for (const nation of NATIONS) {
        const government = governmentOf(state, nation);
        if ((government === undefined) !== isVacant(state, nation))
          return `nation ${nation}: a government without bonds, or bonds without a government`;
        if (government === undefined) continue;
        const bondTotal = bondTotalOf(state, government, nation);
        const stronger = allSeats(state.players).find((seat) => bondTotalOf(state, seat, nation) > bondTotal);
        if (stronger !== undefined) return `seat ${stronger} should govern nation ${nation}`;
      }
      return undefined;
    },
  },
  {
    id: "INV-05",
    broken(state, before) {
      if (!before) return undefined;
      for (const nation of NATIONS) {
        for (const seat of allSeats(state.players)) {
          if (bondTotalOf(state, seat, nation) < bondTotalOf(before, seat, nation)) return `seat ${seat} lost bonds`;
        }
      }
      return undefined;
    },
  },
  {
    id: "INV-13",
    broken(state) {
      if (!governmentsAreSettled(state)) return undefined;
      const idle = allSeats(state.players).filter((seat) => !state.government.includes(seat));
      return idle.join() === state.withoutGovernment.toSorted().join()
        ? undefined
        : "the list of seats without a government is wrong";
    },
  },
  {
    id: "INV-14",
    broken(state, before, events) {
      const moves = events.filter((event) => event.kind === "investorCard");
      if (state.options.investorCard === "without") {
        return state.investorCard === NONE && moves.length === 0
          ? undefined
          : "a seat holds the Investor card, which is not in play";
      }
      if (state.frames.some((frame) => frame.kind === "offer")) return undefined;
      if (state.investorCard === NONE) return "no seat holds the Investor card";
      if (!before || before.investorCard === NONE || before.investorCard === state.investorCard) return undefined;
      const next = leftNeighbour(state, before.investorCard as Seat);
      return moves.length === 1 && next === state.investorCard
        ? undefined
        : "the Investor card did not pass to the left";
    },
  },
  {
    id: "INV-15",
    broken(state, before) {
      if (before && NATIONS.some((nation) => at(state.points, nation) < at(before.points, nation)))
        return "points were lost";
      return isOver(state) === state.points.includes(MOST_POWER_POINTS)
        ? undefined
        : "the game must be over exactly when a nation has 25 points";
    },
  },
];
