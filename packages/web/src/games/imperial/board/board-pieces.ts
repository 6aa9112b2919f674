import type { Piece } from "@rondel/boards";
import {
  armiesIn,
  flagIn,
  fleetsIn,
  HOME_PROVINCES,
  hasFactory,
  isForeignHome,
  isHome,
  isSea,
  POWERS,
  type Power,
  producedIn,
  REGION_NAMES,
  REGIONS,
  type Region,
  type State,
} from "@rondel/imperial";
import { type Crowd, nameThePieces, type PieceIds } from "../../common/piece-ids.ts";
import { ownerOf } from "../owners.ts";

interface Stack extends Crowd {
  readonly region: Region;
  readonly power: Power;
  readonly symbol: string;
  readonly place: Piece["place"];
}

/** Remembers which piece is which from one position to the next. */
export function pieceKeeper(): (state: State) => readonly Piece[] {
  let ids: PieceIds = new Map();
  let named = 0;
  return (state) => {
    const stacks = stacksOf(state);
    ids = nameThePieces(ids, stacks, () => `piece ${named++}`);
    const units = stacks.flatMap(({ key, region, power, symbol, place }) =>
      (ids.get(key) ?? []).map((id) => ({ id, region: nameOf(region), place, symbol, owner: ownerOf(power) })),
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

function stacksOf(state: State): Stack[] {
  return REGIONS.flatMap((region) => POWERS.flatMap((power) => stacksIn(state, region, power)));
}

function stacksIn(state: State, region: Region, power: Power): Stack[] {
  const stack = (unit: string, look: string, symbol: string, place: Piece["place"], count: number): Stack => {
    const kind = `${unit}-${power}`;
    return { key: `${kind} ${region} ${look}`, kind, count, region, power, symbol, place };
  };
  const fleets = fleetsIn(state, power, region);
  const found = [
    isHome(region)
      ? stack("fleet", "port", "fleet-port", "port", fleets)
      : stack("fleet", "sea", "fleet", "slot", fleets),
  ];
  if (!isSea(region)) {
    const lying = isForeignHome(region, power) ? "army-lying" : "army";
    found.push(stack("army", "peaceful", lying, "slot", armiesIn(state, power, region, false)));
    found.push(stack("army", "hostile", "army", "slot", armiesIn(state, power, region, true)));
  }
  return found.filter(({ count }) => count > 0);
}

function factories(state: State): Piece[] {
  return HOME_PROVINCES.filter((home) => hasFactory(state, home)).map((home) => ({
    id: `factory ${home}`,
    region: nameOf(home),
    place: "city",
    symbol: producedIn(home) === "army" ? "factory-armaments" : "factory-shipyard",
  }));
}

function flags(state: State): Piece[] {
  return REGIONS.filter((region) => !isHome(region)).flatMap((region) => {
    const power = flagIn(state, region);
    if (power === undefined) return [];
    return [
      { id: `flag ${region}`, region: nameOf(region), place: "flag" as const, symbol: "flag", owner: ownerOf(power) },
    ];
  });
}
