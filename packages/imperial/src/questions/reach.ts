import type { Json, Refusal } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { isForeignHome, type Nation, type Region, type UnitType } from "../board/board.ts";
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
  nation: Nation,
  region: Region,
  unit: UnitType,
  standing: Status | undefined,
): Json | Refusal {
  const refused = refuseGroup(state, nation, region, unit, standing);
  if (refused) return refused;
  const frame = runningManoeuvre(state, nation) ?? newManoeuvre(nation);
  return unit === "fleet" ? fleetReach(state, frame, region) : armyReach(state, frame, region);
}

function runningManoeuvre(state: State, nation: Nation): ManoeuvreFrame | undefined {
  for (const frame of state.frames) if (frame.kind === "manoeuvre" && frame.nation === nation) return frame;
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
    const statuses = !isForeignHome(to, frame.nation)
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
