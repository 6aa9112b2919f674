import { popFrame, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { Region } from "../board/board.ts";
import { asSea, coastsOf, NOWHERE, regionValue } from "../board/board.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type RulesOf, unexpectedAction } from "../frame-rules.ts";
import { recruit } from "../pieces.ts";
import { updateHolder, warParties } from "../seas.ts";
import type { State } from "../state.ts";
import { seatInSetup } from "../turns.ts";
import type { Kind } from "../units.ts";
import { FRIGATE, fresh, SHIP_OF_THE_LINE } from "../units.ts";

/** IR-3.3.2: each player places a frigate and a ship of the line beside the home, clockwise from the British player. */
export const startShips: RulesOf<"startShips"> = {
  deciders: (state, frame) => [seatInSetup(state, frame)],
  actions(state, _frame, seat) {
    const seas = freeHomeSeas(state, seat);
    if (seas.length === 0) return [{ kind: "startShips" }]; // RU-42
    return seas.flatMap((frigate) =>
      seas.map((shipOfTheLine): Action => ({ kind: "startShips", frigate, shipOfTheLine })),
    );
  },
  // A sea pays once, whatever is there, so the ships go apart, the stronger one to the best sea.
  defaultAction(state, _frame, seat) {
    const seas = freeHomeSeas(state, seat).toSorted((one, other) => regionValue(other) - regionValue(one));
    const [best, second = best] = seas;
    if (best === undefined || second === undefined) return { kind: "startShips" };
    return { kind: "startShips", frigate: second, shipOfTheLine: best };
  },
  refuse(state, frame, seat, action) {
    if (seat !== seatInSetup(state, frame)) return notYourTurn("IR-3.3.2");
    if (action.kind !== "startShips") return notOffered("D-02");
    const seas = freeHomeSeas(state, seat);
    const { frigate, shipOfTheLine } = action;
    if (seas.length === 0 && frigate === undefined && shipOfTheLine === undefined) return undefined;
    for (const sea of [frigate, shipOfTheLine]) {
      if (sea === undefined || !seas.includes(sea))
        return refusal("sea-not-allowed", "IR-3.3.2", { region: sea ?? NOWHERE });
    }
    return undefined;
  },
  play(state, frame, seat, action, context) {
    if (action.kind !== "startShips") throw unexpectedAction(action);
    const { frigate, shipOfTheLine } = action;
    placeShip(state, seat, FRIGATE, frigate);
    placeShip(state, seat, SHIP_OF_THE_LINE, shipOfTheLine);
    context.emit({
      kind: "shipsPlaced",
      rule: "IR-3.3.2",
      party: seat,
      region: frigate ?? NOWHERE,
      to: shipOfTheLine ?? NOWHERE,
    });
    frame.turn += 1;
  },
  prompt: (state, frame) => prompt("start-ships", { seat: seatInSetup(state, frame) }),
  step(state, frame) {
    if (frame.turn < state.players) return false;
    popFrame(state, frame);
    return true;
  },
};

/** Seas beside the home without warships of another player. */
function freeHomeSeas(state: State, seat: Seat): Region[] {
  return coastsOf(state.home[seat] ?? NOWHERE).filter((sea) => warParties(state, sea).every((party) => party === seat));
}

function placeShip(state: State, seat: Seat, kind: Kind, region: Region | undefined): void {
  if (region === undefined) return;
  const sea = asSea(region);
  recruit(state, sea, seat, fresh(kind), 1);
  updateHolder(state, sea);
}
