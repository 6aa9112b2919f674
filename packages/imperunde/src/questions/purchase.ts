import type { Refusal, Seat, Viewer } from "@rondel/engine";
import { CANALS, canalOf, NOWHERE } from "../board/board.ts";
import { refusal } from "../codes.ts";
import {
  allowanceLeft,
  refuseBuyCard,
  refuseCanal,
  refuseMilitary,
  refusePost,
  refuseWarship,
} from "../phases/purchases.ts";
import type { State } from "../state.ts";
import { isColonyOf } from "../territories.ts";
import { CARD_COST, costOf, kindNamed, POST, WARSHIP_KINDS } from "../units.ts";
import type { QuestionOf } from "./schemas.ts";

export interface Purchase {
  readonly cost: number;
  readonly possible: boolean;
  readonly refused?: Refusal;
  readonly fundsAfter: number;
  /** The money that the colony may then still spend on military units. */
  readonly allowanceAfter?: number;
}

export function purchase(state: State, viewer: Viewer, question: QuestionOf<"purchase">): Purchase | Refusal {
  if (viewer === "spectator") return refusal("no-such-seat", "D-01");
  const { what, territory = NOWHERE } = question;
  const cost = priceOf(question);
  const refused = refuse(state, viewer, question);
  const isMilitary = what !== "post" && what !== "canal" && what !== "card" && isColonyOf(state, territory, viewer);
  return {
    cost,
    possible: refused === undefined,
    ...(refused && { refused: { code: refused.code, rule: refused.rule, params: refused.params } }),
    fundsAfter: (state.funds[viewer] ?? 0) - cost,
    ...(isMilitary && { allowanceAfter: allowanceLeft(state, territory) - cost }),
  };
}

function priceOf({ what, territory = NOWHERE }: QuestionOf<"purchase">): number {
  switch (what) {
    case "card":
      return CARD_COST;
    case "canal":
      return CANALS[canalOf(territory)]?.cost ?? 0;
    case "post":
      return costOf(POST);
    default:
      return costOf(kindNamed(what));
  }
}

function refuse(state: State, seat: Seat, question: QuestionOf<"purchase">): Refusal | undefined {
  const { what, territory = NOWHERE, sea = NOWHERE } = question;
  if (what === "card") return refuseBuyCard(state, seat);
  if (what === "canal") return refuseCanal(state, seat, territory);
  if (what === "post") return refusePost(state, seat, territory);
  const kind = kindNamed(what);
  return WARSHIP_KINDS.includes(kind)
    ? refuseWarship(state, seat, kind, territory, sea)
    : refuseMilitary(state, seat, kind, territory);
}
