import { allSeats, type Invariant } from "@rondel/engine";
import { NATIONS } from "../board/board.ts";
import { MOST_POWER_POINTS } from "../board/tracks.ts";
import type { Event } from "../events.ts";
import { NONE, type State } from "../state.ts";
import { bondTotal, isUnsold, nextSeat } from "./readers.ts";

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
        const government = allSeats(state.players).find((seat) => state.government[nation] === seat);
        if ((government === undefined) !== isUnsold(state, nation))
          return `nation ${nation}: a government without bonds, or bonds without a government`;
        if (government === undefined) continue;
        const most = bondTotal(state, government, nation);
        const stronger = allSeats(state.players).find((seat) => bondTotal(state, seat, nation) > most);
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
          if (bondTotal(state, seat, nation) < bondTotal(before, seat, nation)) return `seat ${seat} lost bonds`;
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
      if (state.frames[0]?.kind === "offer") return undefined;
      if (state.investorCard === NONE) return "no seat holds the Investor card";
      if (!before || before.investorCard === NONE) return undefined;
      const holder = moves.length === 0 ? before.investorCard : nextSeat(state, before.investorCard);
      return moves.length <= 1 && state.investorCard === holder
        ? undefined
        : "the Investor card did not pass to the left";
    },
  },
  {
    id: "INV-15",
    broken(state, before) {
      if (before?.points.some((points, nation) => (state.points[nation] ?? 0) < points)) return "points were lost";
      return (state.frames.length === 0) === state.points.includes(MOST_POWER_POINTS)
        ? undefined
        : "the game must be over exactly when a nation has 25 points";
    },
  },
];
