import type { Frame } from "./frames.ts";
import type { State } from "./state.ts";

/** Copies a state field by field; search copies millions of them. */
export function cloneState(state: State): State {
  return {
    players: state.players,
    options: state.options,
    seating: state.seating.slice(),
    bank: state.bank,
    treasury: state.treasury.slice(),
    cash: state.cash.slice(),
    bondHolders: state.bondHolders.slice(),
    government: state.government.slice(),
    investorCard: state.investorCard,
    withoutGovernment: state.withoutGovernment.slice(),
    rondel: state.rondel.slice(),
    taxMarker: state.taxMarker.slice(),
    points: state.points.slice(),
    factories: state.factories.slice(),
    peacefulArmies: state.peacefulArmies.slice(),
    hostileArmies: state.hostileArmies.slice(),
    fleets: state.fleets.slice(),
    flags: state.flags.slice(),
    frames: state.frames.map(cloneFrame),
  };
}

/** Only the lists of a manoeuvre change in place; the lists of other frames are replaced as a whole. */
function cloneFrame(frame: Frame): Frame {
  if (frame.kind !== "manoeuvre") return { ...frame };
  return {
    kind: "manoeuvre",
    nation: frame.nation,
    step: frame.step,
    actedPeaceful: frame.actedPeaceful.slice(),
    actedHostile: frame.actedHostile.slice(),
    actedFleets: frame.actedFleets.slice(),
  };
}
