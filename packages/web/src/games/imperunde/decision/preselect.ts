import type { Tagged } from "@rondel/engine";
import { type Action, cardNamed, isCardPlay, type Region } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { openAttack } from "../movement/attack-sheet.tsx";
import { resetMovementSelection } from "../movement/movement-selection.ts";
import { proposedSenders } from "../movement/proposed-units.ts";
import type { ActionOf } from "./decision.ts";
import { decisionFor } from "./decision-for.ts";

/** Selects an action as clicks would, without playing it. Returns true if the filled button now plays it. */
export function preselect(context: ImperundeContext, wanted: Tagged): boolean {
  const { selection, actions, plays } = context;
  const id = JSON.stringify(wanted);
  const action = [...actions.peek(), ...plays.peek()].find((legal) => JSON.stringify(legal) === id);
  if (!action) return false;
  resetMovementSelection(selection.movement);
  selection.card.value = isCardPlay(action) ? cardNamed(action.kind) : undefined;
  selection.region.value = firstRegion(action);
  selection.unit.value = "unit" in action ? action.unit : undefined;
  selection.option.value = id;
  if (action.kind === "startShips") selection.ships.value = shipsOf(action);
  if (action.kind === "attack") selectAttack(context, action.target);
  const decision = decisionFor(context);
  return (decision?.proposes ?? decision?.chosen) === id && decision?.primary !== undefined;
}

/** Opens the sheet of an attack with the strongest units in reach. */
function selectAttack(context: ImperundeContext, target: Region): void {
  const [state, seat, moves] = [context.state.peek(), context.seat.peek(), context.ask({ kind: "moves" })];
  if (state && seat !== undefined && moves) openAttack(context, target, proposedSenders(state, seat, moves, target));
}

function shipsOf({
  frigate,
  shipOfTheLine,
}: ActionOf<"startShips">): Partial<Record<"frigate" | "shipOfTheLine", Region>> {
  return { ...(frigate !== undefined && { frigate }), ...(shipOfTheLine !== undefined && { shipOfTheLine }) };
}

/** The region that must be selected before the action: of the units or of the investment. */
function firstRegion(action: Action): Region | undefined {
  switch (action.kind) {
    case "buyArmy":
    case "buyFort":
    case "buyWarship":
    case "buyPost":
    case "buyCanal":
      return action.territory;
    case "move":
    case "sailThrough":
    case "embark":
      return action.from;
    default:
      return undefined;
  }
}
