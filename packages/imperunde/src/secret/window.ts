import { popFrame } from "@rondel/engine";
import type { WindowName } from "../actions.ts";
import { notOffered, prompt, refusal } from "../codes.ts";
import { type RulesOf, unexpectedAction } from "../frame-rules.ts";
import { hasPauses, seatsOf } from "../state.ts";
import { playCard } from "./floor.ts";
import { orderedCard } from "./ordered-play.ts";

/**
 * IR-13.2: a card window. It is open to everyone, whatever cards they hold, so being asked reveals nothing about a hand. It closes
 * when all players have passed in a row (IR-13.2.7).
 */
export const window: RulesOf<"window"> = {
  deciders: (state, frame) => seatsOf(state).filter((seat) => frame.passed[seat] === 0),
  actions: () => [{ kind: "pass" }],
  defaultAction: () => ({ kind: "pass" }),
  refuse(_state, frame, seat, action) {
    if (action.kind !== "pass") return notOffered("D-09");
    return frame.passed[seat] === 0 ? undefined : refusal("passed-already", "RU-102");
  },
  play(_state, frame, seat, action, context) {
    if (action.kind !== "pass") throw unexpectedAction(action);
    frame.passed[seat] = 1;
    context.emit({ kind: "passed", rule: WINDOW_RULE[frame.at], party: seat, onlyFor: seat });
  },
  prompt: (_state, frame) => prompt("window", { window: frame.at }),
  step(state, frame, context) {
    const ordered = hasPauses(state) ? undefined : orderedCard(state, frame.at);
    if (ordered) {
      playCard(state, ordered.seat, ordered.action, context);
      return true;
    }
    if (frame.passed.includes(0)) return false;
    popFrame(state, frame);
    return true;
  },
};

const WINDOW_RULE: Readonly<Record<WindowName, string>> = {
  talks: "IR-13.2.5",
  income: "IR-13.2.5",
  investments: "IR-13.2.5",
  movement: "IR-13.2.5",
  embarkation: "IR-13.2.5",
  event: "IR-13.2.5",
  battle: "IR-13.2.3",
  roll: "IR-13.2.4",
  counter: "IR-13.2.2",
  roundEnd: "IR-13.2.5",
};
