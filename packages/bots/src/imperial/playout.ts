import type { Random, Seat } from "@rondel/engine";
import { type Action, type Frame, imperial, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { bestOf } from "../thinking.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { opinions } from "./policy/index.ts";
import { prospectsOf } from "./prospects.ts";

/** How a position is played on. */
export interface Lookahead {
  /** Until so many further powers have begun their turns; 0 finishes only the turn that runs. */
  readonly turns: number;
  /** Ends before anybody invests. */
  readonly untilInvestment?: boolean;
  /** If given, everybody looks ahead like this before big decisions instead of following the first opinion. */
  readonly others?: Lookahead & { readonly width: number };
}

/** Plays a state on, every decision by whoever owes it; returns how many actions were tried or played. */
export function playOn(state: State, lookahead: Lookahead, random: Random): number {
  let outlook: Outlook | undefined;
  let turns = 0;
  let nodes = 0;
  for (;;) {
    const seat = imperial.deciders(state)[0];
    if (seat === undefined) return nodes;
    const frame = state.frames[state.frames.length - 1] as Frame;
    if (frame.kind === "turn" && ++turns > lookahead.turns) return nodes;
    if (frame.kind === "investment" && lookahead.untilInvestment) return nodes;
    const actions = imperial.actions(state, seat);
    let action = actions[0] as Action;
    if (actions.length > 1) {
      outlook = outlook && !isStale(outlook, seat, frame) ? outlook : outlookOf(state, seat);
      const values = opinions(outlook, actions);
      if (lookahead.others && isBig(frame)) {
        const considered = consider(state, seat, actions, values, lookahead.others, random);
        action = considered.action;
        nodes += considered.nodes;
      } else action = bestOf(actions, values, 0, random);
    }
    imperial.play(state, seat, action, random);
    nodes++;
  }
}

/** Where to go on the rondel, what to buy, whether to force: the decisions that games are won by. */
export function isBig({ kind }: Frame): boolean {
  return kind === "turn" || kind === "investment" || kind === "force" || kind === "offer";
}

/** Within a manoeuvre or import little changes of what an outlook is about; it need not be taken again at each small step. */
function isStale(outlook: Outlook, seat: Seat, { kind }: Frame): boolean {
  return outlook.seat !== seat || (kind !== "manoeuvre" && kind !== "import" && kind !== "window");
}

/** Tries the most promising actions, each once, and takes what leaves the decider best off. */
function consider(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  values: readonly number[],
  lookahead: Lookahead & { readonly width: number },
  random: Random,
): { action: Action; nodes: number } {
  const promising = actions
    .map((action, place) => ({ action, opinion: at(values, place) }))
    .sort((left, right) => right.opinion - left.opinion)
    .slice(0, lookahead.width);
  let action = actions[0] as Action;
  let [highest, nodes] = [Number.NEGATIVE_INFINITY, 0];
  for (const candidate of promising) {
    const trial = imperial.clone(state);
    imperial.play(trial, seat, candidate.action, random);
    nodes += 1 + playOn(trial, lookahead, random);
    const share = at(prospectsOf(trial).shares, seat);
    if (share <= highest) continue;
    highest = share;
    action = candidate.action;
  }
  return { action, nodes };
}
