import type { Random, Seat } from "@rondel/engine";
import { type Action, type Frame, imperial, type State } from "@rondel/imperial";
import { bestOf } from "../thinking.ts";
import { opinions } from "./opinions.ts";
import { type Outlook, outlookOf } from "./outlook.ts";

/** How far a playout goes. */
export interface Lookahead {
  /** The number of further turns; 0 finishes only the current one. */
  readonly turns: number;
  /** The range of random noise added to each opinion, in millions; none unless given. */
  readonly noise?: number;
  /** Stops before an investment of a seat for which this is true. */
  readonly stopsAtInvestmentOf?: (seat: Seat) => boolean;
  /** Called for each decision between several actions. */
  readonly onDecision?: (seat: Seat, action: Action) => void;
}

/** Plays on from a state, each decision by opinion, and returns the number of actions. */
export function playOn(
  state: State,
  { turns, noise = 0, stopsAtInvestmentOf, onDecision }: Lookahead,
  random: Random,
): number {
  let outlook: Outlook | undefined;
  let begun = 0;
  for (let played = 0; ; played++) {
    const seat = imperial.deciders(state)[0];
    if (seat === undefined) return played;
    const frame = state.frames[state.frames.length - 1] as Frame;
    if (frame.kind === "turn" && ++begun > turns) return played;
    if (frame.kind === "investment" && stopsAtInvestmentOf?.(seat)) return played;
    const actions = imperial.actions(state, seat);
    let action = actions[0] as Action;
    if (actions.length > 1) {
      outlook = outlook && !isStale(outlook, seat, frame) ? outlook : outlookOf(state, seat);
      action = bestOf(actions, opinions(outlook, actions), noise, random);
      onDecision?.(seat, action);
    }
    imperial.play(state, seat, action, random);
  }
}

/** An outlook stays good enough during a manoeuvre or import, where single steps change little. */
function isStale(outlook: Outlook, seat: Seat, { kind }: Frame): boolean {
  return outlook.seat !== seat || (kind !== "manoeuvre" && kind !== "import" && kind !== "window");
}
