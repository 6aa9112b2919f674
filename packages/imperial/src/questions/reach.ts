import type { Json, Refusal } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { isForeignHome, type Power, type Region, type UnitType } from "../board/board.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import { forEachConvoy, forEachOnFoot, journeyOf, waysOf } from "../manoeuvre/army-reach.ts";
import { refuseGroup } from "../manoeuvre/battle.ts";
import { addFleetMoves } from "../manoeuvre/fleets.ts";
import { newManoeuvre } from "../manoeuvre/history.ts";
import type { State } from "../state.ts";
import { mayBeHostile, type Status } from "../units.ts";

/** Where a unit could go: in the running manoeuvre of its power, else as if one began now. */
export function reach(
  state: State,
  power: Power,
  region: Region,
  unit: UnitType,
  standing: Status | undefined,
): Json | Refusal {
  const refused = refuseGroup(state, power, region, unit, standing);
  if (refused) return refused;
  const frame = runningManoeuvre(state, power) ?? newManoeuvre(power);
  return unit === "fleet" ? fleetReach(state, frame, region) : armyReach(state, frame, region);
}

function runningManoeuvre(state: State, power: Power): ManoeuvreFrame | undefined {
  for (const frame of state.frames) if (frame.kind === "manoeuvre" && frame.power === power) return frame;
  return undefined;
}

function fleetReach(state: State, frame: ManoeuvreFrame, from: Region): Json {
  const moves: Action[] = [];
  addFleetMoves(state, frame, from, moves);
  return moves.flatMap((move) => (move.kind === "moveFleet" ? [{ to: move.to, by: "sail" }] : []));
}

function armyReach(state: State, frame: ManoeuvreFrame, from: Region): Json {
  const ways = waysOf(state, frame);
  const ends: Json[] = [];
  const add = (to: Region, seas: readonly Region[] | undefined) => {
    const statuses = !isForeignHome(to, frame.power)
      ? []
      : mayBeHostile(state, to)
        ? ["hostile", "friendly"]
        : ["friendly"];
    ends.push({ to, ...journeyOf(ways, from, to, seas), statuses });
  };
  forEachOnFoot(ways, from, (to) => add(to, undefined));
  forEachConvoy(ways, from, (to, chain) => add(to, chain.seas));
  return ends;
}
