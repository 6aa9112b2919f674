import { clockwiseFrom, type Refusal } from "@rondel/engine";
import { LAND_EVENTS, SEA_EVENTS } from "../actions.ts";
import { asTerritory, isSea, NOWHERE } from "../board/board.ts";
import { newEmbarkation, newTalks } from "../phases/round.ts";
import { type State, seatsOf } from "../state.ts";
import { replaceFrames } from "./pending.ts";
import { refuseStatement } from "./refuse-statement.ts";
import type { StatementOf } from "./statements.ts";

/** IR-3.3.2, IR-3.4.3: a player is about to place the first two ships, or to equip a starting colony. */
export function arrangeSetup(state: State, statement: StatementOf<"startShips"> | StatementOf<"equip">): undefined {
  const turn = clockwiseFrom(state.british, state.players).indexOf(statement.player);
  state.round = 0;
  state.phase = 0;
  if (statement.kind === "equip") {
    replaceFrames(state, [{ kind: "startColonies", turn, territory: asTerritory(statement.territory) }]);
    return undefined;
  }
  replaceFrames(state, [
    { kind: "startColonies", turn: 0, territory: NOWHERE },
    { kind: "startShips", turn },
  ]);
  return undefined;
}

/** IR-11.1.2: the wheels have stopped at a region and an event, which has not taken effect yet. */
export function arrangeEvent(state: State, { region, event }: StatementOf<"event">): Refusal | undefined {
  const names: readonly string[] = isSea(region) ? SEA_EVENTS : LAND_EVENTS;
  const place = names.indexOf(event);
  if (place < 0) return refuseStatement("no-event-here");
  state.phase = 8;
  state.struck = [...state.struck.filter((struck) => struck !== region), region];
  replaceFrames(state, [
    { kind: "round" },
    { kind: "events", drawn: state.struck.length, stage: "window", region, event: place },
    // Open also where nobody could answer (IR-13.2.10), because a position needs a decision.
    { kind: "window", at: "event", passed: seatsOf(state).map(() => 0) },
  ]);
  return undefined;
}

const PHASE = { talks: 2, debts: 3, investments: 4, movement: 6, embarkation: 7 } as const;

/** Starts the ordinary turn of a player in a phase. */
export function arrangeTurn(state: State, { phase, player }: StatementOf<"turn">): undefined {
  state.phase = PHASE[phase];
  const turn = state.order.indexOf(player);
  const commits = Array.from({ length: state.players }, () => null);
  const frames = {
    talks: newTalks(state.players),
    debts: { kind: "income", stage: "debts", commits } as const,
    investments: { kind: "investments", turn, stage: "turn" } as const,
    movement: { kind: "movement", turn, stage: "turn" } as const,
    embarkation: { ...newEmbarkation(state.players), turn },
  };
  replaceFrames(state, [{ kind: "round" }, frames[phase]]);
  return undefined;
}
