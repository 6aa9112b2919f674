import type { Piece } from "@rondel/boards";
import {
  armiesIn,
  type Frame,
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
  readonly isSpent: boolean;
}

/** Remembers which piece is which from one position to the next. */
export function pieceKeeper(): (state: State) => readonly Piece[] {
  let ids: PieceIds = new Map();
  let named = 0;
  return (state) => {
    const stacks = stacksOf(state);
    ids = nameThePieces(ids, stacks, () => `piece ${named++}`);
    const units = stacks.flatMap(({ key, region, power, symbol, place, isSpent }) =>
      (ids.get(key) ?? []).map((id) => ({ id, region: nameOf(region), place, symbol, owner: ownerOf(power), isSpent })),
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

type Manoeuvre = Extract<Frame, { kind: "manoeuvre" }>;

function stacksOf(state: State): Stack[] {
  const manoeuvre = state.frames.find((frame): frame is Manoeuvre => frame.kind === "manoeuvre");
  return REGIONS.flatMap((region) =>
    POWERS.flatMap((power) => stacksIn(state, region, power, manoeuvre?.power === power ? manoeuvre : undefined)),
  );
}

function stacksIn(state: State, region: Region, power: Power, manoeuvre: Manoeuvre | undefined): Stack[] {
  const lying = isForeignHome(region, power) ? "army-lying" : "army";
  const armies = (isHostile: boolean) => (isSea(region) ? 0 : armiesIn(state, power, region, isHostile));
  return [
    isHome(region)
      ? { unit: "fleet", look: "port", symbol: "fleet-port", place: "port" as const }
      : { unit: "fleet", look: "sea", symbol: "fleet", place: "slot" as const },
    { unit: "army", look: "peaceful", symbol: lying, place: "slot" as const },
    { unit: "army", look: "hostile", symbol: "army", place: "slot" as const },
  ].flatMap(({ unit, look, symbol, place }) => {
    const kind = `${unit}-${power}`;
    const count = unit === "fleet" ? fleetsIn(state, power, region) : armies(look === "hostile");
    const spent = manoeuvre ? actedIn(manoeuvre, region, look) : 0;
    const shared = { kind, region, power, symbol, place };
    return [
      { ...shared, key: `${kind} ${region} ${look}`, count: count - spent, isSpent: false },
      { ...shared, key: `${kind} ${region} ${look} spent`, count: spent, isSpent: true },
    ].filter((stack) => stack.count > 0);
  });
}

function actedIn({ actedFleets, actedPeaceful, actedHostile }: Manoeuvre, region: Region, look: string): number {
  const acted = { peaceful: actedPeaceful, hostile: actedHostile }[look] ?? actedFleets;
  return acted[region] ?? 0;
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
