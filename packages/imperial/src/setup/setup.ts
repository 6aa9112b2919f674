import { asSeat, type Random, type SetupResult, shuffle } from "@rondel/engine";
import { STARTING_FACTORIES } from "../board/board.ts";
import type { Event } from "../events.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { RulesInForce } from "../options.ts";
import { emptyState, type State } from "../state.ts";
import { offerBonds } from "./experienced.ts";
import { dealFlagCards } from "./standard.ts";
import { startPlay } from "./start-play.ts";

/** IM-3: factories, seats and bonds. Ends with the first decision: a move, or in the experienced setup the choice of a bond (IM-3.11). */
export function setup(players: number, options: RulesInForce, random: Random): SetupResult<State, Event> {
  const events: Event[] = [];
  const context: PlayContext = { random, emit: (event) => events.push(event) };
  const state = emptyState(players, options);
  for (const province of STARTING_FACTORIES) state.factories[province] = 1; // IM-3.2
  drawSeats(state, context);
  if (options.setup === "experienced") offerBonds(state, context);
  else {
    dealFlagCards(state, context);
    startPlay(state, context);
  }
  return { state, events };
}

/** RD-1 */
function drawSeats(state: State, context: PlayContext): void {
  if (state.options.seating === "fixed") return;
  shuffle(context.random, "seats", state.seating);
  context.emit({ kind: "seated", seats: state.seating.map(asSeat), rule: "RL-55", also: ["RD-1"] });
}
