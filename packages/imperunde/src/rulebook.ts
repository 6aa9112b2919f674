import {
  type AnyFrame,
  type FrameRules,
  type FrameRulesByKind,
  frameMachine,
  type Seat,
  topFrame,
} from "@rondel/engine";
import { type Action, isCardPlay, isPlainPlay } from "./actions.ts";
import { shift } from "./cards/forged-orders-land.ts";
import { unmask } from "./cards/unmask-spies.ts";
import { battle } from "./combat/battle.ts";
import { withdrawal } from "./combat/withdrawal.ts";
import type { Event } from "./events.ts";
import type { Frame } from "./frames.ts";
import { attack } from "./movement/attack.ts";
import { sinking } from "./movement/sinking.ts";
import { clearing, clearSea } from "./phases/clearing.ts";
import { embarkation } from "./phases/embarkation.ts";
import { events } from "./phases/events.ts";
import { fairWinds } from "./phases/fair-winds.ts";
import { income } from "./phases/income.ts";
import { investments } from "./phases/investments.ts";
import { movement } from "./phases/movement.ts";
import { round } from "./phases/round.ts";
import { freeInTalks, talks } from "./phases/talks.ts";
import { card } from "./secret/chain.ts";
import { offerCards, playCard, refuseCardPlay } from "./secret/floor.ts";
import { changeOrders, isOrderAction, refuseOrder, sampleOrders } from "./secret/orders.ts";
import { window } from "./secret/window.ts";
import { startColonies } from "./setup/start-colonies.ts";
import { startShips } from "./setup/start-ships.ts";
import type { State } from "./state.ts";

/** The rules of each kind of frame, in rulebook order. */
const BOOK: FrameRulesByKind<State, Frame, Action, Event> = {
  startShips: inPlay(startShips),
  startColonies: inPlay(startColonies),
  round: inPlay(round),
  talks: inPlay(talks),
  income: inPlay(income),
  investments: inPlay(investments),
  clearing: inPlay(clearing),
  clearSea: inPlay(clearSea),
  movement: inPlay(movement),
  attack: inPlay(attack),
  battle: inPlay(battle),
  withdrawal: inPlay(withdrawal),
  sinking: inPlay(sinking),
  embarkation: inPlay(embarkation),
  events: inPlay(events),
  goodWinds: inPlay(fairWinds),
  window: inPlay(window),
  card: inPlay(card),
  unmask: inPlay(unmask),
  shift: inPlay(shift),
};

/**
 * Adds the rules that apply in every frame: standing orders can always be changed, cards can be played at open moments, and a
 * victory ends all unfinished frames (RU-122).
 */
function inPlay<F extends AnyFrame & Frame>(
  rules: FrameRules<State, F, Action, Event>,
): FrameRules<State, F, Action, Event> {
  return {
    deciders: rules.deciders,
    actions(state, frame, seat) {
      if (!rules.deciders(state, frame).includes(seat)) return [];
      const offers = rules.actions(state, frame, seat);
      offerCards(state, seat, offers);
      return offers;
    },
    defaultAction: rules.defaultAction,
    refuse(state, frame, seat, action) {
      if (isOrderAction(action)) return refuseOrder(state, seat, action);
      if (isCardPlay(action) && frame.kind !== "card") return refuseCardPlay(state, seat, action);
      return rules.refuse(state, frame, seat, action);
    },
    play(state, frame, seat, action, context) {
      if (isOrderAction(action)) changeOrders(state, seat, action, context);
      else if (isPlainPlay(action)) playCard(state, seat, action, context);
      else rules.play(state, frame, seat, action, context);
    },
    prompt: rules.prompt,
    step(state, frame, context) {
      if (!state.ended) return rules.step(state, frame, context);
      state.frames = [];
      return false;
    },
  };
}

export const machine = frameMachine<State, Frame, Action, Event>(BOOK);

/** Card plays, talks and standing orders of a seat that owes no decision. */
export function freeActions(state: State, seat: Seat): Action[] {
  const frame = topFrame(state);
  if (!frame) return [];
  const offers: Action[] = [];
  const asked = machine.deciders(state).includes(seat);
  if (!asked) offerCards(state, seat, offers);
  if (frame.kind === "talks") offers.push(...freeInTalks(state, frame, seat));
  return [...offers, ...sampleOrders(state, seat)];
}
