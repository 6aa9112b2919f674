import {
  type Action,
  type FrameOf,
  freshArmies,
  freshFleets,
  type Region,
  type State,
  type Status,
} from "@rondel/imperial";

/** The units in a region that look the same. */
export interface UnitGroup {
  readonly unit: "army" | "fleet";
  readonly from: Region;
  readonly standing?: Status;
}

/** Whether a legal action moves a unit of the group. */
export function isMoveOf(action: Action, group: UnitGroup): boolean {
  if (action.kind === "moveFleet") return group.unit === "fleet" && action.from === group.from;
  if (action.kind !== "moveArmy" || group.unit !== "army") return false;
  return action.from === group.from && action.standing === group.standing;
}

/** Each group with a legal move, once. */
export function groupsToMove(actions: readonly Action[]): UnitGroup[] {
  const groups = new Map<string, UnitGroup>();
  for (const action of actions) {
    if (action.kind === "moveFleet") groups.set(`fleet ${action.from}`, { unit: "fleet", from: action.from });
    if (action.kind === "moveArmy") {
      const { from, standing } = action;
      groups.set(`army ${from} ${standing}`, { unit: "army", from, ...(standing && { standing }) });
    }
  }
  return [...groups.values()];
}

/** The number of units in a group that have not acted in this manoeuvre. */
export function countFresh(state: State, frame: FrameOf<"manoeuvre">, group: UnitGroup): number {
  const { unit, from, standing } = group;
  return unit === "fleet" ? freshFleets(state, frame, from) : freshArmies(state, frame, from, standing === "hostile");
}
