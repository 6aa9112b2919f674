import { groupBy } from "@rondel/boards/group-by";
import {
  type Action,
  type ActionOf,
  actedArmies,
  actedFleets,
  armiesIn,
  flagIn,
  fleetsIn,
  hasFactory,
  isForeignHome,
  isHome,
  isOccupied,
  isSea,
  NATIONS,
  type Nation,
  ownerOf,
  producedIn,
  REGIONS,
  type Region,
  type State,
} from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { nationParams, regionName } from "../messages/params.ts";
import { nameOf } from "./board-pieces.ts";

/** Descriptions of all regions for screen readers: "Trieste, Austria-Hungary, shipyard, two fleets; can move to the Ionian Sea". */
export function summariesOf(
  context: ImperialContext,
  state: State,
  decision: ImperialDecision | undefined,
): Readonly<Record<string, string>> {
  const moves = groupBy(context.actions.value.filter(isMove), ({ from }) => from);
  const summaries = REGIONS.map((region) => {
    const ability = abilityOf(context, region, moves.get(region) ?? [], decision);
    const parts = [
      regionName(context.messages, region),
      kindOf(context, region),
      ...contentsOf(context, state, region),
    ];
    return [nameOf(region), parts.join(", ") + (ability ? `; ${ability}` : "")] as const;
  });
  return Object.fromEntries(summaries);
}

/** What units in a region can do, or that the region can be chosen. */
export function abilityIn(context: ImperialContext, region: Region, decision: ImperialDecision | undefined) {
  const moves = context.actions.value.filter(isMove).filter(({ from }) => from === region);
  return abilityOf(context, region, moves, decision);
}

type Move = ActionOf<"moveFleet"> | ActionOf<"moveArmy">;

function isMove(action: Action): action is Move {
  return action.kind === "moveFleet" || action.kind === "moveArmy";
}

/** The destinations of the units in a region, or that the region itself can be chosen. */
function abilityOf(
  { messages, text }: ImperialContext,
  region: Region,
  moves: readonly Move[],
  decision: ImperialDecision | undefined,
): string | undefined {
  const targets = [...new Set(moves.map(({ to }) => to))];
  if (targets.length > 0) {
    return text("spoken.canMoveTo", { places: messages.list(targets.map((to) => regionName(messages, to))) });
  }
  return decision?.regions?.has(region) ? text("spoken.target") : undefined;
}

/** What a region is: a home province of a nation, land or sea. */
export function kindOf(context: ImperialContext, region: Region): string {
  if (isHome(region)) return context.text("spoken.home", nationParams("nation", ownerOf(region), context.messages));
  return context.text(isSea(region) ? "spoken.sea" : "spoken.land");
}

/** Factory, flag and units in a region. */
export function contentsOf(context: ImperialContext, state: State, region: Region): string[] {
  const contents: string[] = [];
  if (isHome(region) && hasFactory(state, region)) {
    contents.push(context.text(producedIn(region) === "army" ? "term.armaments" : "term.shipyard"));
  }
  if (isHome(region) && isOccupied(state, region)) contents.push(context.text("term.occupied"));
  const flag = isHome(region) ? undefined : flagIn(state, region);
  if (flag !== undefined) contents.push(context.text("term.flag", nationParams("nation", flag, context.messages)));
  for (const nation of NATIONS) contents.push(...describeUnits(context, state, region, nation));
  const acted = actedIn(state, region);
  if (acted > 0) contents.push(context.text("spoken.acted", { count: acted }));
  return contents;
}

function describeUnits(context: ImperialContext, state: State, region: Region, nation: Nation): string[] {
  const abroad = isForeignHome(region, nation);
  const counts = [
    ["units.fleet", fleetsIn(state, nation, region)],
    [abroad ? "units.friendly" : "units.army", isSea(region) ? 0 : armiesIn(state, nation, region, false)],
    ["units.hostile", isSea(region) ? 0 : armiesIn(state, nation, region, true)],
  ] as const;
  return counts.flatMap(([key, count]) => {
    if (count === 0) return [];
    const units = context.text(key, { count });
    const isObvious = isHome(region) && ownerOf(region) === nation;
    return [
      isObvious ? units : context.text("spoken.units", { ...nationParams("nation", nation, context.messages), units }),
    ];
  });
}

/** The number of units in a region that have acted in the current manoeuvre. */
function actedIn(state: State, region: Region): number {
  const manoeuvre = state.frames.find((frame) => frame.kind === "manoeuvre");
  if (!manoeuvre) return 0;
  return actedFleets(manoeuvre, region) + actedArmies(manoeuvre, region, false) + actedArmies(manoeuvre, region, true);
}
