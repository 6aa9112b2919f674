import type { Refusal, RuleId, Seat } from "@rondel/engine";
import type { ActionOf } from "../actions.ts";
import { isSea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { BattleFrame, WindowFrame } from "../frames.ts";
import type { State } from "../state.ts";
import type { CardName } from "./list.ts";

/** When a card can be played: at any time, in one phase, in a battle, or in answer to another card (13.5). */
export type CardMoment = "any" | "talks" | "income" | "investments" | "landBattle" | "seaBattle" | "answer";

/**
 * The rules of one card. `targets` and `refuse` share the same conditions: the legal plays are exactly those that are not refused.
 * secret/floor.ts checks that the player holds the card and that cards can be played at all, cards/index.ts that it is their moment.
 */
export interface CardRules<Name extends CardName> {
  readonly rule: RuleId;
  readonly when: CardMoment;
  /** Every legal play of the card at its moment, in a stable order. The only source for hand, bots, fuzzing and page. */
  targets(state: State, seat: Seat): ActionOf<Name>[];
  /** Why a play is illegal although its moment has come (`isMoment`). Nobody may harm themselves (RU-29). */
  refuse(state: State, seat: Seat, play: ActionOf<Name>): Refusal | undefined;
  /** Carries out a card that was not countered. */
  resolve(state: State, seat: Seat, play: ActionOf<Name>, context: PlayContext): void;
  /** The player whom the card harms, if there is one. */
  victim?(state: State, seat: Seat, play: ActionOf<Name>): Seat | undefined;
}

/** Whether the moment has come at which a card can be played. Some cards need the first roll of a battle as well (IR-13.2.3). */
export function isMoment(state: State, when: CardMoment): boolean {
  switch (when) {
    case "any":
      return true;
    case "talks":
      return state.phase === 2;
    case "income":
      return state.phase === 3;
    case "investments":
      return state.phase === 4;
    case "landBattle":
    case "seaBattle": {
      const battle = battleBeforeRoll(state);
      return battle !== undefined && isSea(battle.region) === (when === "seaBattle");
    }
    case "answer":
      return false;
  }
}

/** The legal ones among some plays of a card. */
export function legalPlays<Name extends CardName>(
  { refuse }: Pick<CardRules<Name>, "refuse">,
  state: State,
  seat: Seat,
  plays: readonly ActionOf<Name>[],
): ActionOf<Name>[] {
  return plays.filter((play) => refuse(state, seat, play) === undefined);
}

function openWindowOf(state: State): WindowFrame | undefined {
  const top = state.frames[state.frames.length - 1];
  return top?.kind === "window" ? top : undefined;
}

/** The battle whose next roll follows the open window. Where cards can be played, only such a window is above a battle. */
export function battleBeforeRoll(state: State): BattleFrame | undefined {
  const below = state.frames[state.frames.length - 2];
  return below?.kind === "battle" ? below : undefined;
}

/** The battle in which a battle card is played or takes effect. `isMoment` has made sure that there is one. */
export function battleOfCard(state: State): BattleFrame {
  const battle = battleBeforeRoll(state);
  if (!battle) throw new Error("a battle card outside a battle");
  return battle;
}

/** The battle whose first roll follows the open window (IR-13.2.3). */
export function battleBeforeFirstRoll(state: State): BattleFrame | undefined {
  return openWindowOf(state)?.at === "battle" ? battleBeforeRoll(state) : undefined;
}

export function wrongMoment(rule: RuleId): Refusal {
  return refusal("not-at-this-moment", rule);
}

/** IR-13.1.6, RU-29: why a harmful card cannot be played against a seat. */
export function refuseVictim(state: State, seat: Seat, victim: Seat): Refusal | undefined {
  return victim === seat || victim >= state.players ? refusal("not-against-oneself", "IR-13.1.6") : undefined;
}
