import type { Seat } from "@rondel/engine";
import type { Region } from "@rondel/imperunde";
import { type Action, type Frame, isCardPlay, regionValue, type State } from "@rondel/imperunde";
import { movementValue } from "./campaigns.ts";
import { cardValue } from "./cards.ts";
import { stanceValue } from "./diplomacy.ts";
import type { Knowledge } from "./knowledge.ts";
import { costOfBreaking } from "./promises.ts";
import { debtValue, purchaseValue } from "./purchases.ts";
import { type Survey, surveyOf } from "./survey.ts";

/** A quick estimate of the value of every legal action, in doubloons, without a search. */
export function opinions(state: State, seat: Seat, actions: readonly Action[], knowledge: Knowledge): number[] {
  const frame = state.frames[state.frames.length - 1] as Frame;
  const survey = surveyOf(state, seat, knowledge);
  return actions.map((action) => opinion(survey, frame, action) - costOfBreaking(state, seat, action));
}

function opinion(survey: Survey, frame: Frame, action: Action): number {
  if (isCardPlay(action)) return survey.knowledge.cards ? cardValue(survey, action) : -1;
  switch (action.kind) {
    case "declareWar":
    case "consentPeace":
    case "sealStance":
      return stanceValue(survey, frame, action);
    case "settleDebt":
      return debtValue(action.change);
    case "equipFrigate":
      return regionValue(action.sea) * 0.5 + 1;
    case "equipArmies":
      return 1 + action.infantry * 0.4 + action.cavalry * 0.5 + action.artillery * 0.9;
    case "startShips":
      return startValue(action.frigate, action.shipOfTheLine);
    case "takeCard":
      return action.card === undefined ? 0 : 1;
    case "sink":
      return 1;
    case "hold":
    case "endMovement":
    case "endEmbarkation":
    case "endInvestments":
    case "pass":
    case "ready":
    // negotiation.ts answers proposals.
    case "acceptProposal":
    case "rejectProposal":
    case "voteTarget":
      return 0;
    default:
      return purchaseValue(survey, action) + movementValue(survey, frame, action);
  }
}

/** Ships in two seas are worth more than both in one. */
function startValue(frigate: Region | undefined, shipOfTheLine: Region | undefined): number {
  const one = frigate === undefined ? 0 : regionValue(frigate);
  const other = shipOfTheLine === undefined || shipOfTheLine === frigate ? 0 : regionValue(shipOfTheLine);
  return one + other;
}
