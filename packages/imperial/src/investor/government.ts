import type { RuleId, Seat } from "@rondel/engine";
import { NATIONS, type Nation } from "../board/board.ts";
import { bondTotalOf, bondTotalsIn } from "../bonds-held.ts";
import type { PlayContext } from "../frame-rules.ts";
import { at, clockwise, governmentOf, type PublicState, type State } from "../state.ts";

/**
 * Checks all governments (IM-4.5) and the Swiss Banks that depend on them. Ties go to the first seat clockwise from the given
 * one: the holder of the Investor card (IM-4.4) or, without the card, the seat that opened the round (RL-34).
 */
export function checkGovernments(state: State, first: Seat, context: PlayContext): void {
  replaceGovernments(state, first, context, "IM-4.6");
  checkSwissBanks(state, first, context, "IM-4.8");
}

/** Hands each nation to the seat with the highest bond total. `newGovernment` is the rule by which a vacant nation gets one. */
export function replaceGovernments(state: State, first: Seat, context: PlayContext, newGovernment: RuleId): void {
  const order = clockwise(state, first);
  for (const nation of NATIONS) {
    const sitting = governmentOf(state, nation);
    const strongest = strongestIn(state, nation, sitting, order);
    if (strongest === undefined || strongest === sitting) continue;
    state.government[nation] = strongest;
    const bondTotal = bondTotalOf(state, strongest, nation);
    if (sitting === undefined) {
      context.emit({ kind: "government", nation, to: strongest, bondTotal, rule: newGovernment, also: CHECKED });
    } else {
      const also = challengers(state, nation, sitting, order) > 1 ? REPLACED_AMONG_SEVERAL : REPLACED;
      context.emit({ kind: "government", nation, from: sitting, to: strongest, bondTotal, rule: "IM-4.3", also });
    }
  }
}

const CHECKED: readonly RuleId[] = ["IM-4.1", "IM-4.5", "RL-75"];
const REPLACED: readonly RuleId[] = ["IM-4.1", "IM-4.5", "IM-6.4"];
const REPLACED_AMONG_SEVERAL: readonly RuleId[] = [...REPLACED, "IM-4.4"];

/** IM-4.3, IM-4.4: only a strictly higher sum replaces the sitting government; among equals the first in order wins. */
export function strongestIn(
  state: PublicState,
  nation: Nation,
  sitting: Seat | undefined,
  order: readonly Seat[],
): Seat | undefined {
  const totals = bondTotalsIn(state, nation);
  let strongest = sitting;
  let highest = sitting === undefined ? 0 : at(totals, sitting);
  for (const seat of order) {
    const total = at(totals, seat);
    if (total > highest) {
      strongest = seat;
      highest = total;
    }
  }
  return strongest;
}

function challengers(state: State, nation: Nation, sitting: Seat, order: readonly Seat[]): number {
  const totals = bondTotalsIn(state, nation);
  return order.filter((seat) => at(totals, seat) > at(totals, sitting)).length;
}

/** IM-4.8, RL-26: only the governments after the check count. */
export function checkSwissBanks(state: State, first: Seat, context: PlayContext, rule: RuleId): void {
  for (const seat of clockwise(state, first)) {
    const place = state.withoutGovernment.indexOf(seat);
    const governs = state.government.includes(seat);
    if (governs && place >= 0) {
      state.withoutGovernment.splice(place, 1);
      context.emit({ kind: "swissBank", seat, gained: false, rule });
    } else if (!governs && place < 0) {
      state.withoutGovernment.push(seat);
      context.emit({ kind: "swissBank", seat, gained: true, rule });
    }
  }
}
