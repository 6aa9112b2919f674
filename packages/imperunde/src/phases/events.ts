import { type FrameRules, popFrame } from "@rondel/engine";
import { type Action, LAND_EVENTS, SEA_EVENTS } from "../actions.ts";
import { ALL_LANDS, ALL_SEAS, EVENT_WEIGHT, type Field, WEIGHT } from "../board/board.ts";
import type { Event } from "../events.ts";
import type { EventsFrame } from "../frames.ts";
import { isFree, isHome } from "../lands.ts";
import { openWindow } from "../secret/window.ts";
import { FAIR, NOBODY, type State, type Table } from "../state.ts";
import { spin } from "../wheel.ts";
import { LAND_EVENT_RULES } from "./land-events.ts";
import { SEA_EVENT_RULES } from "./sea-events.ts";
import { silent } from "./silent.ts";

const LAND_DRAWS = 6;
const ALL_DRAWS = 9;

/** Phase 8: six land events, then three sea events, each carried out before the next is drawn (IR-11.1.2). */
export const events: FrameRules<State, EventsFrame, Action, Event> = {
  ...silent("IR-11.1.2"),
  step(state, frame, table) {
    if (frame.stage === "window") {
      frame.stage = "draw";
      carryOut(state, frame, table);
      return true;
    }
    if (frame.drawn === 0) removeMarkers(state, table);
    if (frame.drawn === ALL_DRAWS) popFrame(state, frame);
    else draw(state, frame, table);
    return true;
  },
};

// IR-11.1.1
function removeMarkers(state: State, table: Table): void {
  state.weather.fill(FAIR);
  state.famine.fill(0);
  state.plunderer.fill(NOBODY);
  table.tell({ kind: "marksRemoved", rule: "IR-11.1.1" });
}

// IR-11.1.3, IR-11.1.4, RU-64, RU-93
function draw(state: State, frame: EventsFrame, table: Table): void {
  const onLand = frame.drawn < LAND_DRAWS;
  const label = onLand ? "X-12" : "X-13";
  const weighted = state.options.fieldWeights === "board" ? (field: Field) => WEIGHT[field] ?? 1 : undefined;
  const names: readonly string[] = onLand ? LAND_EVENTS : SEA_EVENTS;
  const eventWeight =
    state.options.eventWeights === "board" ? (event: number) => EVENT_WEIGHT[names[event] ?? ""] ?? 1 : undefined;
  frame.field = spin(table.random, `${label} field`, admissible(state, onLand), weighted);
  frame.event = spin(table.random, `${label} event`, [...names.keys()], eventWeight);
  frame.drawn += 1;
  frame.stage = "window";
  state.struck.push(frame.field);
  const also = ["IR-11.1.2", "IR-11.1.4", "IR-11.1.6"];
  table.tell({ kind: "eventDrawn", rule: "IR-11.1.3", also, field: frame.field, word: names[frame.event] ?? "" });
  // RU-110
  if (!onLand || !isFree(state, frame.field)) openWindow(state, "event");
}

function admissible(state: State, onLand: boolean): Field[] {
  if (!onLand) return ALL_SEAS.filter((sea) => !state.struck.includes(sea));
  return ALL_LANDS.filter((land) => !isHome(state, land) && !state.struck.includes(land));
}

function carryOut(state: State, frame: EventsFrame, table: Table): void {
  const { field } = frame;
  if (frame.drawn > LAND_DRAWS) {
    SEA_EVENT_RULES[SEA_EVENTS[frame.event] ?? "calm"](state, field, table);
  } else if (isFree(state, field)) {
    table.tell({ kind: "eventIdle", rule: "IR-11.1.5", also: ["RU-110"], field });
  } else {
    LAND_EVENT_RULES[LAND_EVENTS[frame.event] ?? "trade"](state, field, table);
  }
}
