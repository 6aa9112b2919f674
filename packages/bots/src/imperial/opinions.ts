import type { Action, Frame, State } from "@rondel/imperial";
import { forceValue } from "./opinions/force.ts";
import { investmentValue, setupBondValue } from "./opinions/investment.ts";
import { battleValue, demandValue, manoeuvreValue } from "./opinions/manoeuvre.ts";
import { importedValue, siteValue } from "./opinions/provinces.ts";
import { arrivalValue, type Campaign, campaignOf } from "./opinions/regions.ts";
import { rondelValue } from "./opinions/rondel.ts";
import type { Outlook } from "./outlook.ts";

/**
 * A quick estimate of the value of every legal action, in millions of the final score, without a search. Values are comparable only
 * within one decision.
 */
export function opinions(outlook: Outlook, actions: readonly Action[]): number[] {
  const frame = topFrame(outlook.state);
  const campaign = campaignOf(outlook, decidingNation(frame));
  return actions.map((action) => opinion(outlook, campaign, frame, action));
}

function topFrame(state: State): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}

function decidingNation(frame: Frame): Campaign["nation"] {
  if (frame.kind === "window") return frame.stage === "asked" ? frame.asked : frame.nation;
  if (frame.kind === "flags") return ((frame.active + frame.turn) % 6) as Campaign["nation"];
  return (frame.kind === "investment" ? (frame.nation ?? 0) : frame.nation) as Campaign["nation"];
}

function opinion(outlook: Outlook, campaign: Campaign, frame: Frame, action: Action): number {
  switch (action.kind) {
    case "moveRondel":
      return rondelValue(outlook, campaign.nation, action.space);
    case "takeSetupBond":
      return setupBondValue(outlook, campaign.nation, action.bond, outlook.seat);
    case "invest":
      return investmentValue(outlook, action);
    case "forceInvestor":
      return forceValue(outlook, campaign.nation);
    case "buildFactory":
      return siteValue(campaign, action.province);
    case "produceAll":
      return 2;
    case "produce":
      return 1;
    case "placeImport":
      return importedValue(campaign, action);
    case "placeFlag":
      return arrivalValue(campaign, action.region, undefined);
    case "declareBattle":
      return battleValue(campaign, action);
    case "demandBattle":
      return frame.kind === "window" ? demandValue(campaign, frame.region, frame.nation) : 0;
    case "nextToAsk":
      return 0;
    default:
      return manoeuvreValue(campaign, action);
  }
}
