import type { Json, Seat } from "@rondel/engine";
import { provisionalSheet, sheetOf, taxedSeas } from "../budget.ts";
import { clone } from "../clone.ts";
import { endCardRelations } from "../relations.ts";
import { NOBODY, type State } from "../state.ts";

/** The sheet of this round, or what it would be, and next round's if the board and the diplomatic relations stayed as they are. */
export function budgetPreview(state: State, seat: Seat): Json {
  const fixed = sheetOf(state, seat, state.round);
  return {
    seat,
    fixed: fixed !== undefined,
    sheet: { ...(fixed ?? provisionalSheet(state, seat)) },
    forecast: { ...forecast(state, seat) },
    taxedSeas: taxedSeas(state, seat),
  };
}

/** Card relations end before the next income (IR-5.1.1); a famine of phase 8 still counts then, this round's discs do not. */
function forecast(state: State, seat: Seat) {
  const next = clone(state);
  endCardRelations(next, { random: { draw: () => 0 }, tell: () => {} });
  if (state.phase < 8) {
    next.famine.fill(0);
    next.plunderer.fill(NOBODY);
  }
  return provisionalSheet(next, seat);
}
