import { type FrameOf, stepsTo, surchargeFor } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { nationName, spaceName } from "../messages/params.ts";
import { actionButton, actionsOf, type ImperialDecision, type OptionRow } from "./decision.ts";
import { declineAlwaysButtons } from "./decline-always.ts";

/** D-03: a Swiss Bank may force a stop on Investor. That cannot be undone, so it is selected first and then confirmed. */
export function forceDecision(context: ImperialContext, frame: FrameOf<"force">): ImperialDecision {
  const { selection } = context;
  const state = context.state.value;
  const choose = (id: string) => () => {
    selection.option.value = id;
  };
  const possible = actionsOf(context, "forceInvestor").length > 0;
  const refused = possible ? undefined : context.whyNot({ kind: "forceInvestor" });
  const surcharge = state ? surchargeFor(stepsTo(state, frame.nation, frame.space)) : 0;
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
      ...(surcharge > 0 && { price: context.text("money", { amount: surcharge }) }),
      choose: choose("decline"),
    },
  ];
  const chosen = selection.option.value;
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
    secondary: declineAlwaysButtons(context),
  };
}
