import type { Seat } from "@rondel/engine";
import { isSea, isTerritory, REGIONS } from "../board/board.ts";
import type { Event } from "../events.ts";
import { stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { piecesInFrames } from "../position/pending.ts";
import type { State } from "../state.ts";
import { moverOf } from "../turns.ts";
import { ARMY_MOVES_LEFT, SHIP_MOVES_LEFT } from "../units.ts";
import { happened } from "./checks.ts";

/**
 * INV-13: within a turn of phase 6 every step uses up moves of the player in turn, a landing one by ship and one by land. Cards can
 * give him ships that have not moved, and a landing that is called off leaves a cargo ship with what it had (RU-11).
 */
export function freeSteps(state: State, before: State, events: readonly Event[]): string | undefined {
  const mover = moverOf(state);
  if (mover === undefined || mover !== moverOf(before) || state.round !== before.round) return undefined;
  if (happened(events, "cardTookEffect", "withdrew")) return undefined;
  const byShip = movesLeft(before, mover, SHIP_MOVES_LEFT) - movesLeft(state, mover, SHIP_MOVES_LEFT);
  const byTerritory = movesLeft(before, mover, ARMY_MOVES_LEFT) - movesLeft(state, mover, ARMY_MOVES_LEFT);
  const steps = events.filter(({ kind }) => kind === "moved" || kind === "landed");
  const fromSea = steps.filter(({ region = -1 }) => isSea(region)).length;
  const ontoLand = steps.filter(({ to = -1 }) => isTerritory(to)).length;
  const intoBattle = events.filter(({ kind }) => kind === "reinforced").length + newlySent(state, before);
  const isPaid =
    byShip >= fromSea && byTerritory >= ontoLand && byShip + byTerritory >= fromSea + ontoLand + intoBattle;
  return isPaid ? undefined : `seat ${mover} used ${byShip} moves by ship and ${byTerritory} by land`;
}

/** Units of attacks that are being put together. */
const newlySent = (state: State, before: State): number => Math.max(0, unitsSent(state) - unitsSent(before));

const unitsSent = (state: State): number =>
  state.frames.reduce((sum, frame) => sum + (frame.kind === "attack" ? frame.sent.length : 0), 0);

function movesLeft(state: State, seat: Seat, left: readonly number[]): number {
  let moves = 0;
  for (let region = 0; region < REGIONS; region++) {
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === seat) moves += stackCount(stack) * (left[stackUnit(stack)] ?? 0);
    }
  }
  for (const { party, fighter } of piecesInFrames(state)) if (party === seat) moves += left[fighter.unit] ?? 0;
  return moves;
}
