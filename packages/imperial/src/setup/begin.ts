import { asSeat, type Random, type SetupResult, shuffle } from "@rondel/engine";
import { STARTING_FACTORIES } from "../board/board.ts";
import type { Event } from "../events.ts";
import type { Options } from "../options.ts";
import type { PlayContext } from "../rules.ts";
import { bareState, type State } from "../state.ts";
import { offerBonds } from "./experienced.ts";
import { dealFlagCards } from "./standard.ts";
import { startPlay } from "./start-play.ts";

/** IM-3: the board, the seats, the bonds. The experienced setup then waits for the first choice (IM-3.11). */
export function beginMatch(players: number, options: Options, random: Random): SetupResult<State, Event> {
  const events: Event[] = [];
  const context: PlayContext = { random, emit: (event) => events.push(event) };
  const state = bareState(players, options);
  for (const province of STARTING_FACTORIES) state.factories[province] = 1; // IM-3.2
  takeSeats(state, context);
  if (options.setup === "experienced") offerBonds(state, context);
  else {
    dealFlagCards(state, context);
    startPlay(state, context);
  }
  return { state, events };
}

/** RD-1 */
function takeSeats(state: State, context: PlayContext): void {
  if (state.options.seating === "fixed") return;
  shuffle(context.random, "seats", state.seating);
  context.emit({ kind: "seated", seats: state.seating.map(asSeat), rule: "RL-55", also: ["RD-1"] });
}
