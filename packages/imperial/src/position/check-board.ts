import type { PositionFault } from "@rondel/engine";
import { homesOf, NATIONS, type Nation } from "../board/board.ts";
import { MOST_POWER_POINTS } from "../board/tracks.ts";
import { at, flagsOnMap, governmentOf, isOver, type State, spaceOf } from "../state.ts";
import { armiesOnMap, fleetsOnMap, hasFactory, isOccupied } from "../units.ts";
import { fault, faultOfFrames } from "./fault.ts";

/** Checks markers, pieces and factories. */
export function checkBoard(state: State): PositionFault | undefined {
  return checkPoints(state) ?? first(NATIONS.map((nation) => checkNation(state, nation)));
}

function first(faults: readonly (PositionFault | undefined)[]): PositionFault | undefined {
  return faults.find((found) => found !== undefined);
}

/** IM-17.6, INV-15: the game is over exactly when a nation has 25 points. */
function checkPoints(state: State): PositionFault | undefined {
  const nation = NATIONS.find((candidate) => at(state.points, candidate) === MOST_POWER_POINTS);
  if (isOver(state)) return nation === undefined ? faultOfFrames("game-not-over", "IM-18.1") : undefined;
  return nation === undefined
    ? undefined
    : fault("points-end-the-game", "IM-17.6", { kind: "points", nation }, { nation });
}

function checkNation(state: State, nation: Nation): PositionFault | undefined {
  if (governmentOf(state, nation) === undefined) return checkUngoverned(state, nation);
  return checkFactories(state, nation);
}

/** IM-6.2, IM-4.7: a nation that never had a government has not moved, and so has no pieces but its first factories. */
function checkUngoverned(state: State, nation: Nation): PositionFault | undefined {
  if (isOver(state)) return undefined;
  const kind =
    spaceOf(state, nation) !== undefined
      ? "rondel"
      : armiesOnMap(state, nation) > 0
        ? "armies"
        : fleetsOnMap(state, nation) > 0
          ? "fleets"
          : flagsOnMap(state, nation) > 0
            ? "flags"
            : undefined;
  return kind && fault("nation-has-not-moved", "IM-6.2", { kind, nation }, { nation });
}

/** INV-11: hostile armies never occupy all factories of a nation. */
function checkFactories(state: State, nation: Nation): PositionFault | undefined {
  const factories = homesOf(nation).filter((home) => hasFactory(state, home));
  const [region] = factories;
  if (region === undefined || !factories.every((home) => isOccupied(state, home))) return undefined;
  return fault("no-unoccupied-factory", "INV-11", { kind: "armies", region }, { nation });
}
