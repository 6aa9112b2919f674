import type { Refusal, RuleId } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { isForeignHome, ownerOf, type Region } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { armiesIn, hasFactory, unitsIn } from "../units.ts";
import { actedArmies, freshArmies, removeArmies } from "./history.ts";

const ARMIES_NEEDED = 3;

export function addDestructions(state: State, frame: ManoeuvreFrame, province: Region, into: Action[]): void {
  if (armiesIn(state, frame.nation, province, true) < ARMIES_NEEDED || refuseProvince(state, frame, province)) return;
  const { fewest, most } = actedAmongThree(state, frame, province);
  if (fewest === most) into.push({ kind: "destroyFactory", province });
  else for (let acted = fewest; acted <= most; acted++) into.push({ kind: "destroyFactory", province, acted });
}

export function refuseDestruction(
  state: State,
  frame: ManoeuvreFrame,
  action: ActionOf<"destroyFactory">,
): Refusal | undefined {
  const refused = refuseProvince(state, frame, action.province);
  if (refused) return refused;
  const { fewest, most } = actedAmongThree(state, frame, action.province);
  const isChoice = fewest !== most;
  const { acted } = action;
  if (isChoice ? acted === undefined || acted < fewest || acted > most : acted !== undefined) {
    return refusal("how-many-acted", "RL-61", { fewest, most });
  }
  return undefined;
}

/** IM-11.29 to IM-11.32. Three hostile armies occupy the province, so its factory is never the only unoccupied one (RL-12). */
function refuseProvince(state: State, frame: ManoeuvreFrame, province: Region): Refusal | undefined {
  const { nation } = frame;
  if (!isForeignHome(province, nation)) return refusal("not-a-foreign-province", "IM-11.32", { province });
  if (armiesIn(state, nation, province, true) < ARMIES_NEEDED)
    return refusal("three-hostile-armies-needed", "IM-11.31", { province });
  if (!hasFactory(state, province)) return refusal("no-factory-there", "IM-11.29", { province });
  if (unitsIn(state, ownerOf(province), province) > 0) return refusal("province-defended", "IM-11.29", { province });
  return undefined;
}

/** RL-61: how many of the three may be armies that have acted. */
function actedAmongThree(state: State, frame: ManoeuvreFrame, province: Region): { fewest: number; most: number } {
  const fresh = freshArmies(state, frame, province, true);
  return {
    fewest: Math.max(0, ARMIES_NEEDED - fresh),
    most: Math.min(ARMIES_NEEDED, actedArmies(frame, province, true)),
  };
}

const DESTROYED: readonly RuleId[] = ["IM-11.30", "IM-11.31", "IM-1.11", "RL-12"];

export function destroyFactory(
  state: State,
  frame: ManoeuvreFrame,
  action: ActionOf<"destroyFactory">,
  context: PlayContext,
): void {
  const { province } = action;
  const acted = action.acted ?? actedAmongThree(state, frame, province).most;
  removeArmies(state, frame, province, true, acted, ARMIES_NEEDED - acted);
  state.factories[province] = 0;
  const owner = ownerOf(province);
  context.emit({ kind: "factoryDestroyed", nation: frame.nation, province, owner, rule: "IM-11.29", also: DESTROYED });
}
