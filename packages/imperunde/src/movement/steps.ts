import type { Refusal, Seat } from "@rondel/engine";
import type { ActionOf } from "../actions.ts";
import {
  bordersOf,
  coastsOf,
  isBorder,
  isCoast,
  isSea,
  isTerritory,
  type Region,
  type Sea,
  type Territory,
} from "../board/board.ts";
import { refusal } from "../codes.ts";
import { hostile } from "../relations.ts";
import { entry, seaNeighbours } from "../seas.ts";
import { CALM, type State } from "../state.ts";
import { isFree, isHome, ownerOf } from "../territories.ts";
import {
  armyMovesLeft,
  changed,
  isCaptured,
  isTransport,
  isWarship,
  LAND,
  MARCH,
  NO_UNIT,
  SAIL,
  shipMovesLeft,
  type Unit,
} from "../units.ts";

// IR-9.2.1
function mayAttackTerritory(state: State, seat: Seat, territory: Territory): boolean {
  if (isFree(state, territory)) return true;
  return !isHome(state, territory) && hostile(state, seat, ownerOf(state, territory));
}

export function mayAttack(state: State, seat: Seat, region: Region): boolean {
  return isSea(region) ? entry(state, seat, region) === "enemy" : mayAttackTerritory(state, seat, region);
}

// IR-11.3.2
export function mayLeave(state: State, sea: Sea): boolean {
  return state.weather[sea] !== CALM;
}

export function mayLandFrom(state: State, sea: Sea): boolean {
  return state.weather[sea] !== CALM || !state.options.calmBlocksLanding;
}

/** The unit after a step to a neighbouring region; NO_UNIT if it has too few moves left. */
export function afterStep(unit: Unit, from: Region, to: Region): Unit {
  if (isSea(from)) return changed(isSea(to) ? SAIL : LAND, unit);
  return changed(MARCH, unit);
}

/** The moves that a step costs: ship moves, and moves of the army on land or aboard. */
export interface MoveCost {
  readonly ship: number;
  readonly army: number;
}

const PASSAGE_MOVES = 2; // IR-9.4.3

/** IR-9.1.3, IR-9.3.1, IR-9.3.2. A canal makes its seas neighbours (IR-2.5.3). A move by fair winds costs nothing (RU-62). */
export function moveCost(step: ActionOf<"move" | "sailThrough">): MoveCost {
  if (step.kind === "sailThrough") return { ship: PASSAGE_MOVES, army: 0 };
  return { ship: isSea(step.from) ? 1 : 0, army: isTerritory(step.to) ? 1 : 0 };
}

/** Calls back with every region to which a unit may move without a battle (IR-9.2.1, IR-9.3, IR-9.4). */
export function eachPlainStep(state: State, seat: Seat, unit: Unit, from: Region, offer: (to: Region) => void): void {
  if (isTerritory(from)) {
    if (armyMovesLeft(unit) === 0) return;
    for (const territory of bordersOf(from)) if (ownerOf(state, territory) === seat) offer(territory);
    return;
  }
  if (shipMovesLeft(unit) === 0) return;
  if (mayLeave(state, from)) {
    for (const sea of seaNeighbours(state, seat, from)) if (mayEndIn(state, seat, unit, sea)) offer(sea);
  }
  if (armyMovesLeft(unit) > 0 && mayLandFrom(state, from)) {
    for (const territory of coastsOf(from)) if (ownerOf(state, territory) === seat) offer(territory);
  }
}

/** Warships may not end a step beside warships of a friend, transports may (IR-9.4.3, IR-9.4.5). */
function mayEndIn(state: State, seat: Seat, unit: Unit, sea: Sea): boolean {
  const met = entry(state, seat, sea);
  return met === "open" || (met === "friend" && isTransport(unit));
}

/** IR-9.4.3, RU-63: calls back with every two-step passage of a warship through the sea of a friend. */
export function eachPassage(state: State, seat: Seat, unit: Unit, from: Sea, offer: (via: Sea, to: Sea) => void): void {
  if (!isWarship(unit) || shipMovesLeft(unit) < PASSAGE_MOVES || !mayLeave(state, from)) return;
  for (const via of seaNeighbours(state, seat, from)) {
    if (entry(state, seat, via) !== "friend" || !mayLeave(state, via)) continue;
    for (const to of seaNeighbours(state, seat, via)) {
      if (to !== from && entry(state, seat, to) === "open") offer(via, to);
    }
  }
}

/** Why a unit cannot move to a region without a battle. */
export function refuseStep(state: State, seat: Seat, unit: Unit, from: Region, to: Region): Refusal | undefined {
  if (isTerritory(from)) {
    if (!isTerritory(to)) return refusal("armies-embark-in-phase-7", "IR-9.2.5", { region: to });
    if (!isBorder(from, to)) return refusal("not-adjacent", "IR-9.1.3", { region: to });
    if (changed(MARCH, unit) === NO_UNIT) return refusal("no-moves-left", "IR-9.1.2");
    return refuseEnteringTerritory(state, seat, to);
  }
  if (isCaptured(unit)) return refusal("captured-this-round", "IR-9.4.9");
  if (isTerritory(to)) {
    if (!isTransport(unit)) return refusal("ships-stay-at-sea", "IR-1.6.1");
    if (!isCoast(from, to)) return refusal("not-adjacent", "IR-9.1.3", { region: to });
    if (!mayLandFrom(state, from)) return refusal("calm", "IR-11.3.2", { region: from });
    if (changed(LAND, unit) === NO_UNIT) return refusal("no-moves-left", "IR-9.3.2");
    return refuseEnteringTerritory(state, seat, to);
  }
  if (!mayLeave(state, from)) return refusal("calm", "IR-11.3.2", { region: from });
  if (changed(SAIL, unit) === NO_UNIT) return refusal("no-moves-left", "IR-9.1.2");
  if (!seaNeighbours(state, seat, from).includes(to)) return refusal("not-adjacent", "IR-9.1.3", { region: to });
  return refuseEnteringSea(state, seat, unit, to);
}

// IR-9.2.2, RU-61
function refuseEnteringTerritory(state: State, seat: Seat, territory: Territory): Refusal | undefined {
  if (ownerOf(state, territory) === seat) return undefined;
  return mayAttackTerritory(state, seat, territory)
    ? refusal("must-be-attacked", "IR-9.2.1", { region: territory })
    : refusal("territory-of-a-friend", "IR-9.2.2", { region: territory });
}

function refuseEnteringSea(state: State, seat: Seat, unit: Unit, sea: Sea): Refusal | undefined {
  switch (entry(state, seat, sea)) {
    case "enemy":
      return refusal("hostile-warships", "IR-9.4.1", { region: sea });
    case "friend":
      return isTransport(unit) ? undefined : refusal("may-not-end-with-a-friend", "IR-9.4.3", { region: sea });
    case "closed":
      return refusal("closed-by-armistice", "RU-12", { region: sea });
    default:
      return undefined;
  }
}
