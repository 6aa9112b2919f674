import { battles, demands, destructions, type Entrant, statusChanges } from "./battle.ts";
import { AREAS } from "./europe.ts";
import { armyMoves, fleetMoves } from "./movement.ts";
import { isOccupied, nameOfNation, nameOfPlace, type Position, supply, type UnitType } from "./position.ts";

/**
 * The legal actions of a position, from a second and slow implementation of the rules, paragraph by paragraph. It shares no code with
 * the package. Undefined for decisions without a model.
 */
export function modelledActions(position: Position): string[] | undefined {
  const { frame } = position;
  switch (frame?.kind) {
    case "factory":
      return factorySites(position, nameOfNation(frame.nation));
    case "production":
      return productions(position, nameOfNation(frame.nation), frame.left.map(nameOfPlace));
    case "import":
      return imports(position, nameOfNation(frame.nation), frame.placed);
    case "manoeuvre": {
      const nation = nameOfNation(frame.nation);
      // IM-11.1, IM-11.3, RL-66
      return frame.step === "fleets"
        ? [...fleetMoves(position, nation), ...battles(position, nation), "endFleets"]
        : [
            ...armyMoves(position, nation),
            ...battles(position, nation),
            ...statusChanges(position, nation),
            ...destructions(position, nation),
            "endManoeuvre",
          ];
    }
    case "window": {
      const place = nameOfPlace(frame.region);
      const nation = nameOfNation(frame.nation);
      const home = AREAS.get(place)?.home;
      const abroad = frame.unit === "army" && home !== undefined && home !== nation;
      const status = abroad ? (frame.hostile ? "hostile" : "friendly") : undefined;
      const entrant: Entrant = { place, unit: frame.unit, status };
      // IM-11.19, RL-01, RL-60
      if (frame.stage === "active") return [...battles(position, nation, entrant), "peace"];
      if (frame.stage === "order") return frame.toAsk.map((asked) => `nextToAsk ${nameOfNation(asked)}`);
      return demands(position, nameOfNation(frame.asked), entrant);
    }
    default:
      return undefined;
  }
}

/** IM-8.1 to IM-8.4 */
function factorySites(position: Position, nation: string): string[] {
  if (position.treasury(nation) < 5) return ["buildNothing"];
  const sites = homesOf(nation).filter((place) => !position.factories.has(place) && !isOccupied(position, place));
  return [...sites.map((place) => `buildFactory ${place}`), "buildNothing"];
}

/** IM-9.1 to IM-9.4, RL-42: any factory that has not produced, or all at once where no choice is left to the supply. */
function productions(position: Position, nation: string, left: readonly string[]): string[] {
  const kindOf = (place: string): UnitType => (AREAS.get(place)?.anchor ? "fleet" : "army");
  const able = left.filter((place) => supply(position, nation, kindOf(place)) > 0);
  const mustChoose = (["army", "fleet"] as const).some(
    (unit) => able.filter((place) => kindOf(place) === unit).length > supply(position, nation, unit),
  );
  return [...(mustChoose ? [] : ["produceAll"]), ...able.map((place) => `produce ${place}`), "endProduction"];
}

/** IM-10.1 to IM-10.3 */
function imports(position: Position, nation: string, placed: number): string[] {
  if (placed >= 3 || position.treasury(nation) < 1) return ["endImport"];
  const open = homesOf(nation).filter((place) => !isOccupied(position, place));
  const armies = supply(position, nation, "army") > 0 ? open : [];
  const fleets = supply(position, nation, "fleet") > 0 ? open.filter((place) => AREAS.get(place)?.anchor) : [];
  return [
    ...armies.map((place) => `placeImport army ${place}`),
    ...fleets.map((place) => `placeImport fleet ${place}`),
    "endImport",
  ];
}

const homesOf = (nation: string): string[] =>
  [...AREAS.values()].filter(({ home }) => home === nation).map(({ name }) => name);
