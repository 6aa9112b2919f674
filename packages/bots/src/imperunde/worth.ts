import type { Seat } from "@rondel/engine";
import {
  ALL_TERRITORIES,
  coastsOf,
  costOf,
  isColonyOf,
  isFree,
  isSea,
  type Kind,
  ownerOf,
  postLimit,
  postsAt,
  postsOnBoard,
  type Region,
  regionValue,
  type State,
} from "@rondel/imperunde";
import { clamp } from "../numbers.ts";
import { PARAMETERS } from "./parameters.ts";

/** The value of a region for a seat, in doubloons: posts, room for posts, the tax of a sea. */
export function worthOf(state: State, region: Region, seat: Seat): number {
  if (isSea(region))
    return paysFor(state, region, seat) ? regionValue(region) * PARAMETERS.seaValue : PARAMETERS.idleSea;
  const [posts, room] = [postsAt(state, region), regionValue(region)];
  const isOwn = ownerOf(state, region) === seat;
  const rival = isFree(state, region) || isOwn ? 0 : posts * PARAMETERS.rivalPost;
  return posts * PARAMETERS.post + Math.max(0, room - posts) * PARAMETERS.room + rival;
}

/** IR-6.2.5: whether a sea would pay a seat that controls it. */
export function paysFor(state: State, sea: Region, seat: Seat): boolean {
  return coastsOf(sea).some(
    (territory) =>
      state.home[seat] === territory || (ownerOf(state, territory) === seat && postsAt(state, territory) > 0),
  );
}

/** The price of these units. */
export function priceOf(units: readonly Kind[]): number {
  let price = 0;
  for (const kind of units) price += costOf(kind);
  return price;
}

/** The expected number of rounds left, from the posts that the leader lacks. */
export function roundsLeft(state: State): number {
  const missing = Math.min(...state.order.map((seat) => state.target - postsOnBoard(state, seat)));
  return clamp(missing / PARAMETERS.postsPerRound, 1, 8);
}

/** The number of posts that could still be built in the colonies of a seat. */
export function roomOf(state: State, seat: Seat): number {
  let room = 0;
  for (const territory of ALL_TERRITORIES) {
    if (isColonyOf(state, territory, seat))
      room += Math.max(0, postLimit(state, territory) - postsAt(state, territory));
  }
  return room;
}
