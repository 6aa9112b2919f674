import { FULL_DECK } from "../cards/list.ts";
import type { RulesInForce } from "../options.ts";
import { newTalks } from "../phases/round.ts";
import { newState } from "../setup/new-state.ts";
import type { State } from "../state.ts";

/** The talks of the first round on an empty board. All cards are in the deck, in canonical order. */
export function emptyBoard(players: number, options: RulesInForce): State {
  const state = newState(players, options);
  state.round = 1;
  state.phase = 2;
  state.deck = [...FULL_DECK];
  state.frames = [{ kind: "round" }, newTalks(players)];
  return state;
}
