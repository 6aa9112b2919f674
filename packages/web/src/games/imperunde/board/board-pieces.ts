import type { Piece } from "@rondel/boards";
import { asSeat } from "@rondel/engine";
import type { Party } from "@rondel/imperunde";
import {
  ALL_REGIONS,
  ALL_SEAS,
  ALL_TERRITORIES,
  NOBODY,
  ownerOf,
  postsAt,
  REGION_NAMES,
  type Region,
  type State,
} from "@rondel/imperunde";
import { assignPieceIds, type PieceGroup, type PieceIds } from "../../common/piece-ids.ts";
import { colourOf } from "../owners.ts";
import { unitsIn } from "./units.ts";

interface Stack extends PieceGroup {
  readonly region: Region;
  readonly party: Party;
  readonly symbol: string;
  readonly isSpent: boolean;
}

/** Creates a function that lists the pieces of a state, with the same ids from one position to the next. */
export function pieceTracker(): (state: State) => readonly Piece[] {
  let ids: PieceIds = new Map();
  let created = 0;
  return (state) => {
    const stacks = stacksOf(state);
    ids = assignPieceIds(ids, stacks, () => `piece ${created++}`);
    const pieces = stacks.flatMap(({ key, region, party, symbol, isSpent }) => {
      const owner = colourOf(state, party);
      return (ids.get(key) ?? []).map((id) => ({ ...slotPiece(id, region, symbol, owner), isSpent }));
    });
    return [...markers(state), ...pieces];
  };
}

export function nameOf(region: Region): string {
  return REGION_NAMES[region] ?? "";
}

function stacksOf(state: State): Stack[] {
  const stacks = new Map<string, Stack>();
  const add = (region: Region, party: Party, symbol: string, count: number, isSpent = false) => {
    const kind = `${symbol}-${party}`;
    const key = `${kind} ${region}${isSpent ? " spent" : ""}`;
    stacks.set(key, { key, kind, region, party, symbol, isSpent, count: (stacks.get(key)?.count ?? 0) + count });
  };
  for (const territory of ALL_TERRITORIES) {
    const posts = postsAt(state, territory);
    if (posts > 0) add(territory, ownerOf(state, territory), "trading-post", posts);
  }
  for (const region of ALL_REGIONS) {
    for (const { party, symbol, count, isSpent } of unitsIn(state, region)) add(region, party, symbol, count, isSpent);
  }
  return [...stacks.values()];
}

/** The markers for homes, weather and black discs. */
function markers(state: State): Piece[] {
  const homes = state.home.map((territory, seat) =>
    slotPiece(`home ${seat}`, territory, "home-marker", colourOf(state, asSeat(seat))),
  );
  const weather = ALL_SEAS.flatMap((sea) => {
    const now = state.weather[sea];
    return now === undefined || now === 0
      ? []
      : [slotPiece(`weather ${sea}`, sea, now === 1 ? "storm" : "calm", undefined)];
  });
  const discs = ALL_TERRITORIES.flatMap((territory) => [
    ...(state.famine[territory] === 1 ? [slotPiece(`famine ${territory}`, territory, "disc-famine", undefined)] : []),
    ...((state.plunderer[territory] ?? NOBODY) !== NOBODY
      ? [slotPiece(`plunder ${territory}`, territory, "disc-plunder", undefined)]
      : []),
  ]);
  return [...homes, ...weather, ...discs];
}

function slotPiece(id: string, region: Region, symbol: string, owner: Piece["owner"] | undefined): Piece {
  return { id, region: nameOf(region), place: "slot", symbol, ...(owner && { owner }) };
}
