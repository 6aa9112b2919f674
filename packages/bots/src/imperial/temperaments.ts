import { type Action, actionOf } from "@rondel/imperial";
import { at } from "../numbers.ts";
import type { Preference } from "../preference.ts";
import type { Temperament } from "../temperaments.ts";
import type { Outlook } from "./outlook.ts";

/** What a temperament prefers beyond the opinion of its level, in millions of the final score. */
export const TEMPERAMENT_PREFERENCES: Readonly<Record<Temperament, Preference<Outlook, Action>>> = {
  /** Taxes and builds at home, avoids battles, and enters foreign provinces as a friend. */
  cautious: (_outlook, action) => {
    switch (action.kind) {
      case "declareBattle":
      case "demandBattle":
        return -2;
      case "destroyFactory":
        return -4;
      case "moveArmy":
      case "setStatus":
        return action.status === "hostile" ? -2 : 0;
      case "moveRondel":
        return SAFE.includes(actionOf(action.space)) ? 1 : 0;
      default:
        return 0;
    }
  },
  /** Buys bonds whenever it may, of many nations, and likes the Investor space. */
  trader: ({ state, seat, holdings }, action) => {
    switch (action.kind) {
      case "invest":
        return at(holdings.bondTotals, action.nation * state.players + seat) === 0 ? 4 : 2;
      case "moveRondel":
        return actionOf(action.space) === "investor" ? 2 : 0;
      default:
        return 0;
    }
  },
  /** Arms, manoeuvres, enters foreign provinces in hostility and fights. */
  conqueror: (_outlook, action) => {
    switch (action.kind) {
      case "declareBattle":
      case "demandBattle":
        return 1.2;
      case "moveArmy":
      case "setStatus":
        return action.status === "hostile" ? 0.8 : 0;
      case "moveRondel":
        return actionOf(action.space) === "manoeuvre" ? 1.2 : ARMING.includes(actionOf(action.space)) ? 0.6 : 0;
      default:
        return 0;
    }
  },
};

type SpaceAction = ReturnType<typeof actionOf>;
const SAFE: readonly SpaceAction[] = ["taxation", "factory"];
const ARMING: readonly SpaceAction[] = ["production", "import"];
