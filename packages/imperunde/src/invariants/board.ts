import type { Seat } from "@rondel/engine";
import { CANALS, NOWHERE, type Region, regionValue, type Sea, type Territory } from "../board/board.ts";
import { supplyOf } from "../pieces.ts";
import { LOCALS, NOBODY, type Party, PIRATES, type State } from "../state.ts";
import { FORT, isShip, KINDS, kindOf, PIECE_KINDS } from "../units.ts";
import { allPieces, colonistOf, isFoughtOver, navies, piecesIn, postsOf } from "./readers.ts";

/** IR-1.2.1, IR-1.3.1: the pieces of a player and of the pirates. */
const PLAYER_SET = { fort: 30, artillery: 20, shipOfTheLine: 10, cavalry: 20, infantry: 40, frigate: 15 } as const;
const PLAYER_POSTS = 45;
const PIRATE_SET = { fort: 0, artillery: 0, shipOfTheLine: 5, cavalry: 0, infantry: 0, frigate: 20 } as const;
/** IR-2.5.4: the posts that a canal adds. */
const CANAL_POSTS = 2;

/** INV-1: pieces on the board and in supply make up a set; two sets for each of three players (IR-1.2.4). */
export function piecesAddUp(state: State, party: Party): boolean {
  const pieces = allPieces(state).filter((other) => other.party === party);
  return PIECE_KINDS.every((kind) => {
    const name = KINDS[kind];
    const placed = name
      ? pieces.reduce((sum, { unit, count }) => sum + (kindOf(unit) === kind ? count : 0), 0)
      : state.posts.reduce((sum, posts, territory) => sum + (state.owner[territory] === party ? posts : 0), 0);
    return placed + supplyOf(state, party, kind) === setOf(state, party, name);
  });
}

function setOf(state: State, party: Party, name: keyof typeof PLAYER_SET | undefined): number {
  if (party === PIRATES) return name ? PIRATE_SET[name] : 0;
  return (name ? PLAYER_SET[name] : PLAYER_POSTS) * (state.players === 3 ? 2 : 1);
}

// INV-5
export function hasStrangers(state: State, territory: Territory): boolean {
  return piecesIn(state, territory).some(({ party, unit }) => party !== state.owner[territory] || isShip(unit));
}

/** INV-6: a home that its player does not own, or locals on the board as pieces. */
export function intrudedRegion(state: State): number {
  const lost = state.home.find((territory, seat) => territory !== NOWHERE && state.owner[territory] !== seat);
  return lost ?? state.stacks.findIndex((_, region) => hasLocals(state, region as Region));
}

const hasLocals = (state: State, region: Region): boolean =>
  piecesIn(state, region).some(({ party }) => party === LOCALS);

// INV-7
export function isWronglyContested(state: State, sea: Sea): boolean {
  const mayBe =
    state.phase <= 5 ||
    state.options.piratesCardTiming === "next-clearing" ||
    state.frames.some((frame) => frame.kind === "battle" || frame.kind === "clearSea");
  return !mayBe && navies(state, sea).size > 1;
}

/** INV-9: too many posts for the value of a colony, or too many forts for its posts or its value (RU-55). */
export function isOverbuilt(state: State, territory: Territory): boolean {
  const owner = colonistOf(state, territory);
  if (owner === NOBODY) return false;
  const value = regionValue(territory);
  const canal = CANALS.findIndex((other) => other.territory === territory);
  const posts = state.posts[territory] ?? 0;
  const forts = piecesIn(state, territory).reduce(
    (sum, { unit, count }) => sum + (kindOf(unit) === FORT ? count : 0),
    0,
  );
  const mostForts = state.options.canalPostsAllowForts ? posts : Math.min(posts, value);
  return posts > value + (state.canals[canal] === 1 ? CANAL_POSTS : 0) || forts > mostForts;
}

/** INV-10, RU-27: a colony without pieces, unless units that left it are still underway or fighting. */
export function isEmptyColony(state: State, territory: Territory): boolean {
  if (colonistOf(state, territory) === NOBODY || isFoughtOver(state, territory)) return false;
  if ((state.posts[territory] ?? 0) > 0 || piecesIn(state, territory).length > 0) return false;
  return !state.frames.some((frame) => {
    if (frame.kind === "battle") return frame.origins.includes(territory);
    return (
      frame.kind === "attack" && frame.sent.some(({ fighter }) => [fighter.start, fighter.from].includes(territory))
    );
  });
}

// INV-22, IR-14.1.1
export function isUndeclaredWinner(state: State, seat: Seat): boolean {
  return !state.ended && state.debt[seat] === 0 && postsOf(state, seat) >= state.target;
}

// INV-31
export function hasWrongHolder(state: State, sea: Sea): boolean {
  if (isFoughtOver(state, sea)) return false;
  const parties = navies(state, sea);
  const holder = state.holder[sea] ?? NOBODY;
  return parties.size === 0 ? holder !== NOBODY : !parties.has(holder);
}
