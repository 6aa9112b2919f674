import type { Action, ActionOf, Writable } from "../actions.ts";
import { AREAS, type Nation, type Region } from "../board/board.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { type Status, statusesOnArrival, statusOf } from "../units.ts";
import { occupiedBefore } from "./armies.ts";
import { forEachConvoy, overlandFrom, type Transport } from "./army-reach.ts";
import { freshArmies } from "./history.ts";

const HOSTILE_OR_NOT: readonly boolean[] = [false, true];

/** IM-11.8 to IM-11.14: adds every move of the armies in an area that have not acted. */
export function addArmyMoves(
  state: State,
  frame: ManoeuvreFrame,
  transport: Transport,
  from: Region,
  into: Action[],
): void {
  const { nation } = frame;
  for (const hostile of HOSTILE_OR_NOT) {
    if (freshArmies(state, frame, from, hostile) === 0) continue;
    const standing = statusOf(nation, from, hostile);
    const left = occupiedBefore(from, standing);
    for (const to of overlandFrom(transport, from)) {
      const moves = landMoves(from, standing, to);
      for (const status of arrivalsAt(state, nation, to, left)) into.push(moves[status ?? "none"]);
    }
    forEachConvoy(transport, from, (to, { seas }) => {
      for (const status of arrivalsAt(state, nation, to, left)) into.push(armyMove(from, standing, to, status, seas));
    });
  }
}

const WITHOUT_STATUS: readonly undefined[] = [undefined];

/** The statuses among which the moves to an area differ; undefined for the only move to an area where armies have none. */
function arrivalsAt(
  state: State,
  nation: Nation,
  to: Region,
  left: Region | undefined,
): readonly (Status | undefined)[] {
  const statuses = statusesOnArrival(state, nation, to, left);
  return statuses.length > 0 ? statuses : WITHOUT_STATUS;
}

/** The moves without fleets from one area to another, by status on arrival. */
type LandMoves = Readonly<Record<Status | "none", Action>>;

/** By start and destination. */
type MoveTable = readonly (LandMoves | undefined)[][];

/** By status at the start: moves are created when they are first listed and shared from then on. */
const LAND_MOVES: Readonly<Record<Status | "none", MoveTable>> = {
  none: AREAS.map(() => []),
  hostile: AREAS.map(() => []),
  friendly: AREAS.map(() => []),
};

function landMoves(from: Region, standing: Status | undefined, to: Region): LandMoves {
  const moves = LAND_MOVES[standing ?? "none"][from] as (LandMoves | undefined)[];
  moves[to] ??= {
    none: armyMove(from, standing, to, undefined, undefined),
    hostile: armyMove(from, standing, to, "hostile", undefined),
    friendly: armyMove(from, standing, to, "friendly", undefined),
  };
  return moves[to];
}

function armyMove(
  from: Region,
  standing: Status | undefined,
  to: Region,
  status: Status | undefined,
  seas: readonly Region[] | undefined,
): Action {
  const move: Writable<ActionOf<"moveArmy">> = { kind: "moveArmy", from, to };
  if (standing !== undefined) move.standing = standing;
  if (status !== undefined) move.status = status;
  if (seas !== undefined) move.seas = seas;
  return move;
}
