import type { Refusal } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { Nation, Region, UnitType } from "../board/board.ts";
import type { Journey } from "../events.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import { occupiedBefore } from "../manoeuvre/armies.ts";
import { forEachConvoy, journeyOf, overlandFrom, transportOf } from "../manoeuvre/army-reach.ts";
import { refuseGroup } from "../manoeuvre/battle.ts";
import { addFleetMoves } from "../manoeuvre/fleets.ts";
import { newManoeuvre } from "../manoeuvre/history.ts";
import type { State } from "../state.ts";
import { type Status, statusesOnArrival } from "../units.ts";

/** A region that a unit could move to, and how it would get there. */
export type Destination = FleetDestination | ArmyDestination;

interface FleetDestination {
  readonly to: Region;
  readonly by: "sail";
}

interface ArmyDestination extends Journey {
  readonly to: Region;
  /** The statuses that the army may take on arrival; empty outside foreign home provinces. */
  readonly statuses: readonly Status[];
}

/** Lists the destinations of a unit in the current manoeuvre of its nation, or in one that would begin now. */
export function reach(
  state: State,
  nation: Nation,
  region: Region,
  unit: UnitType,
  standing: Status | undefined,
): Destination[] | Refusal {
  const refused = refuseGroup(state, nation, region, unit, standing);
  if (refused) return refused;
  const frame = currentManoeuvre(state, nation) ?? newManoeuvre(nation);
  return unit === "fleet" ? fleetReach(state, frame, region) : armyReach(state, frame, region, standing);
}

function currentManoeuvre(state: State, nation: Nation): ManoeuvreFrame | undefined {
  for (const frame of state.frames) if (frame.kind === "manoeuvre" && frame.nation === nation) return frame;
  return undefined;
}

function fleetReach(state: State, frame: ManoeuvreFrame, from: Region): FleetDestination[] {
  const moves: Action[] = [];
  addFleetMoves(state, frame, from, moves);
  return moves.flatMap((move) => (move.kind === "moveFleet" ? [{ to: move.to, by: "sail" }] : []));
}

function armyReach(state: State, frame: ManoeuvreFrame, from: Region, standing: Status | undefined): ArmyDestination[] {
  const left = occupiedBefore(from, standing);
  const transport = transportOf(state, frame);
  const destinations: ArmyDestination[] = [];
  const add = (to: Region, seas: readonly Region[] | undefined) => {
    destinations.push({
      to,
      ...journeyOf(transport, from, to, seas),
      statuses: statusesOnArrival(state, frame.nation, to, left),
    });
  };
  for (const to of overlandFrom(transport, from)) add(to, undefined);
  forEachConvoy(transport, from, (to, chain) => add(to, chain.seas));
  return destinations;
}
