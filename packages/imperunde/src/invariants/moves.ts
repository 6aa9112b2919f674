import type { Seat } from "@rondel/engine";
import { ALL_REGIONS, isSea, isTerritory } from "../board/board.ts";
import { type Event, eventsOf } from "../events.ts";
import { stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { piecesInFrames } from "../position/pending.ts";
import type { State } from "../state.ts";
import { moverOf } from "../turns.ts";
import type { Unit } from "../units.ts";
import { armyMovesLeft, shipMovesLeft } from "../units.ts";
import { includes } from "./checks.ts";

/**
 * INV-13: every step in a turn of phase 6 uses a move of the active player, and a landing uses a ship move and an army move. Steps
 * with cards, which can add ships that have not moved, and with landings that were called off (RU-11) are not checked.
 */
export function freeSteps(state: State, before: State, events: readonly Event[]): string | undefined {
  const mover = moverOf(state);
  if (mover === undefined || mover !== moverOf(before) || state.round !== before.round) return undefined;
  if (includes(events, "cardTookEffect", "withdrew")) return undefined;
  const byShip = movesLeft(before, mover, shipMovesLeft) - movesLeft(state, mover, shipMovesLeft);
  const byLand = movesLeft(before, mover, armyMovesLeft) - movesLeft(state, mover, armyMovesLeft);
  const steps = eventsOf(events, "moved", "landed");
  const fromSea = steps.filter(({ region }) => isSea(region)).length;
  const ontoLand = steps.filter(({ to }) => isTerritory(to)).length;
  const intoBattle = eventsOf(events, "reinforced").length + newlySent(state, before);
  const isPaid = byShip >= fromSea && byLand >= ontoLand && byShip + byLand >= fromSea + ontoLand + intoBattle;
  return isPaid ? undefined : `seat ${mover} used ${byShip} moves by ship and ${byLand} by land`;
}

/** Units that this step has added to attacks in preparation. */
const newlySent = (state: State, before: State): number => Math.max(0, unitsSent(state) - unitsSent(before));

const unitsSent = (state: State): number =>
  state.frames.reduce((sum, frame) => sum + (frame.kind === "attack" ? frame.sent.length : 0), 0);

function movesLeft(state: State, seat: Seat, left: (unit: Unit) => number): number {
  let moves = 0;
  for (const region of ALL_REGIONS) {
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === seat) moves += stackCount(stack) * left(stackUnit(stack));
    }
  }
  for (const { party, fighter } of piecesInFrames(state)) if (party === seat) moves += left(fighter.unit);
  return moves;
}
