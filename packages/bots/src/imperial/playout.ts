import type { Random, Seat } from "@rondel/engine";
import { type Action, type Frame, imperial, type State } from "@rondel/imperial";
import { type Outlook, outlookOf } from "./outlook.ts";
import { opinions } from "./policy/index.ts";

/** How a position is played on: until so many powers have begun their turns, with so much chance in the big decisions. */
export interface PlayoutRules {
  readonly turns: number;
  /** In millions of the final score. */
  readonly noise: number;
}

/** Plays a state on by quick opinions of whoever decides; returns how many actions that took. */
export function playOn(state: State, rules: PlayoutRules, random: Random): number {
  let outlook: Outlook | undefined;
  let turns = 0;
  let played = 0;
  for (;;) {
    const seat = imperial.deciders(state)[0];
    if (seat === undefined) return played;
    const frame = state.frames[state.frames.length - 1] as Frame;
    if (frame.kind === "turn" && ++turns > rules.turns) return played;
    const actions = imperial.actions(state, seat);
    if (actions.length > 1) outlook = isStale(outlook, seat, frame) ? outlookOf(state, seat) : outlook;
    imperial.play(state, seat, quickChoice(outlook, actions, noiseIn(frame, rules), random), random);
    played++;
  }
}

/** Within a manoeuvre or import little changes of what an outlook is about; it need not be taken again at each small step. */
function isStale(outlook: Outlook | undefined, seat: Seat, frame: Frame): boolean {
  return outlook?.seat !== seat || (frame.kind !== "manoeuvre" && frame.kind !== "import" && frame.kind !== "window");
}

function noiseIn(frame: Frame, { noise }: PlayoutRules): number {
  return frame.kind === "turn" || frame.kind === "investment" || frame.kind === "offer" ? noise : 0;
}

function quickChoice(outlook: Outlook | undefined, actions: readonly Action[], noise: number, random: Random): Action {
  const [first] = actions as readonly [Action];
  if (actions.length === 1 || outlook === undefined) return first;
  return bestOf(actions, opinions(outlook, actions), noise, random);
}

const GRAINS = 4096;

/** The action with the best value, after a chance of up to `noise` was added to each. */
export function bestOf<Item>(items: readonly Item[], values: readonly number[], noise: number, random: Random): Item {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < items.length; place++) {
    const chance = noise === 0 ? 0 : (random.draw("noise", GRAINS) / GRAINS) * noise;
    const value = (values[place] as number) + chance;
    if (value <= highest) continue;
    highest = value;
    best = place;
  }
  return items[best] as Item;
}
