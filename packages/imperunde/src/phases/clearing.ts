import { popFrame, pushFrame } from "@rondel/engine";
import { ALL_SEAS, type Sea, TERRITORIES } from "../board/board.ts";
import { beginSeaBattle } from "../combat/begin.ts";
import type { PlayContext, RulesOf } from "../frame-rules.ts";
import type { ClearSeaFrame } from "../frames.ts";
import { warshipsAt } from "../pieces.ts";
import { controller, hostileTransportOwners, inRoundOrder, sinkTransportsOf, warParties } from "../seas.ts";
import { NOBODY, type Party, PIRATES, type State } from "../state.ts";
import { silent } from "./silent.ts";

/** Phase 5: clears one sea after another, in the order of the board index (IR-8.1.3, RU-58). */
export const clearing: RulesOf<"clearing"> = {
  ...silent("IR-8.1.1"),
  step(state, frame) {
    for (const sea of ALL_SEAS) {
      if (sea <= frame.sea || !mustBeCleared(state, sea)) continue;
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
  const [first, second] = warParties(state, sea);
  return first !== undefined && (second !== undefined || hostileTransportOwners(state, sea, first).length > 0);
}

/** The number before that of the first sea: no sea has been checked. */
export const BEFORE_ALL_SEAS = (TERRITORIES - 1) as Sea;

export function clearSeaNow(state: State, sea: Sea, cause: ClearSeaFrame["cause"]): void {
  pushFrame(state, { kind: "clearSea", sea, ladder: inRoundOrder(state, warParties(state, sea)), cause });
}

/** IR-8.2.1: the parties fight in round order, the pirates last; each winner fights the next. */
export const clearSea: RulesOf<"clearSea"> = {
  ...silent("IR-8.1.1"),
  step(state, frame, context) {
    const [first, second] = frame.ladder.filter((party) => warshipsAt(state, frame.sea, party) > 0);
    if (first !== undefined && second !== undefined) {
      // RU-59: pirates of an event attack; otherwise the earlier party does.
      const swap = frame.cause === "pirates" && second === PIRATES;
      beginSeaBattle(state, frame.sea, swap ? second : first, swap ? first : second, frame.cause, context);
      return true;
    }
    popFrame(state, frame);
    sweep(state, frame.sea, context);
    return true;
  },
};

/** IR-8.3.1: the remaining party sinks the transports of its enemies. */
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
  for (const owner of hostileTransportOwners(state, sea, winner))
    sinkTransportsOf(state, sea, owner, winner, "IR-8.3.1", context);
}
