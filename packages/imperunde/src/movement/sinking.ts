import { popFrame, pushFrame, type Seat } from "@rondel/engine";
import { ALL_SEAS, type Sea } from "../board/board.ts";
import { notOffered, notYourTurn, prompt } from "../codes.ts";
import { breakPassage } from "../diplomacy/promises.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import { controller, hostileTransportOwners, sinkTransportsOf } from "../seas.ts";
import { NOBODY, type State } from "../state.ts";
import { isBattlefield } from "../territories.ts";

/** RU-24: the active player controls a sea. Enemy transports there sink, or the player may spare them. Returns the owners of sunk ones. */
function sinkOrAsk(state: State, seat: Seat, sea: Sea, context: PlayContext): readonly Seat[] {
  if (controller(state, sea) !== seat || isBattlefield(state, sea)) return [];
  const owners = hostileTransportOwners(state, sea, seat);
  if (owners.length === 0) return [];
  if (state.options.sinkCargo === "optional") {
    pushFrame(state, { kind: "sinking", seat, sea, owners });
    return [];
  }
  for (const owner of owners) sinkTransportsOf(state, sea, owner, seat, "IR-9.4.6", context);
  return owners;
}

/** The same after an arrival in the sea, which breaks a promise of passage. */
export function sinkHostileTransports(state: State, seat: Seat, sea: Sea, context: PlayContext): void {
  for (const owner of sinkOrAsk(state, seat, sea, context)) breakPassage(state, seat, owner, context);
}

/** The same for all seas, at the start of a turn and after a declaration of war in it. It breaks no promise: nobody chooses it. */
export function sinkAllHostileTransports(state: State, seat: Seat, context: PlayContext): void {
  for (const sea of ALL_SEAS) sinkOrAsk(state, seat, sea, context);
}

/** D-22: the player sinks or spares the transports of each enemy. */
export const sinking: RulesOf<"sinking"> = {
  deciders: (_state, frame) => [frame.seat],
  actions: () => [{ kind: "sink" }, { kind: "spare" }],
  defaultAction: () => ({ kind: "sink" }),
  refuse(_state, frame, seat, action) {
    if (seat !== frame.seat) return notYourTurn("D-22");
    return action.kind === "sink" || action.kind === "spare" ? undefined : notOffered("D-22");
  },
  play(state, frame, seat, action, context) {
    if (action.kind !== "sink" && action.kind !== "spare") throw unexpectedAction(action);
    const [owner] = frame.owners.splice(0, 1);
    if (owner === undefined) return;
    if (action.kind === "sink") {
      sinkTransportsOf(state, frame.sea, owner, seat, "IR-9.4.6", context);
      breakPassage(state, seat, owner, context);
    } else context.emit({ kind: "cargoSpared", rule: "RU-24", party: seat, other: owner, region: frame.sea });
  },
  prompt: (_state, frame) =>
    prompt("sinking", { seat: frame.seat, region: frame.sea, owner: frame.owners[0] ?? NOBODY }),
  step(state, frame) {
    if (frame.owners.length > 0) return false;
    popFrame(state, frame);
    return true;
  },
};
