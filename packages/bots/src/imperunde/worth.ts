import {
  ALL_TERRITORIES,
  COASTS,
  COST,
  isColonyOf,
  isFree,
  isSea,
  type Kind,
  ownerOf,
  postLimit,
  postsAt,
  postsOnBoard,
  type Region,
  type State,
  VALUE,
} from "@rondel/imperunde";
import { at, clamp } from "../numbers.ts";
import { TASTE } from "./taste.ts";

/** What a field is worth to whoever has it, in doubloons: room for posts, the posts that stand there, the tax of a sea. */
export function worthOf(state: State, region: Region, seat: number): number {
  if (isSea(region)) return paysFor(state, region, seat) ? at(VALUE, region) * TASTE.seaValue : TASTE.idleSea;
  const [posts, room] = [postsAt(state, region), at(VALUE, region)];
  const isOwn = ownerOf(state, region) === seat;
  const rival = isFree(state, region) || isOwn ? 0 : posts * TASTE.rivalPost;
  return posts * TASTE.post + Math.max(0, room - posts) * TASTE.room + rival;
}

/** IR-6.2.5: whether a sea would pay a seat that controls it. */
export function paysFor(state: State, sea: Region, seat: number): boolean {
  return (COASTS[sea] ?? []).some(
    (territory) =>
      state.home[seat] === territory || (ownerOf(state, territory) === seat && postsAt(state, territory) > 0),
  );
}

/** What units cost to replace. */
export function priceOf(units: readonly Kind[]): number {
  return units.reduce<number>((sum, kind) => sum + at(COST, kind), 0);
}

/** How many rounds the game may still last, from the posts that the leader misses. */
export function roundsLeft(state: State): number {
  const missing = Math.min(...state.order.map((seat) => state.target - postsOnBoard(state, seat)));
  return clamp(missing / TASTE.postsPerRound, 1, 8);
}

/** How many posts could still be built in the colonies of a seat. */
export function roomOf(state: State, seat: number): number {
  let room = 0;
  for (const territory of ALL_TERRITORIES) {
    if (isColonyOf(state, territory, seat))
      room += Math.max(0, postLimit(state, territory) - postsAt(state, territory));
  }
  return room;
}
