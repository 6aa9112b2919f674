import type { Json, Seat } from "@rondel/engine";
import { provisionalSheet, settled, sheetOf, taxedSeas } from "../budget.ts";
import { clone } from "../clone.ts";
import { endCardRelations } from "../relations.ts";
import { NOBODY, type State } from "../state.ts";

/** The sheet of this round, or what it would be, and next round's if the board and the diplomatic relations stayed as they are. */
export function budgetPreview(state: State, seat: Seat, change: number): Json {
  const fixed = sheetOf(state, seat, state.round);
  return {
    seat,
    fixed: fixed !== undefined,
    sheet: { ...(fixed ?? settled(provisionalSheet(state, seat), change)) },
    forecast: { ...forecast(state, seat, fixed ? 0 : change) },
    taxedSeas: taxedSeas(state, seat),
  };
}

/** Card relations end before the next income (IR-5.1.1); a famine of phase 8 still counts then, this round's discs do not. */
function forecast(state: State, seat: Seat, change: number) {
  const next = clone(state);
  next.debt[seat] = (next.debt[seat] ?? 0) + change;
  endCardRelations(next, { random: { draw: () => 0 }, tell: () => {} });
  if (state.phase < 8) {
    next.famine.fill(0);
    next.plunderer.fill(NOBODY);
  }
  return provisionalSheet(next, seat);
}
