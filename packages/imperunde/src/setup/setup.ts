import { pushFrame, type Random, type SetupResult, shuffle } from "@rondel/engine";
import { NOWHERE } from "../board/board.ts";
import { FULL_DECK } from "../cards/list.ts";
import type { Event } from "../events.ts";
import type { PlayContext } from "../frame-rules.ts";
import { NORMAL, type RulesInForce } from "../options.ts";
import type { State } from "../state.ts";
import { giveHomes } from "./homes.ts";
import { newState } from "./new-state.ts";

export function setup(players: number, options: RulesInForce, random: Random): SetupResult<State, Event> {
  const events: Event[] = [];
  const context = { random, emit: (event: Event) => events.push(event) };
  const state = newState(players, options);
  emitTarget(state, context);
  giveHomes(state, context);
  state.deck = shuffle(random, "X-04 deck", [...FULL_DECK]);
  pushFrame(state, { kind: "startColonies", turn: 0, territory: NOWHERE });
  pushFrame(state, { kind: "startShips", turn: 0 });
  return { state, events };
}

/** IR-3.1.2, RU-38: reports a target that differs from the option because this number of players cannot play for it. */
function emitTarget(state: State, context: PlayContext): void {
  const { targetPosts } = state.options;
  if (targetPosts === NORMAL || targetPosts === state.target) return;
  context.emit({ kind: "targetChanged", rule: "IR-3.1.2", also: ["RU-38"], count: state.target });
}
