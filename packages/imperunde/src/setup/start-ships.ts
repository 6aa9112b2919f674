import { type FrameRules, popFrame, type Seat } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { COASTS, type Sea, VALUE } from "../board/board.ts";
import { notOffered, notYourTurn, refusal } from "../codes.ts";
import type { Event } from "../events.ts";
import type { StartShipsFrame } from "../frames.ts";
import { recruit } from "../pieces.ts";
import { updateHolder, warParties } from "../seas.ts";
import type { State } from "../state.ts";
import { seatInSetup } from "../turns.ts";
import { FRIGATE, fresh, SHIP_OF_THE_LINE } from "../units.ts";

/** IR-3.3.2: one frigate and one ship of the line beside the home, British player first, then clockwise. */
export const startShips: FrameRules<State, StartShipsFrame, Action, Event> = {
  deciders: (state, frame) => [seatInSetup(state, frame)],
  actions(state, _frame, seat) {
    const seas = freeHomeSeas(state, seat);
    if (seas.length === 0) return [{ kind: "startShips" }]; // RU-42
    return seas.flatMap((frigate) =>
      seas.map((shipOfTheLine): Action => ({ kind: "startShips", frigate, shipOfTheLine })),
    );
  },
  defaultAction(state, _frame, seat) {
    const seas = freeHomeSeas(state, seat);
    const best = seas.reduce((found, sea) => ((VALUE[sea] ?? 0) > (VALUE[found] ?? 0) ? sea : found), seas[0] ?? -1);
    return best < 0 ? { kind: "startShips" } : { kind: "startShips", frigate: best, shipOfTheLine: best };
  },
  refuse(state, frame, seat, action) {
    if (seat !== seatInSetup(state, frame)) return notYourTurn("IR-3.3.2");
    if (action.kind !== "startShips") return notOffered("D-02");
    const seas = freeHomeSeas(state, seat);
    const { frigate, shipOfTheLine } = action;
    if (seas.length === 0 && frigate === undefined && shipOfTheLine === undefined) return undefined;
    for (const sea of [frigate, shipOfTheLine]) {
      if (sea === undefined || !seas.includes(sea))
        return refusal("sea-not-allowed", "IR-3.3.2", { region: sea ?? -1 });
    }
    return undefined;
  },
  play(state, frame, seat, action, context) {
    const { frigate, shipOfTheLine } = action as ActionOf<"startShips">;
    placeShip(state, seat, FRIGATE, frigate);
    placeShip(state, seat, SHIP_OF_THE_LINE, shipOfTheLine);
    context.emit({
      kind: "shipsPlaced",
      rule: "IR-3.3.2",
      party: seat,
      region: frigate ?? -1,
      to: shipOfTheLine ?? -1,
    });
    frame.turn += 1;
  },
  prompt: (state, frame) => ({ code: "prompt.startShips", params: { seat: seatInSetup(state, frame) } }),
  step(state, frame) {
    if (frame.turn < state.players) return false;
    popFrame(state, frame);
    return true;
  },
};

/** Seas beside the home without another player's warships. */
function freeHomeSeas(state: State, seat: Seat): Sea[] {
  return (COASTS[state.home[seat] ?? 0] ?? []).filter((sea) => warParties(state, sea).every((party) => party === seat));
}

function placeShip(state: State, seat: Seat, kind: number, sea: Sea | undefined): void {
  if (sea === undefined) return;
  recruit(state, sea, seat, fresh(kind), 1);
  updateHolder(state, sea);
}
