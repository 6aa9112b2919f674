import type { Game } from "./game.ts";
import type { Refusal } from "./message.ts";
import type { Tagged } from "./schema.ts";
import type { Seat } from "./seat.ts";

/** Whether a seat may play a legal action; see `restrictActions`. */
export type ActionFilter = (state: unknown, seat: Seat, action: Tagged) => boolean;

/**
 * The same game with fewer legal actions, for lessons: `allows` filters the actions of the rules, and any other is refused with
 * `reason`. Where the filter leaves a seat no action, all legal ones stay, so that every decider can decide.
 */
export function restrictActions(game: Game, allows: ActionFilter, reason: Refusal): Game {
  const allowed = (state: unknown, seat: Seat): Tagged[] =>
    game.actions(state, seat).filter((action) => allows(state, seat, action));
  return {
    ...game,
    actions(state, seat) {
      const few = allowed(state, seat);
      return few.length > 0 ? few : game.actions(state, seat);
    },
    freeActions: (state, seat) => game.freeActions(state, seat).filter((action) => allows(state, seat, action)),
    defaultAction(state, seat) {
      const usual = game.defaultAction(state, seat);
      return allows(state, seat, usual) ? usual : (allowed(state, seat)[0] ?? usual);
    },
    refuse(state, seat, action) {
      const refused = game.refuse(state, seat, action);
      if (refused || allows(state, seat, action)) return refused;
      return allowed(state, seat).length > 0 ? reason : undefined;
    },
  };
}
