import type { Action, ActionOf, Writable } from "../actions.ts";
import { AREAS, isForeignHome, type Nation, type Region } from "../board/board.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { mayBeHostile, type Status, statusOf } from "../units.ts";
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
    for (const to of overlandFrom(transport, from)) {
      const moves = landMoves(from, standing, to);
      if (!isForeignHome(to, nation)) into.push(moves.withoutStatus);
      else {
        if (mayBeHostile(state, to, occupiedBefore(from, standing))) into.push(moves.hostile);
        into.push(moves.friendly);
      }
    }
    forEachConvoy(transport, from, (to, chain) => addConvoys(state, nation, from, standing, to, chain.seas, into));
  }
}

/** IM-11.22: in a foreign home province an army arrives hostile or friendly, in a protected one only friendly. */
function addConvoys(
  state: State,
  nation: Nation,
  from: Region,
  standing: Status | undefined,
  to: Region,
  seas: readonly Region[],
  into: Action[],
): void {
  if (!isForeignHome(to, nation)) into.push(armyMove(from, standing, to, undefined, seas));
  else {
    if (mayBeHostile(state, to, occupiedBefore(from, standing)))
      into.push(armyMove(from, standing, to, "hostile", seas));
    into.push(armyMove(from, standing, to, "friendly", seas));
  }
}

/** The moves without fleets from one area to another, by status on arrival. */
interface LandMoves {
  readonly withoutStatus: Action;
  readonly hostile: Action;
  readonly friendly: Action;
}

/** By status at the start, start and destination: moves are created when they are first listed and shared from then on. */
const LAND_MOVES: Readonly<Record<Status | "none", (LandMoves | undefined)[]>> = {
  none: new Array(AREAS.length * AREAS.length),
  hostile: new Array(AREAS.length * AREAS.length),
  friendly: new Array(AREAS.length * AREAS.length),
};

function landMoves(from: Region, standing: Status | undefined, to: Region): LandMoves {
  const moves = LAND_MOVES[standing ?? "none"];
  const place = from * AREAS.length + to;
  moves[place] ??= {
    withoutStatus: armyMove(from, standing, to, undefined, undefined),
    hostile: armyMove(from, standing, to, "hostile", undefined),
    friendly: armyMove(from, standing, to, "friendly", undefined),
  };
  return moves[place];
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
