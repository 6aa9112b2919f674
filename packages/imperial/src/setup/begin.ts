import { asSeat, type Beginning, type Random, shuffle } from "@rondel/engine";
import { STARTING_FACTORIES } from "../board/board.ts";
import type { Event } from "../events.ts";
import type { Options } from "../options.ts";
import type { Telling } from "../rules.ts";
import { bareState, type State } from "../state.ts";
import { offerBonds } from "./experienced.ts";
import { dealFlagCards } from "./standard.ts";
import { startPlay } from "./start-play.ts";

/** IM-3: the board, the seats, the bonds. The experienced setup then waits for the first choice (IM-3.11). */
export function beginMatch(players: number, options: Options, random: Random): Beginning<State, Event> {
  const events: Event[] = [];
  const table: Telling = { random, tell: (event) => events.push(event) };
  const state = bareState(players, options);
  for (const province of STARTING_FACTORIES) state.factories[province] = 1; // IM-3.2
  takeSeats(state, table);
  if (options.setup === "experienced") offerBonds(state, table);
  else {
    dealFlagCards(state, table);
    startPlay(state, table);
  }
  return { state, events };
}

/** RD-1 */
function takeSeats(state: State, table: Telling): void {
  if (state.options.seating === "fixed") return;
  shuffle(table.random, "seats", state.seating);
  table.tell({ kind: "seated", seats: state.seating.map(asSeat), rule: "RL-55", also: ["RD-1"] });
}
