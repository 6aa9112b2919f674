import { allSeats, type Invariant, type Seat } from "@rondel/engine";
import { POWERS } from "../board/board.ts";
import { MOST_POWER_POINTS } from "../board/tracks.ts";
import { influenceOf, isVacant } from "../bonds-held.ts";
import type { Event } from "../events.ts";
import { at, governmentOf, isOver, leftNeighbour, NONE, type State } from "../state.ts";

/** Flag cards move only at the check; before it, bonds may already say something else. */
const governmentsAreSettled = (state: State): boolean =>
  state.frames.every((frame) => frame.kind !== "investment" && frame.kind !== "offer");

export const INVESTOR_INVARIANTS: readonly Invariant<State, Event>[] = [
  {
    id: "INV-03",
    broken(state) {
      const isHolder = (holder: number) => Number.isInteger(holder) && holder >= NONE && holder < state.players;
      if (state.bondHolders.length !== 54) return `${state.bondHolders.length} bonds`;
      return state.bondHolders.every(isHolder) ? undefined : "a bond is nowhere";
    },
  },
  {
    id: "INV-04",
    broken(state) {
      if (!governmentsAreSettled(state)) return undefined;
      for (const power of POWERS) {
        const government = governmentOf(state, power);
        if ((government === undefined) !== isVacant(state, power))
          return `power ${power}: bonds and government disagree`;
        if (government === undefined) continue;
        const influence = influenceOf(state, government, power);
        const stronger = allSeats(state.players).find((seat) => influenceOf(state, seat, power) > influence);
        if (stronger !== undefined) return `seat ${stronger} should govern power ${power}`;
      }
      return undefined;
    },
  },
  {
    id: "INV-05",
    broken(state, before) {
      if (!before) return undefined;
      for (const power of POWERS) {
        for (const seat of allSeats(state.players)) {
          if (influenceOf(state, seat, power) < influenceOf(before, seat, power)) return `seat ${seat} lost influence`;
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
        : "Swiss Banks and governments disagree";
    },
  },
  {
    id: "INV-14",
    broken(state, before, events) {
      const moves = events.filter((event) => event.kind === "investorCard");
      if (state.options.investorCard === "without") {
        return state.investorCard === NONE && moves.length === 0
          ? undefined
          : "somebody holds a card that is not in play";
      }
      if (state.frames.some((frame) => frame.kind === "offer")) return undefined;
      if (state.investorCard === NONE) return "nobody holds the Investor card";
      if (!before || before.investorCard === NONE || before.investorCard === state.investorCard) return undefined;
      const next = leftNeighbour(state, before.investorCard as Seat);
      return moves.length === 1 && next === state.investorCard ? undefined : "the Investor card went astray";
    },
  },
  {
    id: "INV-15",
    broken(state, before) {
      if (before && POWERS.some((power) => at(state.points, power) < at(before.points, power)))
        return "points were lost";
      return isOver(state) === state.points.includes(MOST_POWER_POINTS) ? undefined : "25 points and the end disagree";
    },
  },
];
