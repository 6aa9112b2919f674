import type { Piece } from "@rondel/boards";
import {
  actedArmies,
  actedFleets,
  armiesIn,
  type FrameOf,
  flagIn,
  fleetsIn,
  HOME_PROVINCES,
  hasFactory,
  ownerOf as homeOwner,
  isForeignHome,
  isHome,
  isSea,
  NATIONS,
  type Nation,
  producedIn,
  REGION_NAMES,
  REGIONS,
  type Region,
  type State,
} from "@rondel/imperial";
import { assignPieceIds, type PieceGroup, type PieceIds } from "../../common/piece-ids.ts";
import { ownerOf } from "../owners.ts";

interface Stack extends PieceGroup {
  readonly region: Region;
  readonly nation: Nation;
  readonly symbol: string;
  readonly place: Piece["place"];
  readonly isSpent: boolean;
}

/** Creates a function that gives each piece the same id from one position to the next. */
export function createPieceTracker(): (state: State) => readonly Piece[] {
  let ids: PieceIds = new Map();
  let created = 0;
  return (state) => {
    const stacks = stacksOf(state);
    ids = assignPieceIds(ids, stacks, () => `piece ${created++}`);
    const units = stacks.flatMap(({ key, region, nation, symbol, place, isSpent }) =>
      (ids.get(key) ?? []).map((id) => ({
        id,
        region: nameOf(region),
        place,
        symbol,
        owner: ownerOf(nation),
        isSpent,
      })),
    );
    return [...factories(state), ...flags(state), ...units];
  };
}

export function nameOf(region: Region): string {
  return REGION_NAMES[region] ?? "";
}

export function regionOf(name: string): Region | undefined {
  return REGIONS.find((region) => REGION_NAMES[region] === name);
}

type Manoeuvre = FrameOf<"manoeuvre">;

function stacksOf(state: State): Stack[] {
  const manoeuvre = state.frames.find((frame): frame is Manoeuvre => frame.kind === "manoeuvre");
  return REGIONS.flatMap((region) =>
    NATIONS.flatMap((nation) => stacksIn(state, region, nation, manoeuvre?.nation === nation ? manoeuvre : undefined)),
  );
}

function stacksIn(state: State, region: Region, nation: Nation, manoeuvre: Manoeuvre | undefined): Stack[] {
  const lying = isForeignHome(region, nation) ? "army-lying" : "army";
  const armies = (isHostile: boolean) => (isSea(region) ? 0 : armiesIn(state, nation, region, isHostile));
  return [
    isHome(region)
      ? { unit: "fleet", look: "port", symbol: "fleet-port", place: "port" as const }
      : { unit: "fleet", look: "sea", symbol: "fleet", place: "slot" as const },
    { unit: "army", look: "peaceful", symbol: lying, place: "slot" as const },
    { unit: "army", look: "hostile", symbol: "army", place: "slot" as const },
  ].flatMap(({ unit, look, symbol, place }) => {
    const kind = `${unit}-${nation}`;
    const isHostile = look === "hostile";
    const count = unit === "fleet" ? fleetsIn(state, nation, region) : armies(isHostile);
    const spent = manoeuvre ? spentUnits(manoeuvre, region, unit, isHostile) : 0;
    const shared = { kind, region, nation, symbol, place };
    return [
      { ...shared, key: `${kind} ${region} ${look}`, count: count - spent, isSpent: false },
      { ...shared, key: `${kind} ${region} ${look} spent`, count: spent, isSpent: true },
    ].filter((stack) => stack.count > 0);
  });
}

function spentUnits(manoeuvre: Manoeuvre, region: Region, unit: string, isHostile: boolean): number {
  return unit === "fleet" ? actedFleets(manoeuvre, region) : actedArmies(manoeuvre, region, isHostile);
}

function factories(state: State): Piece[] {
  return HOME_PROVINCES.filter((home) => hasFactory(state, home)).map((home) => ({
    id: `factory ${home}`,
    region: nameOf(home),
    place: "city",
    symbol: producedIn(home) === "army" ? "factory-armaments" : "factory-shipyard",
    owner: ownerOf(homeOwner(home)),
  }));
}

function flags(state: State): Piece[] {
  return REGIONS.filter((region) => !isHome(region)).flatMap((region) => {
    const nation = flagIn(state, region);
    if (nation === undefined) return [];
    return [
      { id: `flag ${region}`, region: nameOf(region), place: "flag" as const, symbol: "flag", owner: ownerOf(nation) },
    ];
  });
}
