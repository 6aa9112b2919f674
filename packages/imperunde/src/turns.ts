import { clockwiseFrom, type Seat } from "@rondel/engine";
import type { StartColoniesFrame, StartShipsFrame } from "./frames.ts";
import type { State } from "./state.ts";

/** IR-3.3.2, IR-3.4.1: the setup goes round the table clockwise, starting with the British player. */
const setupOrder = (state: State): readonly Seat[] => clockwiseFrom(state.british, state.players);

export function seatInSetup(state: State, frame: StartShipsFrame | StartColoniesFrame): Seat {
  return setupOrder(state)[frame.turn % state.players] as Seat;
}

/** The seats in their current sequence of play: that of the setup or that of the round (IR-4.2). */
export function turnOrder(state: State): readonly Seat[] {
  return state.round === 0 ? setupOrder(state) : state.order;
}

/** IR-4.2: true if the round is played clockwise. */
export function isClockwise({ order, players }: State): boolean {
  const [first, second] = order;
  return second === ((first ?? 0) + 1) % players;
}

/** The seat of a turn in a phase that the players play one after another. */
export function seatOfTurn(state: State, turn: number): Seat {
  const seat = state.order[turn];
  if (seat === undefined) throw new RangeError(`the round has no turn ${turn}`);
  return seat;
}

/** RU-45: whether all players embark at the same time. */
export function isSimultaneous(state: State): boolean {
  return state.options.embarkOrder === "simultaneous";
}

/** The active player, also during battles and windows inside the turn; undefined in phases without turns. */
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

/** Whether a seat has finished its turn of phase 6 in this round, so its pieces have no moves left. */
export function turnIsOver(state: State, seat: Seat): boolean {
  if (state.phase !== 6) return state.phase > 6;
  const movement = state.frames.find((frame) => frame.kind === "movement");
  if (movement?.kind !== "movement") return false;
  const place = state.order.indexOf(seat);
  return place < movement.turn || (place === movement.turn && movement.stage === "window");
}

/** The active player of phase 6, also during battles and windows inside the turn. */
export function moverOf(state: State): Seat | undefined {
  const movement = state.frames.find((frame) => frame.kind === "movement");
  return movement?.kind === "movement" && movement.stage === "turn" ? state.order[movement.turn] : undefined;
}
