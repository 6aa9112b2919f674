import type { Refusal, RuleId, Seat } from "@rondel/engine";
import type { ActionOf } from "../actions.ts";
import { refusal } from "../codes.ts";
import type { BattleFrame, WindowFrame } from "../frames.ts";
import type { PlayContext, State } from "../state.ts";
import type { Kind } from "../units.ts";
import type { CardName } from "./list.ts";

/** When a card can be played: at any time, in one phase, in a battle, or in answer to another card (13.5). */
export type CardMoment = "any" | "talks" | "income" | "investments" | "landBattle" | "seaBattle" | "answer";

/** The rules of one card. That the player holds it, and that cards can be played at all, is checked before. */
export interface CardRules<Name extends CardName> {
  readonly rule: RuleId;
  readonly when: CardMoment;
  /** The kinds of units whose dice a battle card raises or takes away. */
  readonly concerns?: readonly Kind[];
  /** Why this play is illegal now; harmful cards are for others only (RU-29). */
  refuse(state: State, seat: Seat, play: ActionOf<Name>): Refusal | undefined;
  /** Every legal play. */
  plays(state: State, seat: Seat): ActionOf<Name>[];
  /** What it does once no counter stands against it. */
  resolve(state: State, seat: Seat, play: ActionOf<Name>, context: PlayContext): void;
  /** The player it is aimed at, if there is one. */
  victim?(state: State, seat: Seat, play: ActionOf<Name>): Seat | undefined;
}

/** The window that is open on top of everything, if there is one. */
function openWindowOf(state: State): WindowFrame | undefined {
  const top = state.frames[state.frames.length - 1];
  return top?.kind === "window" ? top : undefined;
}

/** The battle before whose roll a window is open. */
export function battleBeforeRoll(state: State): BattleFrame | undefined {
  const window = openWindowOf(state);
  if (window?.at !== "battle" && window?.at !== "roll") return undefined;
  const below = state.frames[state.frames.length - 2];
  return below?.kind === "battle" ? below : undefined;
}

/** The battle whose first roll is still to come (IR-13.2.3). */
export function battleBeforeFirstRoll(state: State): BattleFrame | undefined {
  return openWindowOf(state)?.at === "battle" ? battleBeforeRoll(state) : undefined;
}

export const wrongMoment = (rule: RuleId): Refusal => refusal("not-at-this-moment", rule);

/** Offers a card without parameters if it is legal. */
export function only<Play>(
  state: State,
  seat: Seat,
  play: Play,
  refuse: (state: State, seat: Seat, play: Play) => Refusal | undefined,
): Play[] {
  return refuse(state, seat, play) ? [] : [play];
}
