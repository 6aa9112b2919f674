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

/** D-11: first a territory, then a purchase there. All purchases can be undone until the turn ends. */
export function investDecision(context: ImperundeContext): ImperundeDecision {
  const purchases = actionsOf(context, "buyArmy", "buyFort", "buyWarship", "buyPost", "buyCanal");
  const cards = actionsOf(context, "buyCard");
  const territory = context.selection.region.value;
  const territories = [...new Set(purchases.map((purchase) => purchase.territory))];
  const regions = new Map(
    territories.map((one) => [
      one,
      { isChosen: one === territory, choose: () => selectTerritory(context, one === territory ? undefined : one) },
    ]),
  );
  const common = {
    title: context.text("screen.invest"),
    about: spending(context),
    secondary: endButtons(context),
    regions,
    attempt: (region: Region): Action => ({ kind: "buyPost", territory: region }),
  } satisfies Partial<ImperundeDecision>;
  if (territory === undefined) {
    return {
      ...common,
      options: [
        ...territories.map((one) => territoryRow(context, one)),
        ...cards.map((card) => pricedRow(context, card, "card")),
      ],
    };
  }
  return {
    ...common,
    options: [
      ...purchases.filter((one) => one.territory === territory).map((one) => pricedRow(context, one, goodsOf(one))),
      ...refusedRows(context, territory, purchases),
    ],
    back: { label: context.text("screen.back"), press: () => selectTerritory(context, undefined) },
  };
}

function endButtons(context: ImperundeContext): ActionButton[] {
  return actionsOf(context, "endInvestments").map((action) => actionButton(context, action));
}

function selectTerritory({ selection }: ImperundeContext, territory: Region | undefined): void {
  selection.region.value = territory;
}

/** The money spent this round and the rest. */
function spending(context: ImperundeContext): string {
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
    id: `territory ${territory}`,
    name: regionName(context.messages, territory),
    ...(state && {
      consequence: home
        ? context.text("screen.home")
        : context.text("screen.territorySummary", { posts: postsAt(state, territory), value: regionValue(territory) }),
    }),
    choose: () => selectTerritory(context, territory),
  };
}

function pricedRow(context: ImperundeContext, action: Purchase | ActionOf<"buyCard">, what: Goods): OptionRow {
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

/** Disabled rows for what cannot be bought in the territory, with the reason. */
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
