import type { Json, Refusal, Seat } from "@rondel/engine";
import { CANALS, canalOf } from "../board/board.ts";
import {
  allowanceLeft,
  costOf,
  refuseBuyCard,
  refuseCanal,
  refuseMilitary,
  refusePost,
  refuseWarship,
} from "../phases/purchases.ts";
import type { State } from "../state.ts";
import { isColonyOf } from "../territories.ts";
import { CARD_COST, type Kind, kindCalled, POST, WARSHIP_KINDS } from "../units.ts";
import type { QuestionOf } from "./schemas.ts";

/** Whether a purchase is possible with what the player has now, and what it leaves. */
export function purchasePreview(
  state: State,
  seat: Seat,
  { what, territory = -1, sea = -1 }: QuestionOf<"purchase">,
): Json {
  const kind: Kind = what === "post" ? POST : kindCalled(what);
  const cost = what === "card" ? CARD_COST : what === "canal" ? (CANALS[canalOf(territory)]?.cost ?? 0) : costOf(kind);
  const refused = refuse(state, seat, what, kind, territory, sea);
  const military = kind >= 0 && kind !== POST && isColonyOf(state, territory, seat);
  return {
    cost,
    possible: refused === undefined,
    ...(refused ? { refused: { code: refused.code, rule: refused.rule, params: refused.params } } : {}),
    fundsAfter: (state.funds[seat] ?? 0) - cost,
    ...(military ? { allowanceAfter: allowanceLeft(state, territory) - cost } : {}),
  };
}

function refuse(
  state: State,
  seat: Seat,
  what: QuestionOf<"purchase">["what"],
  kind: Kind,
  territory: number,
  sea: number,
): Refusal | undefined {
  if (what === "card") return refuseBuyCard(state, seat);
  if (what === "canal") return refuseCanal(state, seat, territory);
  if (what === "post") return refusePost(state, seat, territory);
  return WARSHIP_KINDS.includes(kind)
    ? refuseWarship(state, seat, kind, territory, sea)
    : refuseMilitary(state, seat, kind, territory);
}
