import { type FrameRules, popFrame, pushFrame } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { REGIONS, type Sea } from "../board/board.ts";
import { inSeaBattle } from "../combat/begin.ts";
import type { Event } from "../events.ts";
import type { ClearingFrame, ClearSeaFrame } from "../frames.ts";
import { warshipsAt } from "../pieces.ts";
import { controller, hostileCargoOwners, inRoundOrder, sinkCargoOf, warParties } from "../seas.ts";
import { NOBODY, type Party, PIRATES, type PlayContext, type State } from "../state.ts";
import { silent } from "./silent.ts";

/** Phase 5: sea by sea in board-index order (IR-8.1.3, RU-58). */
export const clearing: FrameRules<State, ClearingFrame, Action, Event> = {
  ...silent("IR-8.1.1"),
  step(state, frame) {
    for (let sea = frame.sea + 1; sea < REGIONS; sea++) {
      if (!mustBeCleared(state, sea)) continue;
      frame.sea = sea;
      clearSeaNow(state, sea, "clearing");
      return true;
    }
    popFrame(state, frame);
    return true;
  },
};

// IR-8.1.1, IR-8.1.2
function mustBeCleared(state: State, sea: Sea): boolean {
  const parties = warParties(state, sea);
  if (parties.length === 0) return false;
  return parties.length > 1 || hostileCargoOwners(state, sea, parties[0] ?? NOBODY).length > 0;
}

export function clearSeaNow(state: State, sea: Sea, cause: ClearSeaFrame["cause"]): void {
  pushFrame(state, { kind: "clearSea", sea, ladder: inRoundOrder(state, warParties(state, sea)), cause });
}

/** IR-8.2.1: a ladder along the round order, the pirates as its last rung. */
export const clearSea: FrameRules<State, ClearSeaFrame, Action, Event> = {
  ...silent("IR-8.1.1"),
  step(state, frame, context) {
    const [first, second] = frame.ladder.filter((party) => warshipsAt(state, frame.sea, party) > 0);
    if (first !== undefined && second !== undefined) {
      // RU-59: in the event the pirates attack; otherwise who is earlier on the ladder.
      const swap = frame.cause === "pirates" && second === PIRATES;
      inSeaBattle(state, frame.sea, swap ? second : first, swap ? first : second, frame.cause, context);
      return true;
    }
    popFrame(state, frame);
    sweep(state, frame.sea, context);
    return true;
  },
};

/** IR-8.3.1: whoever is left sinks the cargo of his enemies. */
function sweep(state: State, sea: Sea, context: PlayContext): void {
  const winner: Party = controller(state, sea);
  if (winner === NOBODY) return;
  const spared = state.phase === 5 ? ["IR-8.3.2"] : [];
  context.emit({
    kind: "seaCleared",
    rule: "IR-8.3.1",
    also: ["IR-8.1.1", "IR-8.1.3", ...spared],
    party: winner,
    region: sea,
  });
  for (const owner of hostileCargoOwners(state, sea, winner))
    sinkCargoOf(state, sea, owner, winner, "IR-8.3.1", context);
}
