import { type FrameRules, popFrame, pushFrame, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { ALL_SEAS, type Sea } from "../board/board.ts";
import { notOffered, notYourTurn } from "../codes.ts";
import type { Event } from "../events.ts";
import type { SinkingFrame } from "../frames.ts";
import { controller, hostileCargoOwners, sinkCargoOf } from "../seas.ts";
import type { PlayContext, State } from "../state.ts";
import { isBattlefield } from "../territories.ts";

/** RU-24: a player has come to control a sea in his own turn. */
export function sinkHostileCargo(state: State, seat: Seat, sea: Sea, context: PlayContext): void {
  if (controller(state, sea) !== seat || isBattlefield(state, sea)) return;
  const owners = hostileCargoOwners(state, sea, seat);
  if (owners.length === 0) return;
  if (state.options.sinkCargo === "optional") {
    pushFrame(state, { kind: "sinking", seat, sea, owners });
  } else {
    for (const owner of owners) sinkCargoOf(state, sea, owner, seat, "IR-9.4.6", context);
  }
}

/** The same for all seas: at the start of a turn, and after a card that made war in it. */
export function sinkAllHostileCargo(state: State, seat: Seat, context: PlayContext): void {
  for (const sea of ALL_SEAS) sinkHostileCargo(state, seat, sea, context);
}

/** D-22. */
export const sinking: FrameRules<State, SinkingFrame, Action, Event> = {
  deciders: (_state, frame) => [frame.seat],
  actions: () => [{ kind: "sink" }, { kind: "spare" }],
  defaultAction: () => ({ kind: "sink" }),
  refuse(_state, frame, seat, action) {
    if (seat !== frame.seat) return notYourTurn("D-22");
    return action.kind === "sink" || action.kind === "spare" ? undefined : notOffered("D-22");
  },
  play(state, frame, seat, action, context) {
    const [owner] = frame.owners.splice(0, 1);
    if (owner === undefined) return;
    if (action.kind === "sink") sinkCargoOf(state, frame.sea, owner, seat, "IR-9.4.6", context);
    else context.emit({ kind: "cargoSpared", rule: "RU-24", party: seat, other: owner, region: frame.sea });
  },
  prompt: (_state, frame) => ({
    code: "prompt.sinking",
    params: { seat: frame.seat, region: frame.sea, owner: frame.owners[0] ?? -1 },
  }),
  step(state, frame) {
    if (frame.owners.length > 0) return false;
    popFrame(state, frame);
    return true;
  },
};
