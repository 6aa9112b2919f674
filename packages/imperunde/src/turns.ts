import { clockwiseFrom, type Seat } from "@rondel/engine";
import type { StartColoniesFrame, StartShipsFrame } from "./frames.ts";
import type { State } from "./state.ts";

/** IR-3.3.2, IR-3.4.1: in the setup the British player comes first, then the others clockwise, again and again. */
const setupOrder = (state: State): readonly Seat[] => clockwiseFrom(state.british, state.players);

export const seatInSetup = (state: State, frame: StartShipsFrame | StartColoniesFrame): Seat =>
  setupOrder(state)[frame.turn % state.players] as Seat;

/** The seats in the sequence in which they act now: that of the setup, or of the round (IR-4.2). */
export const turnOrder = (state: State): readonly Seat[] => (state.round === 0 ? setupOrder(state) : state.order);

/** Whose turn it is in a phase that is played one after the other. */
export function seatOfTurn(state: State, turn: number): Seat {
  const seat = state.order[turn];
  if (seat === undefined) throw new RangeError(`the round has no turn ${turn}`);
  return seat;
}

/** RU-45 */
export const isSimultaneous = (state: State): boolean => state.options.embarkOrder === "simultaneous";

/** Whose turn it is, where one player acts after the other; battles and windows inside a turn included. */
export function seatInTurn(state: State): Seat | undefined {
  for (const frame of state.frames.toReversed()) {
    switch (frame.kind) {
      case "startShips":
      case "startColonies":
        return seatInSetup(state, frame);
      case "embarkation":
        return isSimultaneous(state) ? undefined : state.order[frame.turn];
      case "investments":
      case "movement":
      case "goodWinds":
        return state.order[frame.turn];
      default:
    }
  }
  return undefined;
}

/** Whether a seat has had its turn of phase 6 in this round, so that its pieces have no moves left. */
export function turnIsOver(state: State, seat: Seat): boolean {
  if (state.phase !== 6) return state.phase > 6;
  const movement = state.frames.find((frame) => frame.kind === "movement");
  if (movement?.kind !== "movement") return false;
  const place = state.order.indexOf(seat);
  return place < movement.turn || (place === movement.turn && movement.stage === "window");
}

/** Whose turn of phase 6 it is, battles and windows inside it included. */
export function moverOf(state: State): Seat | undefined {
  const movement = state.frames.find((frame) => frame.kind === "movement");
  return movement?.kind === "movement" && movement.stage === "turn" ? state.order[movement.turn] : undefined;
}
