import type { Seat } from "@rondel/engine";
import { type Action, hostile, isCardPlay, isColonyOf, postsOnBoard, type State } from "@rondel/imperunde";
import type { Conduct } from "../bot.ts";

const COUNTS = [
  "wars declared",
  "attacks",
  "armies bought",
  "guards bought",
  "forts bought",
  "warships bought",
  "posts bought",
  "peace proposed",
  "trades proposed",
  "common wars proposed",
  "proposals accepted",
  "loans",
  "cards bought",
  "cards played",
] as const;

type Figure = (typeof COUNTS)[number];

/** What a player of ImpeRunde does, per game. */
export const imperundeConduct: Conduct<State, Action> = {
  counts: COUNTS,
  figureOf,
  atEnd: (state, seat) => ({ "posts at the end": postsOnBoard(state, seat) }),
};

function figureOf(state: State, seat: Seat, action: Action): Figure | undefined {
  if (isCardPlay(action)) return "cards played";
  switch (action.kind) {
    case "declareWar":
      return "wars declared";
    case "sealStance":
      return action.war.some((other) => !hostile(state, seat, other)) ? "wars declared" : undefined;
    case "propose":
    case "counterProposal":
      return figureOfDeal(action);
    case "acceptProposal":
      return "proposals accepted";
    case "settleDebt":
      return action.change > 0 ? "loans" : undefined;
    default:
      return figureOfCampaign(state, seat, action);
  }
}

/** A trade is a deal about passage, or peace for a price. */
function figureOfDeal({ offer, ask }: Extract<Action, { kind: "propose" | "counterProposal" }>): Figure | undefined {
  if (ask.includes("passage") || ask.length > offer.length) return "trades proposed";
  if (offer.includes("peace")) return "peace proposed";
  return offer.includes("war") ? "common wars proposed" : undefined;
}

/** An army bought in a colony is counted as a guard. */
function figureOfCampaign(state: State, seat: Seat, action: Action): Figure | undefined {
  switch (action.kind) {
    case "attack":
      return "attacks";
    case "buyArmy":
      return isColonyOf(state, action.territory, seat) ? "guards bought" : "armies bought";
    case "buyFort":
      return "forts bought";
    case "buyWarship":
      return "warships bought";
    case "buyPost":
    case "buyCanal":
      return "posts bought";
    case "buyCard":
      return "cards bought";
    default:
      return undefined;
  }
}
