import { type FrameOf, isHome } from "@rondel/imperial";
import type { RegionChoice } from "../../common/decision-model.ts";
import type { ImperialContext } from "../context.ts";
import { ownerOf } from "../owners.ts";
import { countFresh, type UnitGroup } from "../unit-group.ts";

type ManoeuvreFrame = FrameOf<"manoeuvre">;

/** The number of units of a group that can still move. */
export function countOf({ state }: ImperialContext, frame: ManoeuvreFrame, group: UnitGroup): number {
  return state.value ? countFresh(state.value, frame, group) : 0;
}

export function select(context: ImperialContext, frame: ManoeuvreFrame, group: UnitGroup): void {
  context.selection.group.value = group;
  context.selection.target.value = undefined;
  context.selection.count.value = Math.min(1, countOf(context, frame, group));
}

export function deselect({ selection }: ImperialContext): void {
  selection.group.value = undefined;
  selection.target.value = undefined;
}

/** The group of units to which a piece belongs. */
export function groupOfPiece(groups: readonly UnitGroup[], symbol: string | undefined): UnitGroup | undefined {
  return groups.find((group) => symbolOf(group) === symbol);
}

/** The pieces of the groups in a region that can be dragged. A group that is already selected keeps its number. */
export function draggedUnits(
  context: ImperialContext,
  frame: ManoeuvreFrame,
  here: readonly UnitGroup[],
): NonNullable<RegionChoice["pieces"]> {
  return {
    owner: ownerOf(frame.nation),
    symbols: here.map(symbolOf),
    take(symbol) {
      const group = groupOfPiece(here, symbol);
      if (group && !isSame(group, context.selection.group.peek())) select(context, frame, group);
    },
  };
}

function isSame(one: UnitGroup, other: UnitGroup | undefined): boolean {
  return one.unit === other?.unit && one.from === other.from && one.standing === other.standing;
}

/** The symbol of the pieces of a group: lying armies are friendly, upright ones are hostile or at home. */
function symbolOf({ unit, from, standing }: UnitGroup): string {
  if (unit === "fleet") return isHome(from) ? "fleet-port" : "fleet";
  return standing === "friendly" ? "army-lying" : "army";
}
