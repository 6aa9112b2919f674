import { type Frame, NATION_NAMES, type Nation, stepsTo, surchargeFor } from "@rondel/imperial";
import { showRefusal } from "../../../ui/notes.tsx";
import type { ImperialContext } from "../context.ts";
import { nationName, spaceName } from "../messages/params.ts";
import { battleRow } from "./battle.ts";
import {
  type ActionButton,
  actionButton,
  actionsOf,
  type ImperialDecision,
  type OptionRow,
  optionRow,
} from "./decision.ts";

type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** D-03: a Swiss Bank may force a stop on Investor. It cannot be taken back, so it is chosen and then confirmed. */
export function forceDecision(context: ImperialContext, frame: FrameOf<"force">): ImperialDecision {
  const { choosing } = context;
  const state = context.state.value;
  const choose = (id: string) => () => {
    choosing.option.value = id;
  };
  const possible = actionsOf(context, "forceInvestor").length > 0;
  const refused = possible ? undefined : context.whyNot({ kind: "forceInvestor" });
  const saved = state ? surchargeFor(stepsTo(state, frame.nation, frame.space)) : 0;
  const options: OptionRow[] = [
    {
      id: "forceInvestor",
      name: context.text("action.forceInvestor"),
      consequence: context.text("hint.force-investor"),
      ...(refused && { impossible: context.explain(refused) }),
      choose: choose("forceInvestor"),
    },
    {
      id: "decline",
      name: context.text("action.decline.force"),
      consequence: `${nationName(context.messages, frame.nation)} → ${spaceName(context.messages, frame.space)}`,
      ...(saved > 0 && { price: context.text("money", { amount: saved }) }),
      choose: choose("decline"),
    },
  ];
  const chosen = choosing.option.value;
  return {
    title: "screen.forceStop",
    options,
    chosen,
    primary:
      chosen === "forceInvestor"
        ? actionButton(context, { kind: "forceInvestor" })
        : chosen === "decline"
          ? actionButton(context, { kind: "decline" }, context.text("action.decline.force"))
          : undefined,
    secondary: alwaysDeclining(context),
  };
}

/** D-09 to D-11: what follows when units meet. */
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
      primary: actionButton(context, { kind: "decline" }, context.text("action.decline.battle")),
      secondary: alwaysDeclining(context),
      regions,
    };
  }
  return {
    title: "screen.battleOrPeace",
    options: actionsOf(context, "declareBattle").map((action) => battleRow(context, action)),
    primary: actionButton(context, { kind: "peace" }),
    regions,
  };
}

/** Where the server keeps orders: declines now and whenever the same is asked, until the order is ended in the menu. */
function alwaysDeclining({ session, text }: ImperialContext): ActionButton[] {
  const { orders } = session;
  const code = session.prompt.value?.code;
  if (!orders || (code !== "force-investor" && code !== "demand-battle")) return [];
  return [{ label: text(`order.${code}`), press: () => void showRefusal(orders.give(code, { kind: "decline" })) }];
}

function letterOf(context: ImperialContext, nation: Nation): string {
  return context.messages.term(`nation.${NATION_NAMES[nation]}.letter`);
}
