import type { Action } from "@rondel/imperunde";
import type { Preference } from "../preference.ts";
import type { ImperundeStyle } from "../styles.ts";
import { isNearVictory } from "./diplomacy.ts";
import { KNOWLEDGE, type Knowledge } from "./knowledge.ts";
import type { Survey } from "./survey.ts";
import { paysFor } from "./worth.ts";

/** A one-sided player: what it takes into account, and what it prefers, in doubloons. */
interface StyleSettings {
  readonly knowledge: Knowledge;
  readonly preference: Preference<Survey, Action>;
}

const STRONG = KNOWLEDGE.strong;
/** More than any opinion: the style does this whenever it can, or never. */
const ALWAYS = 50;
const NEVER = -1000;
/** The last round in which a banker borrows. */
const LAST_LOAN = 3;

export const STYLE_SETTINGS: Readonly<Record<ImperundeStyle, StyleSettings>> = {
  /** Keeps peace, guards against everyone and builds forts. */
  turtle: {
    knowledge: { ...STRONG, danger: "everyone", wars: false },
    preference: (_survey, { kind }) => (kind === "buyFort" ? 1 : kind === "declareWar" ? NEVER : 0),
  },
  /** Declares war early, buys armies first and leaves colonies empty. */
  rusher: {
    knowledge: { ...STRONG, danger: "nobody" },
    preference: (_survey, { kind }) => (kind === "declareWar" ? 30 : kind === "buyArmy" ? 2 : 0),
  },
  /** Borrows in the first rounds for posts, repays later, and keeps peace. */
  banker: {
    knowledge: { ...STRONG, wars: false },
    preference: ({ state }, action) => {
      if (action.kind === "settleDebt") return state.round <= LAST_LOAN ? 2 * action.change : 0;
      return action.kind === "declareWar" ? NEVER : 0;
    },
  },
  /** Buys as many cards as it may. */
  "card-shark": {
    knowledge: STRONG,
    preference: (_survey, { kind }) => (kind === "buyCard" ? ALWAYS : 0),
  },
  /** Builds ships of the line before posts, wherever the sea pays. */
  "sea-lord": {
    knowledge: STRONG,
    preference: ({ state, seat }, action) => {
      if (action.kind !== "buyWarship" || !paysFor(state, action.sea, seat)) return 0;
      return action.ship === "shipOfTheLine" ? 5 : 2;
    },
  },
  /** Guards against declared enemies and goes to war only to stop a leader. */
  blocker: {
    knowledge: STRONG,
    preference: ({ state }, action) =>
      action.kind === "declareWar" && !isNearVictory(state, action.player) ? NEVER : 0,
  },
};
