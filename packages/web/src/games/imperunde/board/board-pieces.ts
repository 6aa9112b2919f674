import type { Piece } from "@rondel/boards";
import { ALL_LANDS, ALL_SEAS, FIELD_NAMES, type Field, ownerOf, postsAt, type State } from "@rondel/imperunde";
import { type Crowd, nameThePieces, type PieceIds } from "../../common/piece-ids.ts";
import { colourOf } from "../owners.ts";
import { unitsIn } from "./units.ts";

interface Stack extends Crowd {
  readonly field: Field;
  readonly party: number;
  readonly symbol: string;
}

/** Remembers which piece is which from one position to the next. */
export function pieceKeeper(): (state: State) => readonly Piece[] {
  let ids: PieceIds = new Map();
  let named = 0;
  return (state) => {
    const stacks = stacksOf(state);
    ids = nameThePieces(ids, stacks, () => `piece ${named++}`);
    const pieces = stacks.flatMap(({ key, field, party, symbol }) => {
      const owner = colourOf(state, party);
      return (ids.get(key) ?? []).map((id) => slot(id, field, symbol, owner));
    });
    return [...markers(state), ...pieces];
  };
}

export const FIELDS: readonly Field[] = [...ALL_LANDS, ...ALL_SEAS];

export function nameOf(field: Field): string {
  return FIELD_NAMES[field] ?? "";
}

function stacksOf(state: State): Stack[] {
  const stacks = new Map<string, Stack>();
  const add = (field: Field, party: number, symbol: string, count: number) => {
    const kind = `${symbol}-${party}`;
    const key = `${kind} ${field}`;
    stacks.set(key, { key, kind, field, party, symbol, count: (stacks.get(key)?.count ?? 0) + count });
  };
  for (const land of ALL_LANDS) {
    const posts = postsAt(state, land);
    if (posts > 0) add(land, ownerOf(state, land), "trading-post", posts);
  }
  for (const field of [...ALL_LANDS, ...ALL_SEAS]) {
    for (const { party, symbol, count } of unitsIn(state, field)) add(field, party, symbol, count);
  }
  return [...stacks.values()];
}

/** Homes, weather and black discs. */
function markers(state: State): Piece[] {
  const homes = state.home.map((land, seat) => slot(`home ${seat}`, land, "home-marker", colourOf(state, seat)));
  const weather = ALL_SEAS.flatMap((sea) => {
    const now = state.weather[sea];
    return now === undefined || now === 0 ? [] : [slot(`weather ${sea}`, sea, now === 1 ? "storm" : "calm", undefined)];
  });
  const discs = ALL_LANDS.flatMap((land) => [
    ...(state.famine[land] === 1 ? [slot(`famine ${land}`, land, "disc-famine", undefined)] : []),
    ...((state.plunderer[land] ?? -1) >= 0 ? [slot(`plunder ${land}`, land, "disc-plunder", undefined)] : []),
  ]);
  return [...homes, ...weather, ...discs];
}

function slot(id: string, field: Field, symbol: string, owner: Piece["owner"] | undefined): Piece {
  return { id, region: nameOf(field), place: "slot", symbol, ...(owner && { owner }) };
}
