import { type Frame, POWER_NAMES, type Power, stepsTo, surchargeFor } from "@rondel/imperial";
import { tellRefusal } from "../../../ui/notes.tsx";
import type { Desk } from "../context.ts";
import { powerName, spaceName } from "../messages/params.ts";
import { battleRow } from "./battle.ts";
import { actionsOf, type Deed, deedFor, type Plan, type PlanOption, rowFor } from "./decision.ts";

type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** D-03: a Swiss Bank may force a stop on Investor. It cannot be taken back, so it is chosen and then confirmed. */
export function forcePlan(desk: Desk, frame: FrameOf<"force">): Plan {
  const { choosing } = desk;
  const state = desk.state.value;
  const choose = (id: string) => () => {
    choosing.option.value = id;
  };
  const possible = actionsOf(desk, "forceInvestor").length > 0;
  const refused = possible ? undefined : desk.whyNot({ kind: "forceInvestor" });
  const saved = state ? surchargeFor(stepsTo(state, frame.power, frame.space)) : 0;
  const options: PlanOption[] = [
    {
      id: "forceInvestor",
      name: desk.word("action.forceInvestor"),
      consequence: desk.word("hint.force-investor"),
      ...(refused && { impossible: desk.explain(refused) }),
      choose: choose("forceInvestor"),
    },
    {
      id: "decline",
      name: desk.word("action.decline.force"),
      consequence: `${powerName(desk.speech, frame.power)} → ${spaceName(desk.speech, frame.space)}`,
      ...(saved > 0 && { price: desk.word("money", { amount: saved }) }),
      choose: choose("decline"),
    },
  ];
  const chosen = choosing.option.value;
  return {
    title: "screen.forceStop",
    options,
    chosen,
    deed:
      chosen === "forceInvestor"
        ? deedFor(desk, { kind: "forceInvestor" })
        : chosen === "decline"
          ? deedFor(desk, { kind: "decline" }, desk.word("action.decline.force"))
          : undefined,
    others: alwaysDeclining(desk),
  };
}

/** D-09 to D-11: what follows when units meet. */
export function windowPlan(desk: Desk, frame: FrameOf<"window">): Plan {
  const regions = new Map([[frame.region, { isChosen: true, choose: () => undefined }]]);
  if (frame.stage === "order") {
    return {
      title: "screen.whomToAsk",
      options: actionsOf(desk, "nextToAsk").map((action) =>
        rowFor(desk, action, { mark: letterOf(desk, action.power) }),
      ),
      regions,
    };
  }
  if (frame.stage === "asked") {
    return {
      title: "screen.battleOrPeace",
      options: actionsOf(desk, "demandBattle").map((action) =>
        rowFor(desk, action, { consequence: desk.word("hint.demand-battle") }),
      ),
      deed: deedFor(desk, { kind: "decline" }, desk.word("action.decline.battle")),
      others: alwaysDeclining(desk),
      regions,
    };
  }
  return {
    title: "screen.battleOrPeace",
    options: actionsOf(desk, "declareBattle").map((action) => battleRow(desk, action)),
    deed: deedFor(desk, { kind: "peace" }),
    regions,
  };
}

/** Where the server keeps orders: declines now and whenever the same is asked, until the order is ended in the menu. */
function alwaysDeclining({ session, word }: Desk): Deed[] {
  const { orders } = session;
  const code = session.prompt.value?.code;
  if (!orders || (code !== "force-investor" && code !== "demand-battle")) return [];
  return [{ words: word(`order.${code}`), do: () => void tellRefusal(orders.give(code, { kind: "decline" })) }];
}

function letterOf(desk: Desk, power: Power): string {
  return desk.speech.term(`power.${POWER_NAMES[power]}.letter`);
}
