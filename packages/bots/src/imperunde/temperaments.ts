import type { Seat } from "@rondel/engine";
import {
  type Action,
  isColonyOf,
  isPlayer,
  kindNamed,
  ownerOf,
  postsAt,
  type Region,
  type State,
} from "@rondel/imperunde";
import type { Preference } from "../preference.ts";
import type { Temperament } from "../temperaments.ts";
import { unitsAt } from "./forces.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Survey } from "./survey.ts";
import { paysFor } from "./worth.ts";

/** What a war is worth to a temperament beyond its gain, in doubloons. */
const APPETITES: Readonly<Record<Temperament, number>> = { cautious: -12, trader: -4, conqueror: 8 };

export function appetiteOf({ temperament }: Knowledge): number {
  return temperament === undefined ? 0 : APPETITES[temperament];
}

/** The value of a colony from which a conqueror goes to war who does not weigh wars otherwise, in doubloons. */
const LEAST_BOOTY = 20;

/** The gain of a war for a level that does not weigh wars: only a conqueror wants one, for colonies that it could take now. */
export function bootyOf({ temperament }: Knowledge, aims: () => number): number {
  return temperament === "conqueror" ? aims() - LEAST_BOOTY : -1;
}

/** The last round in which a trader borrows. */
const LAST_LOAN = 2;

/** What a temperament prefers beyond the opinion of its level, in doubloons. Posts come first for all of them. */
export const TEMPERAMENT_PREFERENCES: Readonly<Record<Temperament, Preference<Survey, Action>>> = {
  /** Guards every colony with posts and builds forts. */
  cautious: ({ state, seat }, action) => {
    if (action.kind === "buyFort") return needsFort(state, seat, action.territory) ? 1 : 0;
    if (action.kind === "buyArmy") return needsGuard(state, seat, action) ? 1.5 : 0;
    return 0;
  },
  /** Borrows in the first rounds, and holds the seas that pay. */
  trader: ({ state, seat }, action) => {
    if (action.kind === "settleDebt") return state.round <= LAST_LOAN ? 1.5 * action.change : 0;
    return action.kind === "buyWarship" && paysFor(state, action.sea, seat) ? 0.6 : 0;
  },
  /** Recruits and attacks. */
  conqueror: ({ state }, action) => {
    if (action.kind === "buyArmy") return 0.3;
    return action.kind === "attack" && isPlayer(ownerOf(state, action.target)) ? 2 : 0;
  },
};

const FORT = kindNamed("fort");

function needsFort(state: State, seat: Seat, territory: Region): boolean {
  return postsAt(state, territory) > 1 && !unitsAt(state, territory, seat).includes(FORT);
}

function needsGuard(state: State, seat: Seat, { army, territory }: Extract<Action, { kind: "buyArmy" }>): boolean {
  if (army !== "infantry" || !isColonyOf(state, territory, seat)) return false;
  return postsAt(state, territory) > 0 && unitsAt(state, territory, seat).length === 0;
}
