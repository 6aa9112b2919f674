import type { Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { isSea, type Region } from "../board/board.ts";
import { clone } from "../clone.ts";
import { afterStep } from "../movement/steps.ts";
import { countAt, shiftPieces } from "../pieces.ts";
import type { State } from "../state.ts";
import { changed, embarked, kindOf, SAIL, spent, type Unit } from "../units.ts";

/** The board after some legal moves of a seat, if every ship survives. Units that are sent to a battle are on no region. */
export function boardAfter(state: State, seat: Seat, actions: readonly Action[]): State {
  const next = clone(state);
  for (const action of actions) {
    switch (action.kind) {
      case "move":
        shift(next, seat, action.unit, arrived(state, action.unit, action.from, action.to), action.from, action.to);
        break;
      case "sailThrough":
        shift(next, seat, action.unit, changed(SAIL, changed(SAIL, action.unit)), action.from, action.to);
        break;
      case "embark":
        shift(next, seat, action.unit, embarked(kindOf(action.unit)), action.from, action.to);
        break;
      case "send":
        if (countAt(next, action.from, seat, action.unit) > 0) shiftPieces(next, action.from, seat, action.unit, -1);
        break;
      default:
    }
  }
  return next;
}

/** RU-62: a move by fair winds changes no unit that stays at sea, and an army that lands has no moves left. */
function arrived(state: State, unit: Unit, from: Region, to: Region): Unit {
  const isByWind = state.frames.some(({ kind }) => kind === "goodWinds");
  if (!isByWind) return afterStep(unit, from, to);
  return isSea(to) ? unit : spent(kindOf(unit));
}

function shift(state: State, seat: Seat, before: Unit, after: Unit, from: Region, to: Region): void {
  if (countAt(state, from, seat, before) === 0) return;
  shiftPieces(state, from, seat, before, -1);
  shiftPieces(state, to, seat, after, 1);
}

/** The regions that units leave. */
export function regionsLeft(actions: readonly Action[]): ReadonlySet<Region> {
  return new Set(
    actions.flatMap((action) =>
      action.kind === "move" || action.kind === "sailThrough" || action.kind === "embark" || action.kind === "send"
        ? [action.from]
        : [],
    ),
  );
}
