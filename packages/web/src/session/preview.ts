import type { AnyShaped, Game, Viewer } from "@rondel/engine";
import type { Preview } from "./session.ts";

class ChanceDecides extends Error {}

const noChance = {
  draw(): number {
    throw new ChanceDecides();
  },
};

/** Plays an action on a copy. Nothing if it is illegal, if chance decides, or if it would show what is hidden. */
export function whatWouldFollow(game: Game, state: unknown, viewer: Viewer, action: AnyShaped): Preview | undefined {
  if (viewer === "spectator" || game.refuse(state, viewer, action)) return undefined;
  const copy = game.clone(state);
  try {
    const events = game.play(copy, viewer, action, noChance);
    if (events.some((event) => game.reveals(event))) return undefined;
    return { view: game.view(copy, viewer), events: events.flatMap((event) => game.viewEvent(event, viewer) ?? []) };
  } catch (error) {
    if (error instanceof ChanceDecides) return undefined;
    throw error;
  }
}
