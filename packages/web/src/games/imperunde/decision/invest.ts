import { type Action, isHome, postsAt, type Question, type Region, regionValue, sheetOf } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import {
  type ActionButton,
  type ActionOf,
  actionButton,
  actionsOf,
  type ImperundeDecision,
  type OptionRow,
  optionRow,
} from "./decision.ts";

type Purchase = ActionOf<"buyArmy" | "buyFort" | "buyWarship" | "buyPost" | "buyCanal">;
type Goods = Extract<Question, { kind: "purchase" }>["what"];

/** D-11: choose a land, then what to buy there. Everything can be taken back until the turn ends. */
export function investDecision(context: ImperundeContext): ImperundeDecision {
  const purchases = actionsOf(context, "buyArmy", "buyFort", "buyWarship", "buyPost", "buyCanal");
  const cards = actionsOf(context, "buyCard");
  const territory = context.choosing.region.value;
  const territories = [...new Set(purchases.map((purchase) => purchase.territory))];
  const regions = new Map(
    territories.map((one) => [
      one,
      { isChosen: one === territory, choose: () => chooseTerritory(context, one === territory ? undefined : one) },
    ]),
  );
  const common = {
    title: context.text("screen.invest"),
    about: basketOf(context),
    secondary: ending(context),
    regions,
    attempt: (region: Region): Action => ({ kind: "buyPost", territory: region }),
  } satisfies Partial<ImperundeDecision>;
  if (territory === undefined) {
    return {
      ...common,
      options: [
        ...territories.map((one) => territoryRow(context, one)),
        ...cards.map((card) => priced(context, card, "card")),
      ],
    };
  }
  return {
    ...common,
    options: [
      ...purchases.filter((one) => one.territory === territory).map((one) => priced(context, one, goodsOf(one))),
      ...refusedRows(context, territory, purchases),
    ],
    secondary: [
      { label: context.text("screen.back"), press: () => chooseTerritory(context, undefined) },
      ...ending(context),
    ],
  };
}

function ending(context: ImperundeContext): ActionButton[] {
  return actionsOf(context, "endInvestments").map((action) => actionButton(context, action));
}

function chooseTerritory({ choosing }: ImperundeContext, territory: Region | undefined): void {
  choosing.region.value = territory;
}

/** What has been spent this round, and what is left. */
function basketOf(context: ImperundeContext): string {
  const state = context.state.value;
  const seat = context.seat.value;
  if (!state || seat === undefined) return "";
  const spent = sheetOf(state, seat, state.round)?.investments ?? 0;
  return context.text("screen.spending", { spent, left: state.funds[seat] ?? 0 });
}

function territoryRow(context: ImperundeContext, territory: Region): OptionRow {
  const state = context.state.value;
  const home = state && isHome(state, territory);
  return {
    id: `land ${territory}`,
    name: regionName(context.messages, territory),
    ...(state && {
      consequence: home
        ? context.text("screen.home")
        : context.text("screen.territorySummary", { posts: postsAt(state, territory), value: regionValue(territory) }),
    }),
    choose: () => chooseTerritory(context, territory),
  };
}

function priced(context: ImperundeContext, action: Purchase | ActionOf<"buyCard">, what: Goods): OptionRow {
  const answer = context.ask({
    kind: "purchase",
    what,
    ...("territory" in action && { territory: action.territory }),
    ...("sea" in action && { sea: action.sea }),
  });
  return optionRow(
    context,
    action,
    answer && {
      price: context.text("money", { amount: answer.cost }),
      consequence: context.text("screen.fundsLeft", { amount: answer.fundsAfter }),
    },
  );
}

/** What cannot be bought in a land stays, calm, with the reason. */
function refusedRows(context: ImperundeContext, territory: Region, purchases: readonly Purchase[]): OptionRow[] {
  const here = purchases.filter((one) => one.territory === territory).map(goodsOf);
  const missing = (["infantry", "cavalry", "artillery", "fort", "post"] as const).filter(
    (what) => !here.includes(what),
  );
  return missing.flatMap((what): OptionRow[] => {
    const refused = context.ask({ kind: "purchase", what, territory })?.refused;
    if (!refused) return [];
    return [
      {
        id: `no ${what}`,
        name: context.messages.term(what === "post" ? "term.piece.tradingPost" : `term.unit.${what}`),
        impossible: context.explain(refused),
        choose: () => undefined,
      },
    ];
  });
}

function goodsOf(purchase: Purchase): Goods {
  switch (purchase.kind) {
    case "buyArmy":
      return purchase.army;
    case "buyWarship":
      return purchase.ship;
    case "buyFort":
      return "fort";
    case "buyPost":
      return "post";
    case "buyCanal":
      return "canal";
  }
}
