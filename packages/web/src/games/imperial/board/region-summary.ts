import {
  type Action,
  type ActionOf,
  armiesIn,
  flagIn,
  fleetsIn,
  hasFactory,
  isForeignHome,
  isHome,
  isOccupied,
  isSea,
  ownerOf,
  POWERS,
  type Power,
  producedIn,
  REGIONS,
  type Region,
  type State,
} from "@rondel/imperial";
import type { Plan } from "../decision/decision.ts";
import type { Desk } from "../context.ts";
import { powerForms, regionName } from "../messages/params.ts";
import { nameOf } from "./board-pieces.ts";

/** What somebody hears who cannot see the map: "Trieste, Austria-Hungary, shipyard, two fleets; can move to the Ionian Sea". */
export function summariesOf(desk: Desk, state: State, plan: Plan | undefined): Readonly<Record<string, string>> {
  const moves = Map.groupBy(desk.actions.value.filter(isMove), ({ from }) => from);
  const summaries = REGIONS.map((region) => {
    const targets = [...new Set(moves.get(region)?.map(({ to }) => to))];
    const ability = abilityOf(desk, region, targets, plan);
    const parts = [regionName(desk.speech, region), kindOf(desk, region), ...thingsIn(desk, state, region)];
    return [nameOf(region), parts.join(", ") + (ability ? `; ${ability}` : "")] as const;
  });
  return Object.fromEntries(summaries);
}

function isMove(action: Action): action is ActionOf<"moveFleet"> | ActionOf<"moveArmy"> {
  return action.kind === "moveFleet" || action.kind === "moveArmy";
}

/** Where units in a region may go, while they are asked to; or that the region itself can be chosen. */
function abilityOf(
  { speech, word }: Desk,
  region: Region,
  targets: readonly Region[],
  plan: Plan | undefined,
): string | undefined {
  if (targets.length > 0) {
    return word("spoken.canMoveTo", { places: speech.list(targets.map((to) => regionName(speech, to))) });
  }
  return plan?.regions?.has(region) ? word("spoken.target") : undefined;
}

function kindOf(desk: Desk, region: Region): string {
  if (isHome(region)) return desk.word("spoken.home", powerForms("power", ownerOf(region), desk.speech));
  return desk.word(isSea(region) ? "spoken.sea" : "spoken.land");
}

function thingsIn(desk: Desk, state: State, region: Region): string[] {
  const things: string[] = [];
  if (isHome(region) && hasFactory(state, region)) {
    things.push(desk.word(producedIn(region) === "army" ? "term.armaments" : "term.shipyard"));
  }
  if (isHome(region) && isOccupied(state, region)) things.push(desk.word("term.occupied"));
  const flag = isHome(region) ? undefined : flagIn(state, region);
  if (flag !== undefined) things.push(desk.word("term.flag", powerForms("power", flag, desk.speech)));
  for (const power of POWERS) things.push(...unitsOf(desk, state, region, power));
  const acted = actedIn(state, region);
  if (acted > 0) things.push(desk.word("spoken.acted", { count: acted }));
  return things;
}

function unitsOf(desk: Desk, state: State, region: Region, power: Power): string[] {
  const abroad = isForeignHome(region, power);
  const counts = [
    ["units.fleet", fleetsIn(state, power, region)],
    [abroad ? "units.friendly" : "units.army", isSea(region) ? 0 : armiesIn(state, power, region, false)],
    ["units.hostile", isSea(region) ? 0 : armiesIn(state, power, region, true)],
  ] as const;
  return counts.flatMap(([key, count]) => {
    if (count === 0) return [];
    const units = desk.word(key, { count });
    const isObvious = isHome(region) && ownerOf(region) === power;
    return [isObvious ? units : desk.word("spoken.units", { ...powerForms("power", power, desk.speech), units })];
  });
}

/** How many units there have acted in the manoeuvre that is under way. */
function actedIn(state: State, region: Region): number {
  const manoeuvre = state.frames.find((frame) => frame.kind === "manoeuvre");
  if (!manoeuvre) return 0;
  const { actedFleets, actedPeaceful, actedHostile } = manoeuvre;
  return [actedFleets, actedPeaceful, actedHostile].reduce((sum, acted) => sum + (acted[region] ?? 0), 0);
}
