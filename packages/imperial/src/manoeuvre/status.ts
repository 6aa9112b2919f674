import type { Refusal, RuleId } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { isForeignHome, type Region } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { mayBeHostile, type Status } from "../units.ts";
import { refuseArmy } from "./armies.ts";
import { openWindow } from "./battle-window.ts";
import { addActedArmy, freshArmies, removeArmies } from "./history.ts";

/** IM-11.25: armies in foreign home provinces that have not acted may change their status. */
export function addStatusChanges(state: State, frame: ManoeuvreFrame, province: Region, into: Action[]): void {
  if (!isForeignHome(province, frame.nation)) return;
  if (freshArmies(state, frame, province, false) > 0 && mayBeHostile(state, province)) {
    into.push({ kind: "setStatus", province, status: "hostile" });
  }
  if (freshArmies(state, frame, province, true) > 0) into.push({ kind: "setStatus", province, status: "friendly" });
}

export function refuseStatusChange(
  state: State,
  frame: ManoeuvreFrame,
  action: ActionOf<"setStatus">,
): Refusal | undefined {
  const { province, status } = action;
  if (!isForeignHome(province, frame.nation)) return refusal("no-status-here", "IM-11.28", { region: province });
  const army = refuseArmy(state, frame, province, opposite(status));
  if (army) return army;
  if (status === "hostile" && !mayBeHostile(state, province)) {
    return refusal("factory-protected", "IM-11.27", { region: province });
  }
  return undefined;
}

const CHANGED: readonly RuleId[] = ["IM-11.18", "IM-11.39"];

export function changeStatus(
  state: State,
  frame: ManoeuvreFrame,
  action: ActionOf<"setStatus">,
  context: PlayContext,
): void {
  const { nation } = frame;
  const { province, status } = action;
  removeArmies(state, frame, province, opposite(status) === "hostile", 0, 1);
  addActedArmy(state, frame, province, status === "hostile");
  context.emit({ kind: "statusChanged", nation, province, status, rule: "IM-11.25", also: CHANGED });
  openWindow(state, nation, province, "army", status === "hostile", "status");
}

function opposite(status: Status): Status {
  return status === "hostile" ? "friendly" : "hostile";
}
