import {
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
  type Region,
  type State,
} from "@rondel/imperial";
import type { Plan } from "../decision/plan.ts";
import type { Desk } from "../desk.ts";
import { powerForms, regionName } from "../words/params.ts";

/** What somebody hears who cannot see the map: "Trieste, Austria-Hungary, shipyard, two fleets; can move to the Ionian Sea". */
export function summaryOf(desk: Desk, state: State, region: Region, plan: Plan | undefined): string {
  const { speech } = desk;
  const parts = [regionName(speech, region), kindOf(desk, region), ...thingsIn(desk, state, region)];
  const moves = targetsFrom(desk, region);
  const ability =
    moves.length > 0
      ? desk.word("spoken.canMoveTo", { places: speech.list(moves.map((to) => regionName(speech, to))) })
      : plan?.regions?.has(region) && desk.word("spoken.target");
  return parts.join(", ") + (ability ? `; ${ability}` : "");
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

/** Where units in a region may go, while they are asked to. */
function targetsFrom(desk: Desk, region: Region): Region[] {
  const targets = desk.actions.value.flatMap((action) =>
    (action.kind === "moveFleet" || action.kind === "moveArmy") && action.from === region ? [action.to] : [],
  );
  return [...new Set(targets)];
}
