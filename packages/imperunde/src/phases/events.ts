import { popFrame } from "@rondel/engine";
import { LAND_EVENTS, SEA_EVENTS } from "../actions.ts";
import { ALL_SEAS, ALL_TERRITORIES, EVENT_WEIGHT, isSea, type Region, regionWeight } from "../board/board.ts";
import type { PlayContext, RulesOf } from "../frame-rules.ts";
import type { EventsFrame } from "../frames.ts";
import { isAtLeast } from "../options.ts";
import { openWindow } from "../secret/open-window.ts";
import { FAIR, NOBODY, type State } from "../state.ts";
import { isFree, isHome } from "../territories.ts";
import { spin } from "../wheel.ts";
import { LAND_EVENT_RULES } from "./land-events.ts";
import { SEA_EVENT_RULES } from "./sea-events.ts";
import { silent } from "./silent.ts";

export const LAND_DRAWS = 6;
const ALL_DRAWS = 9;

/** Phase 8: six land events, then three sea events. Each takes effect before the next is drawn (IR-11.1.2). */
export const events: RulesOf<"events"> = {
  ...silent("IR-11.1.2"),
  step(state, frame, context) {
    if (frame.stage === "window") {
      frame.stage = "draw";
      carryOut(state, frame, context);
      return true;
    }
    if (frame.drawn === 0) removeMarkers(state, context);
    if (frame.drawn < ALL_DRAWS) draw(state, frame, context);
    else if (frame.stage === "draw" && isAtLeast(state.options, 2)) {
      frame.stage = "end";
      openWindow(state, "roundEnd"); // RU-04
    } else popFrame(state, frame);
    return true;
  },
};

// IR-11.1.1
function removeMarkers(state: State, context: PlayContext): void {
  state.weather.fill(FAIR);
  state.famine.fill(0);
  state.plunderer.fill(NOBODY);
  context.emit({ kind: "marksRemoved", rule: "IR-11.1.1" });
}

// IR-11.1.3, IR-11.1.4, RU-64, RU-93
function draw(state: State, frame: EventsFrame, context: PlayContext): void {
  const onLand = frame.drawn < LAND_DRAWS;
  const label = onLand ? "X-12" : "X-13";
  const weight = state.options.fieldWeights === "board" ? regionWeight : undefined;
  const names = onLand ? LAND_EVENTS : SEA_EVENTS;
  const eventWeight =
    state.options.eventWeights === "board" ? (event: number) => EVENT_WEIGHT[names[event] as string] ?? 1 : undefined;
  frame.region = spin(context.random, `${label} field`, admissible(state, onLand), weight);
  frame.event = spin(context.random, `${label} event`, [...names.keys()], eventWeight);
  frame.drawn += 1;
  frame.stage = "window";
  state.struck.push(frame.region);
  const also = ["IR-11.1.2", "IR-11.1.4", "IR-11.1.6"];
  context.emit({
    kind: "eventDrawn",
    rule: "IR-11.1.3",
    also,
    region: frame.region,
    word: names[frame.event] ?? "calm",
  });
  // RU-110
  if (isSea(frame.region) || !isFree(state, frame.region)) openWindow(state, "event");
}

function admissible(state: State, onLand: boolean): Region[] {
  if (!onLand) return ALL_SEAS.filter((sea) => !state.struck.includes(sea));
  return ALL_TERRITORIES.filter((territory) => !isHome(state, territory) && !state.struck.includes(territory));
}

function carryOut(state: State, frame: EventsFrame, context: PlayContext): void {
  const { region } = frame;
  if (isSea(region)) {
    SEA_EVENT_RULES[SEA_EVENTS[frame.event] ?? "calm"](state, region, context);
  } else if (isFree(state, region)) {
    context.emit({ kind: "eventIdle", rule: "IR-11.1.5", also: ["RU-110"], region });
  } else {
    LAND_EVENT_RULES[LAND_EVENTS[frame.event] ?? "trade"](state, region, context);
  }
}
