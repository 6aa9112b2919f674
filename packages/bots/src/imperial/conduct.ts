import { type Action, actionOf, type State } from "@rondel/imperial";
import type { Conduct } from "../bot.ts";
import { at } from "../numbers.ts";

const COUNTS = [
  "taxations",
  "factories built",
  "manoeuvres",
  "hostile entries",
  "battles",
  "stops at Investor",
  "bonds bought",
  "gifts",
] as const;

type Figure = (typeof COUNTS)[number];

/** What a player of Imperial does, per game. */
export const imperialConduct: Conduct<State, Action> = {
  counts: COUNTS,
  figureOf: (_state, _seat, action) => figureOf(action),
  atEnd: (state, seat) => ({
    "millions in own treasuries": state.treasury.reduce(
      (sum, treasury, nation) => sum + (at(state.government, nation) === seat ? treasury : 0),
      0,
    ),
    "millions in cash": at(state.cash, seat),
  }),
};

function figureOf(action: Action): Figure | undefined {
  switch (action.kind) {
    case "moveRondel":
      return figureOfSpace(actionOf(action.space));
    case "buildFactory":
      return "factories built";
    case "moveArmy":
    case "setStatus":
      return action.status === "hostile" ? "hostile entries" : undefined;
    case "declareBattle":
    case "demandBattle":
      return "battles";
    case "invest":
      return "bonds bought";
    case "gift":
      return "gifts";
    default:
      return undefined;
  }
}

function figureOfSpace(space: ReturnType<typeof actionOf>): Figure | undefined {
  if (space === "taxation") return "taxations";
  if (space === "manoeuvre") return "manoeuvres";
  return space === "investor" ? "stops at Investor" : undefined;
}
