import type { Random, Seat } from "@rondel/engine";
import { type Action, type Frame, imperial, type State } from "@rondel/imperial";
import { bestOf } from "../thinking.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { opinions } from "./policy/index.ts";

/** How far a position is played on. */
export interface Lookahead {
  /** Until so many further powers have begun their turns; 0 finishes only the turn that runs. */
  readonly turns: number;
  /** Ends before anybody invests. */
  readonly untilInvestment?: boolean;
}

/** Plays a state on, every decision by the first opinion of whoever owes it; returns how many actions that took. */
export function playOn(state: State, { turns, untilInvestment }: Lookahead, random: Random): number {
  let outlook: Outlook | undefined;
  let begun = 0;
  for (let played = 0; ; played++) {
    const seat = imperial.deciders(state)[0];
    if (seat === undefined) return played;
    const frame = state.frames[state.frames.length - 1] as Frame;
    if (frame.kind === "turn" && ++begun > turns) return played;
    if (frame.kind === "investment" && untilInvestment) return played;
    const actions = imperial.actions(state, seat);
    let action = actions[0] as Action;
    if (actions.length > 1) {
      outlook = outlook && !isStale(outlook, seat, frame) ? outlook : outlookOf(state, seat);
      action = bestOf(actions, opinions(outlook, actions), 0, random);
    }
    imperial.play(state, seat, action, random);
  }
}

/** Within a manoeuvre or import little changes of what an outlook is about; it need not be taken again at each small step. */
function isStale(outlook: Outlook, seat: Seat, { kind }: Frame): boolean {
  return outlook.seat !== seat || (kind !== "manoeuvre" && kind !== "import" && kind !== "window");
}
