import { ALL_CARDS } from "../cards/list.ts";
import type { Options } from "../options.ts";
import { newTalks } from "../phases/round.ts";
import { newState } from "../setup/new-state.ts";
import type { State } from "../state.ts";

/** The talks of a first round in a world without players' pieces; all cards are in the deck, in canonical order. */
export function emptyBoard(players: number, options: Options): State {
  const state = newState(players, options);
  state.round = 1;
  state.phase = 2;
  state.deck = [...ALL_CARDS];
  state.frames = [{ kind: "round" }, newTalks(players)];
  return state;
}
