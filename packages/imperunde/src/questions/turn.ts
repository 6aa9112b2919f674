import { type Seat, topFrame } from "@rondel/engine";
import type { Region } from "../board/board.ts";
import type { AttackFrame, EmbarkationFrame, FairWindsFrame, MovementFrame } from "../frames.ts";
import { embarkation } from "../phases/embarkation.ts";
import type { State } from "../state.ts";
import { seatOfTurn } from "../turns.ts";

/** A turn in which a seat moves units and may attack. */
export type FightingTurn = MovementFrame | FairWindsFrame;

/** The turn in which a seat moves now, in phase 6 or by fair winds; undefined if it is not its turn. */
export function turnOf(state: State, seat: Seat): FightingTurn | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== "goodWinds" && !(frame?.kind === "movement" && frame.stage === "turn")) return undefined;
  return seatOfTurn(state, frame.turn) === seat ? frame : undefined;
}

/** The embarkation in which a seat decides now. */
export function embarkationOf(state: State, seat: Seat): EmbarkationFrame | undefined {
  const frame = topFrame(state);
  return frame?.kind === "embarkation" && embarkation.deciders(state, frame).includes(seat) ? frame : undefined;
}

/** An attack in that turn for which no unit has been sent. */
export function newAttack({ kind }: FightingTurn, seat: Seat, target: Region): AttackFrame {
  return { kind: "attack", seat, target, cause: kind === "goodWinds" ? "winds" : "movement", sent: [] };
}
