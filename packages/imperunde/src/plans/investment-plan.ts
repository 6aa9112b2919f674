import { type Refusal, type Seat, topFrame } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { clone } from "../clone.ts";
import { refusal } from "../codes.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { InvestmentsFrame } from "../frames.ts";
import { investments } from "../phases/investments.ts";
import type { State } from "../state.ts";
import { postsOnBoard } from "../territories.ts";
import { seatOfTurn } from "../turns.ts";

export type Purchase = ActionOf<"buyArmy" | "buyFort" | "buyWarship" | "buyPost" | "buyCanal" | "buyCard">;

/** Purchases that a player plans but has not made. */
export interface InvestmentPlan {
  /** The purchases that are possible one after another; others were left out. */
  readonly basket: readonly Purchase[];
  readonly spent: number;
  readonly left: number;
  /** The trading posts that the player would have. */
  readonly posts: number;
  /** What could be bought besides. */
  readonly offers: readonly Purchase[];
  /** The state after all purchases, if every new ship survives. */
  readonly state: State;
}

/** IR-7.1.1: the plan of a seat whose turn it is to invest; undefined for all others. The state is not changed. */
export function planInvestments(state: State, seat: Seat, wanted: readonly Purchase[]): InvestmentPlan | undefined {
  const next = clone(state);
  const frame = turnOf(next, seat);
  if (!frame) return undefined;
  const basket: Purchase[] = [];
  for (const purchase of wanted) {
    if (next.ended || investments.refuse(next, frame, seat, purchase)) continue;
    investments.play(next, frame, seat, purchase, ALL_SURVIVE);
    basket.push(purchase);
  }
  const left = next.funds[seat] ?? 0;
  return {
    basket,
    spent: (state.funds[seat] ?? 0) - left,
    left,
    posts: postsOnBoard(next, seat),
    offers: next.ended ? [] : investments.actions(next, frame, seat).filter(isPurchase),
    state: next,
  };
}

/** Why a purchase cannot be added to a plan. */
export function refuseInPlan({ state }: InvestmentPlan, seat: Seat, purchase: Purchase): Refusal | undefined {
  const frame = turnOf(state, seat);
  return frame ? investments.refuse(state, frame, seat, purchase) : refusal("not-your-turn", "IR-7.1.1");
}

function turnOf(state: State, seat: Seat): InvestmentsFrame | undefined {
  const frame = topFrame(state);
  return frame?.kind === "investments" && seatOfTurn(state, frame.turn) === seat ? frame : undefined;
}

/** Every die is a two: a new ship survives a storm (IR-7.4.5). */
const ALL_SURVIVE: PlayContext = { random: { draw: () => 1 }, emit: () => {} };

const PURCHASES: readonly Action["kind"][] = ["buyArmy", "buyFort", "buyWarship", "buyPost", "buyCanal", "buyCard"];

function isPurchase(action: Action): action is Purchase {
  return PURCHASES.includes(action.kind);
}
