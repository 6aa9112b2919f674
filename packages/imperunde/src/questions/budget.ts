import type { Refusal, Seat, Viewer } from "@rondel/engine";
import type { Sea } from "../board/board.ts";
import { provisionalSheet, type Sheet, settled, sheetOf, taxedSeas } from "../budget.ts";
import { clone } from "../clone.ts";
import { refusal } from "../codes.ts";
import { endCardRelations } from "../relations.ts";
import { NOBODY, type State } from "../state.ts";
import type { QuestionOf } from "./schemas.ts";

export interface Budget {
  readonly seat: Seat;
  /** Whether phase 3 of this round has written the sheet. */
  readonly fixed: boolean;
  /** The sheet of this round, provisional until it is fixed. */
  readonly sheet: Sheet;
  /** The sheet of the next round if the board and the relations stayed as they are. */
  readonly forecast: Sheet;
  readonly taxedSeas: readonly Sea[];
}

export function budget(state: State, _viewer: Viewer, { player, change = 0 }: QuestionOf<"budget">): Budget | Refusal {
  if (player >= state.players) return refusal("no-such-seat", "D-01");
  const fixed = sheetOf(state, player, state.round);
  const sheet = fixed ?? settled(provisionalSheet(state, player), change);
  return {
    seat: player,
    fixed: fixed !== undefined,
    sheet,
    forecast: forecast(state, player, sheet),
    taxedSeas: taxedSeas(state, player),
  };
}

/**
 * Carries over the surplus and debt of this round's sheet. Card relations end before the next income (IR-5.1.1). A famine of
 * phase 8 still counts then; the discs on the board now do not.
 */
function forecast(state: State, seat: Seat, { surplus, totalDebt }: Sheet): Sheet {
  const next = clone(state);
  next.funds[seat] = surplus;
  next.debt[seat] = totalDebt;
  endCardRelations(next, { random: { draw: () => 0 }, emit: () => {} });
  if (state.phase < 8) {
    next.famine.fill(0);
    next.plunderer.fill(NOBODY);
  }
  return provisionalSheet(next, seat);
}
