import type { Refusal, RuleId } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { anchorSeaOf, isSea, REGIONS, type Region, seaNeighbours } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { changeFleets, fleetsIn } from "../units.ts";
import { openWindow } from "./battle-window.ts";
import { changeActedFleets, freshFleets } from "./history.ts";

const MOVES: readonly (readonly Action[])[] = REGIONS.map((from) =>
  destinationsFrom(from).map((to) => ({ kind: "moveFleet", from, to })),
);

/** IM-11.5: from port only to the anchor sea, at sea to an adjacent sea; never back to land (IM-11.6). */
function destinationsFrom(from: Region): readonly Region[] {
  if (isSea(from)) return seaNeighbours(from);
  const anchor = anchorSeaOf(from);
  return anchor === undefined ? [] : [anchor];
}

export function addFleetMoves(state: State, frame: ManoeuvreFrame, from: Region, into: Action[]): void {
  if (freshFleets(state, frame, from) === 0) return;
  for (const move of MOVES[from] as readonly Action[]) into.push(move);
}

/** IM-11.3: every fleet can always move somewhere, so step 1 lasts until all have moved. */
export function someFleetCanMove(state: State, frame: ManoeuvreFrame): boolean {
  for (const region of REGIONS) if (freshFleets(state, frame, region) > 0) return true;
  return false;
}

export function refuseFleetMove(
  state: State,
  frame: ManoeuvreFrame,
  action: ActionOf<"moveFleet">,
): Refusal | undefined {
  const { from, to } = action;
  if (fleetsIn(state, frame.nation, from) === 0) return refusal("no-fleet-there", "IM-11.5", { region: from });
  if (freshFleets(state, frame, from) === 0) return refusal("fleet-has-moved", "IM-11.3", { region: from });
  if (!isSea(to)) return refusal("fleets-stay-at-sea", "IM-11.6", { region: to });
  if (!destinationsFrom(from).includes(to)) {
    return refusal(isSea(from) ? "sea-not-adjacent" : "not-the-anchor-sea", "IM-11.5", { from, to });
  }
  return undefined;
}

const FROM_PORT: readonly RuleId[] = ["IM-11.1", "IM-11.2", "IM-2.5"];
const AT_SEA: readonly RuleId[] = ["IM-11.1", "IM-11.2", "IM-11.6"];

export function moveFleet(
  state: State,
  frame: ManoeuvreFrame,
  action: ActionOf<"moveFleet">,
  context: PlayContext,
): void {
  const { nation } = frame;
  const { from, to } = action;
  changeFleets(state, nation, from, -1);
  changeFleets(state, nation, to, 1);
  changeActedFleets(frame, to, 1);
  context.emit({ kind: "fleetMoved", nation, from, to, rule: "IM-11.5", also: isSea(from) ? AT_SEA : FROM_PORT });
  openWindow(state, nation, to, "fleet", false, "entry");
}
