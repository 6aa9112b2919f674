import type { Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { PEACE_DIVIDEND, provisionalSheet } from "../budget.ts";
import { atPeace, basePeace } from "../relations.ts";
import type { State } from "../state.ts";
import { postsOnBoard } from "../territories.ts";
import { costOf, POST } from "../units.ts";
import type { Danger } from "./danger.ts";

/** The dangers for income and victory: the last peace dividend, and a debt that keeps a player from winning. */
export function treasury(state: State, seat: Seat, actions: readonly Action[]): Danger[] {
  return [...lastDividend(state, seat, actions), ...blockingDebt(state, seat, actions)];
}

/** IR-6.2.3: a war with every player with whom the seat is still at peace. */
function lastDividend(state: State, seat: Seat, actions: readonly Action[]): Danger[] {
  const friends = state.order.filter((other) => other !== seat && atPeace(state, seat, other));
  const enemies = actions.flatMap((action): readonly Seat[] => {
    if (action.kind === "declareWar") return [action.player];
    return action.kind === "sealStance" ? action.war.filter((other) => basePeace(state, seat, other)) : [];
  });
  const [other] = enemies;
  if (other === undefined || friends.length === 0 || !friends.every((friend) => enemies.includes(friend))) return [];
  return [
    { code: "last-dividend", rule: "IR-6.2.3", other, units: 0, posts: 0, amount: PEACE_DIVIDEND * friends.length },
  ];
}

/** IR-14.1.1: a debt that stays although the seat has the posts for a victory, or can buy the missing ones this round. */
function blockingDebt(state: State, seat: Seat, actions: readonly Action[]): Danger[] {
  const change = actions.reduce((sum, action) => (action.kind === "settleDebt" ? sum + action.change : sum), 0);
  const bought = actions.filter(({ kind }) => kind === "buyPost").length;
  const isSettling = actions.some(({ kind }) => kind === "settleDebt");
  const amount = (state.debt[seat] ?? 0) + change;
  if (amount === 0 || (bought === 0 && !isSettling)) return [];
  const affordable = isSettling ? postsFor(provisionalSheet(state, seat).freeFunds + change) : 0;
  const isNear = postsOnBoard(state, seat) + bought + affordable >= state.target;
  return isNear ? [{ code: "debt-blocks-victory", rule: "IR-14.1.1", units: 0, posts: 0, amount }] : [];
}

const postsFor = (funds: number): number => Math.max(0, Math.floor(funds / costOf(POST)));
