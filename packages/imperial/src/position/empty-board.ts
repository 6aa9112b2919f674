import { asSeat } from "@rondel/engine";
import type { Nation } from "../board/board.ts";
import type { RulesInForce } from "../options.ts";
import { emptyState, type State } from "../state.ts";

/** A board on which nobody owns anything. Seat 0 may take a bond of Austria-Hungary. */
export function emptyBoard(players: number, options: RulesInForce): State {
  const state = emptyState(players, options);
  state.frames = [{ kind: "offer", startPlayer: asSeat(0), nation: 0 as Nation, answered: 0 }];
  return state;
}
