import type { Seat } from "@rondel/engine";
import { type Action, ALL_LANDS, type Frame, hostile, isColonyOf, postsOnBoard, type State } from "@rondel/imperunde";
import { prizeOf } from "./campaigns.ts";
import { chanceOf, defenceAt, forceAgainst } from "./forces.ts";

/** Peace pays two every round to both sides; a war must promise more. */
const COST_OF_WAR = 3.5;

/** What is gained by a stance: war where colonies are weak and the prize is worth it, peace with everybody else. */
export function stanceValue(state: State, seat: Seat, frame: Frame, action: Action): number {
  switch (action.kind) {
    case "declareWar":
      return hostile(state, seat, action.player) ? -1 : warAim(state, seat, action.player) - COST_OF_WAR;
    case "consentPeace":
      return 1.5 - warAim(state, seat, action.player);
    case "voteTarget":
      return frame.kind === "talks" && frame.proposal < state.target === isLeader(state, seat) && action.yes ? 1 : -1;
    case "sealStance":
      return action.war.reduce<number>((sum, other) => sum + warAim(state, seat, other) - 1.5, 0);
    default:
      return 0;
  }
}

/** What is gained by a war with another now, counted in trading posts. */
function warAim(state: State, seat: Seat, other: number): number {
  return warAimIn(state, seat, other)?.prize ?? 0;
}

interface WarAim {
  readonly field: number;
  /** What it is worth, times the chance to get it. */
  readonly prize: number;
}

/** The best colony of another that could be taken now. */
export function warAimIn(state: State, seat: Seat, other: number): WarAim | undefined {
  let best: WarAim | undefined;
  for (const land of ALL_LANDS) {
    if (!isColonyOf(state, land, other)) continue;
    const force = forceAgainst(state, land, seat);
    if (force === 0) continue;
    const chance = chanceOf(force, defenceAt(state, land, seat));
    const prize = chance * prizeOf(state, land, seat);
    if (chance > 0.6 && prize > (best?.prize ?? 0)) best = { field: land, prize };
  }
  return best;
}

/** With so many posts missing, one good round wins the game. */
const NEAR = 4;

export function isNearVictory(state: State, seat: Seat): boolean {
  return state.target - postsOnBoard(state, seat) <= NEAR;
}

export function isLeader(state: State, seat: Seat): boolean {
  const own = postsOnBoard(state, seat);
  return state.order.every((other) => other === seat || postsOnBoard(state, other) <= own);
}
