import type { Refusal, RuleId } from "@rondel/engine";
import type { ActionOf, Writable } from "../actions.ts";
import { isForeignHome, isSea, type Nation, type Region } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { Event, EventOf, Journey } from "../events.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { armiesIn, mayBeHostile, type Status } from "../units.ts";
import { findConvoy, isMarch, journeyOf, MARCH, needsNoFleet, overlandFrom, transportOf } from "./army-reach.ts";
import { openWindow } from "./battle-window.ts";
import { addActedArmy, changeActedFleets, freshArmies, freshFleets, removeArmies } from "./history.ts";

/** The province that a hostile army stops occupying when it moves. */
export function occupiedBefore(from: Region, standing: Status | undefined): Region | undefined {
  return standing === "hostile" ? from : undefined;
}

export function refuseArmyMove(state: State, frame: ManoeuvreFrame, action: ActionOf<"moveArmy">): Refusal | undefined {
  return (
    refuseArmy(state, frame, action.from, action.standing) ??
    refuseRoute(state, frame, action) ??
    refuseArrival(state, frame.nation, action)
  );
}

/** Refuses unless an army of that status stands there and has not acted. */
export function refuseArmy(
  state: State,
  frame: ManoeuvreFrame,
  region: Region,
  standing: Status | undefined,
): Refusal | undefined {
  const abroad = isForeignHome(region, frame.nation);
  if (abroad && standing === undefined) return refusal("status-of-army-needed", "IM-11.22", { region });
  if (!abroad && standing !== undefined) return refusal("no-status-here", "IM-11.28", { region });
  const hostile = standing === "hostile";
  if (armiesIn(state, frame.nation, region, hostile) === 0) {
    return refusal("no-army-there", "IM-11.3", { region });
  }
  if (freshArmies(state, frame, region, hostile) === 0) return refusal("army-has-acted", "IM-11.39", { region });
  return undefined;
}

function refuseRoute(state: State, frame: ManoeuvreFrame, action: ActionOf<"moveArmy">): Refusal | undefined {
  const { from, to, seas } = action;
  if (isSea(to)) return refusal("armies-stay-on-land", "IM-2.3", { region: to });
  if (from === to) return refusal("already-there", "RL-51", { region: to });
  const transport = transportOf(state, frame);
  if (seas === undefined) {
    return overlandFrom(transport, from).includes(to)
      ? undefined
      : refusal("not-reachable-on-foot", "IM-11.8", { from, to });
  }
  const empty = seas.find((sea) => !isSea(sea) || freshFleets(state, frame, sea) === 0);
  if (empty !== undefined) return refusal("no-free-fleet", "IM-11.10", { region: empty });
  if (needsNoFleet(transport, from, to)) return refusal("rail-needs-no-fleet", "RL-16", { from, to });
  return findConvoy(transport, from, to, seas) ? undefined : refusal("no-such-chain", "IM-11.9", { from, to });
}

function refuseArrival(state: State, nation: Nation, action: ActionOf<"moveArmy">): Refusal | undefined {
  const { from, standing, to, status } = action;
  const abroad = isForeignHome(to, nation);
  if (abroad && status === undefined) return refusal("status-on-arrival-needed", "IM-11.22", { region: to });
  if (!abroad && status !== undefined) return refusal("no-status-here", "IM-11.28", { region: to });
  if (status === "hostile" && !mayBeHostile(state, to, occupiedBefore(from, standing))) {
    return refusal("factory-protected", "IM-11.26", { region: to });
  }
  return undefined;
}

/** Carries out one whole move. Provinces and seas on the way are not entered (IM-11.21). */
export function moveArmy(
  state: State,
  frame: ManoeuvreFrame,
  action: ActionOf<"moveArmy">,
  context: PlayContext,
): void {
  const { nation } = frame;
  const { from, to, standing, status, seas } = action;
  const journey = isMarch(from, to, seas) ? MARCH : journeyOf(transportOf(state, frame), from, to, seas);
  const automatic = status !== undefined && !mayBeHostile(state, to, occupiedBefore(from, standing));
  removeArmies(state, frame, from, standing === "hostile", 0, 1);
  addActedArmy(state, frame, to, status === "hostile");
  for (const sea of seas ?? []) changeActedFleets(frame, sea, 1);
  context.emit(armyMoved(nation, action, automatic, journey));
  openWindow(state, nation, to, "army", status === "hostile", "entry");
}

function armyMoved(nation: Nation, action: ActionOf<"moveArmy">, automatic: boolean, journey: Journey): Event {
  const { from, to, standing, status } = action;
  const { rule, also } = rulesOf(journey, status, automatic);
  const moved: Writable<EventOf<"armyMoved">> = { kind: "armyMoved", nation, from, to, journey, rule, also };
  if (standing !== undefined) moved.standing = standing;
  if (status !== undefined) moved.status = status;
  if (automatic) moved.automatic = automatic;
  return moved;
}

interface Rules {
  readonly rule: RuleId;
  readonly also: readonly RuleId[];
}

const EVERY_MOVE: readonly RuleId[] = ["IM-11.1", "IM-11.2", "IM-11.3"];
const BY_SEA: readonly RuleId[] = ["IM-11.10", "IM-11.21"];
const BY_RAIL: readonly RuleId[] = ["IM-2.9", "IM-11.12", "IM-11.14"];
const MAIN_RULE = { march: "IM-11.8", rail: "IM-11.12", convoy: "IM-11.9" } as const;
const ARRIVALS: readonly (readonly RuleId[])[] = [[], ["IM-11.22"], ["IM-11.26", "IM-11.40"]];

/** Indexed by transport, use of rail, and arrival: elsewhere, in a foreign home province, in a protected one. */
const RULES_OF_MOVES: readonly Rules[] = (["march", "rail", "convoy"] as const).flatMap((by) =>
  [false, true].flatMap((rail) =>
    ARRIVALS.map((arrival) => ({
      rule: MAIN_RULE[by],
      also: [...EVERY_MOVE, ...(by === "convoy" ? BY_SEA : []), ...(rail ? BY_RAIL : []), ...arrival],
    })),
  ),
);

function rulesOf(journey: Journey, status: Status | undefined, automatic: boolean): Rules {
  const by = journey.by === "march" ? 0 : journey.by === "rail" ? 1 : 2;
  const rail = journey.railBefore || journey.railAfter ? 1 : 0;
  const arrival = status === undefined ? 0 : automatic ? 2 : 1;
  return RULES_OF_MOVES[(by * 2 + rail) * ARRIVALS.length + arrival] as Rules;
}
