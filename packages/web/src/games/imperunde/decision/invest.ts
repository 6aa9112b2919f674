import { type Action, type Field, isHome, type Land, postsAt, type Question, sheetOf, VALUE } from "@rondel/imperunde";
import type { Desk } from "../context.ts";
import { fieldName } from "../messages/params.ts";
import { type ActionOf, actionsOf, type Deed, deedFor, type Plan, type PlanOption, rowFor } from "./decision.ts";

type Purchase = ActionOf<"buyArmy" | "buyFort" | "buyWarship" | "buyPost" | "buyCanal">;
type Goods = Extract<Question, { kind: "purchase" }>["what"];

/** D-11: choose a land, then what to buy there. Everything can be taken back until the turn ends. */
export function investPlan(desk: Desk): Plan {
  const purchases = actionsOf(desk, "buyArmy", "buyFort", "buyWarship", "buyPost", "buyCanal");
  const cards = actionsOf(desk, "buyCard");
  const land = desk.choosing.field.value;
  const lands = [...new Set(purchases.map((purchase) => purchase.land))];
  const fields = new Map(
    lands.map((one) => [
      one,
      { isChosen: one === land, choose: () => chooseLand(desk, one === land ? undefined : one) },
    ]),
  );
  const common = {
    title: desk.word("screen.invest"),
    about: basketOf(desk),
    others: ending(desk),
    regions: fields,
    attempt: (field: Field): Action => ({ kind: "buyPost", land: field }),
  };
  if (land === undefined) {
    return {
      ...common,
      options: [...lands.map((one) => landRow(desk, one)), ...cards.map((card) => priced(desk, card, "card"))],
    };
  }
  return {
    ...common,
    options: [
      ...purchases.filter((one) => one.land === land).map((one) => priced(desk, one, goodsOf(one))),
      ...refusedRows(desk, land, purchases),
    ],
    others: [{ words: desk.word("screen.back"), do: () => chooseLand(desk, undefined) }, ...ending(desk)],
  };
}

function ending(desk: Desk): Deed[] {
  return actionsOf(desk, "endInvestments").map((action) => deedFor(desk, action));
}

function chooseLand({ choosing }: Desk, land: Land | undefined): void {
  choosing.field.value = land;
}

/** What has been spent this round, and what is left. */
function basketOf(desk: Desk): string {
  const state = desk.state.value;
  const seat = desk.seat.value;
  if (!state || seat === undefined) return "";
  const spent = sheetOf(state, seat, state.round)?.investments ?? 0;
  return desk.word("screen.basket", { spent, left: state.funds[seat] ?? 0 });
}

function landRow(desk: Desk, land: Land): PlanOption {
  const state = desk.state.value;
  const home = state && isHome(state, land);
  return {
    id: `land ${land}`,
    name: fieldName(desk.speech, land),
    ...(state && {
      consequence: home
        ? desk.word("screen.home")
        : desk.word("screen.landShort", { posts: postsAt(state, land), value: VALUE[land] ?? 0 }),
    }),
    choose: () => chooseLand(desk, land),
  };
}

function priced(desk: Desk, action: Purchase | ActionOf<"buyCard">, what: Goods): PlanOption {
  const answer = desk.ask({
    kind: "purchase",
    what,
    ...("land" in action && { land: action.land }),
    ...("sea" in action && { sea: action.sea }),
  });
  return rowFor(
    desk,
    action,
    answer && {
      price: desk.word("money", { amount: answer.cost }),
      consequence: desk.word("screen.leaves", { amount: answer.fundsAfter }),
    },
  );
}

/** What cannot be bought in a land stays, calm, with the reason. */
function refusedRows(desk: Desk, land: Land, purchases: readonly Purchase[]): PlanOption[] {
  const here = purchases.filter((one) => one.land === land).map(goodsOf);
  const missing = (["infantry", "cavalry", "artillery", "fort", "post"] as const).filter(
    (what) => !here.includes(what),
  );
  return missing.flatMap((what): PlanOption[] => {
    const refused = desk.ask({ kind: "purchase", what, land })?.refused;
    if (!refused) return [];
    return [
      {
        id: `no ${what}`,
        name: desk.speech.term(what === "post" ? "term.piece.tradingPost" : `term.unit.${what}`),
        impossible: desk.explain(refused),
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
