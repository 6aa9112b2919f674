import type { Seat } from "@rondel/engine";
import { type Action, type Frame, isCardPlay, type State, VALUE } from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { marchValue } from "./campaigns.ts";
import { cardValue } from "./cards.ts";
import { stanceValue } from "./diplomacy.ts";
import { debtValue, purchaseValue } from "./purchases.ts";

/** A quick opinion on every legal action, counted in trading posts, from knowledge of the game alone. */
export function opinions(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const frame = state.frames[state.frames.length - 1] as Frame;
  return actions.map((action) => opinion(state, seat, frame, action));
}

function opinion(state: State, seat: Seat, frame: Frame, action: Action): number {
  if (isCardPlay(action)) return cardValue(state, seat, action);
  switch (action.kind) {
    case "declareWar":
    case "consentPeace":
    case "voteTarget":
    case "sealStance":
      return stanceValue(state, seat, frame, action);
    case "settleDebt":
      return debtValue(state, seat, action.change);
    case "equipFrigate":
      return at(VALUE, action.sea) * 0.5 + 1;
    case "equipArmies":
      return 1 + action.infantry * 0.4 + action.cavalry * 0.5 + action.artillery * 0.9;
    case "takeCard":
      return action.card === undefined ? 0 : 1;
    case "sink":
      return 1;
    default:
      return purchaseValue(state, seat, action) + marchValue(state, seat, action);
  }
}
