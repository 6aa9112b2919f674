import { type Action, armiesIn, type Frame, fleetsIn, type Region, type State, type Status } from "@rondel/imperial";

/** Units alike in one place. */
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

/** The groups that a legal move starts from, each once. */
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

/** How many of a group have not acted yet in this manoeuvre. */
export function freshIn(state: State, frame: Extract<Frame, { kind: "manoeuvre" }>, group: UnitGroup): number {
  const { from, standing } = group;
  if (group.unit === "fleet") return fleetsIn(state, frame.nation, from) - (frame.actedFleets[from] ?? 0);
  const acted = standing === "hostile" ? frame.actedHostile : frame.actedPeaceful;
  return armiesIn(state, frame.nation, from, standing === "hostile") - (acted[from] ?? 0);
}
