import { type AnyShaped, type Game, pick, type Seat, seededRandom } from "@rondel/engine";
import { randomId } from "./random-id.ts";

/** Chooses for a bot. */
export type Opponent = (game: Game, state: unknown, seat: Seat) => AnyShaped;

/** Any legal action, all equally likely. */
export const chooseAtRandom: Opponent = (game, state, seat) =>
  pick(seededRandom(randomId()), "opponent", game.actions(state, seat));

/** Long enough to see what a bot did, short enough not to wait; without motion there is nothing to see. */
export function botPause(): number {
  const isStill =
    document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isStill ? 50 : 500;
}
