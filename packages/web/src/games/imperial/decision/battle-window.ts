import { type FrameOf, NATION_NAMES, type Nation } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { battleRow } from "./battle.ts";
import { actionsOf, endButton, type ImperialDecision, optionRow } from "./decision.ts";
import { declineAlwaysButtons } from "./decline-always.ts";

/** D-09 to D-11: battle or peace after a unit entered or changed its status. */
export function windowDecision(context: ImperialContext, frame: FrameOf<"window">): ImperialDecision {
  const regions = new Map([[frame.region, { isChosen: true, choose: () => undefined }]]);
  if (frame.stage === "order") {
    return {
      title: "screen.whoAnswers",
      options: actionsOf(context, "nextToAsk").map((action) =>
        optionRow(context, action, { mark: letterOf(context, action.nation) }),
      ),
      regions,
    };
  }
  if (frame.stage === "asked") {
    return {
      title: "screen.battleOrPeace",
      options: actionsOf(context, "demandBattle").map((action) =>
        optionRow(context, action, { consequence: context.text("hint.demand-battle") }),
      ),
      primary: endButton(context, { kind: "decline" }, context.text("action.decline.battle")),
      secondary: declineAlwaysButtons(context),
      regions,
    };
  }
  return {
    title: "screen.battleOrPeace",
    options: actionsOf(context, "declareBattle").map((action) => battleRow(context, action)),
    primary: endButton(context, { kind: "peace" }),
    regions,
  };
}

function letterOf(context: ImperialContext, nation: Nation): string {
  return context.messages.term(`nation.${NATION_NAMES[nation]}.letter`);
}
