import type { Seat } from "@rondel/engine";
import { isSea, isTerritory, type Region } from "../board/board.ts";
import { type Event, eventsOf } from "../events.ts";
import type { State } from "../state.ts";
import { armyMovesLeft, isWarship, shipMovesLeft, type Unit } from "../units.ts";
import { includes } from "./checks.ts";
import { allPieces, piecesIn } from "./readers.ts";

/**
 * INV-13: every step in a turn of phase 6 uses a move of the active player, and a landing uses a ship move and an army move. Steps
 * with cards, which can add ships that have not moved, and with landings that were called off (RU-11) are not checked.
 */
export function freeSteps(state: State, before: State, events: readonly Event[]): string | undefined {
  const mover = activePlayer(state);
  if (mover === undefined || mover !== activePlayer(before) || state.round !== before.round) return undefined;
  if (includes(events, "cardTookEffect", "withdrew")) return undefined;
  const byShip = movesLeft(before, mover, shipMovesLeft) - movesLeft(state, mover, shipMovesLeft);
  const byLand = movesLeft(before, mover, armyMovesLeft) - movesLeft(state, mover, armyMovesLeft);
  const steps = eventsOf(events, "moved", "landed");
  const fromSea = steps.filter(({ region }) => isSea(region)).length;
  const ontoLand = steps.filter(({ to }) => isTerritory(to)).length;
  const intoBattle = joinsInPlace(before, mover) ? 0 : eventsOf(events, "reinforced").length + newlySent(state, before);
  const isPaid = byShip >= fromSea && byLand >= ontoLand && byShip + byLand >= fromSea + ontoLand + intoBattle;
  return isPaid ? undefined : `seat ${mover} used ${byShip} moves by ship and ${byLand} by land`;
}

/** The player whose turn of phase 6 it is. */
function activePlayer(state: State): Seat | undefined {
  for (const frame of state.frames) {
    if (frame.kind === "movement" && frame.stage === "turn") return state.order[frame.turn];
  }
  return undefined;
}

/** Units that this step has added to attacks in preparation. */
const newlySent = (state: State, before: State): number => Math.max(0, unitsSent(state) - unitsSent(before));

const unitsSent = (state: State): number =>
  state.frames.reduce((sum, frame) => sum + (frame.kind === "attack" ? frame.sent.length : 0), 0);

/** RU-119: whether warships of the attacker are already in the sea of the attack, beside pirates or ships hired from them. */
function joinsInPlace(state: State, mover: Seat): boolean {
  return targets(state).some((region) =>
    piecesIn(state, region).some(({ party, unit }) => party === mover && isWarship(unit)),
  );
}

const targets = (state: State): Region[] =>
  state.frames.flatMap((frame) => {
    if (frame.kind === "attack") return [frame.target];
    return frame.kind === "battle" ? [frame.region] : [];
  });

const movesLeft = (state: State, seat: Seat, left: (unit: Unit) => number): number =>
  allPieces(state).reduce((sum, { party, unit, count }) => sum + (party === seat ? count * left(unit) : 0), 0);
