import type { Seat } from "@rondel/engine";
import { ALL_TERRITORIES, CANALS, canalOf, type Region, regionValue, type Territory } from "./board/board.ts";
import type { PlayContext } from "./frame-rules.ts";
import { changeSupply, defendersAt, setSize, supplyOf } from "./pieces.ts";
import { NOBODY, type Party, type State } from "./state.ts";
import { POST } from "./units.ts";

/** The owner of a territory; NOBODY if it is free, and for every sea. */
export function ownerOf(state: State, region: Region): Party {
  return state.owner[region] ?? NOBODY;
}

export function postsAt(state: State, territory: Region): number {
  return state.posts[territory] ?? 0;
}

export function isHome(state: State, region: Region): boolean {
  return (state.home as readonly Region[]).includes(region);
}

export function isFree(state: State, territory: Territory): boolean {
  return ownerOf(state, territory) === NOBODY;
}

export function isColony(state: State, territory: Territory): boolean {
  return !isFree(state, territory) && !isHome(state, territory);
}

export function isColonyOf(state: State, region: Region, party: Party): boolean {
  return ownerOf(state, region) === party && state.home[party] !== region;
}

/** IR-2.3.1, RU-86: a free territory always has as many local infantry as its value. */
export function localInfantryOf(territory: Territory): number {
  return regionValue(territory);
}

/** An event or card that makes insurgents attack a colony: IR-11.2.5, IR-11.2.6, IR-13.5.15. */
export type Rising = "unrest" | "uprising" | "rebellion";

const REBELS = 5;

export function insurgentsOf(rising: Rising, territory: Territory): number {
  if (rising === "rebellion") return REBELS;
  return rising === "unrest" ? regionValue(territory) : 2 * regionValue(territory);
}

export function coloniesOf(state: State, seat: Seat): Territory[] {
  return ALL_TERRITORIES.filter((territory) => isColonyOf(state, territory, seat));
}

export function postsOnBoard(state: State, seat: Seat): number {
  return setSize(state, seat, POST) - supplyOf(state, seat, POST);
}

// IR-2.5.4
export function postLimit(state: State, territory: Territory): number {
  const canal = canalOf(territory);
  return regionValue(territory) + (state.canals[canal] === 1 ? (CANALS[canal]?.posts ?? 0) : 0);
}

/** Places posts, at most as many as the supply holds, and returns their number. */
export function placePosts(state: State, territory: Territory, party: Party, wanted: number): number {
  const placed = Math.min(wanted, supplyOf(state, party, POST));
  changeSupply(state, party, POST, -placed);
  state.posts[territory] = postsAt(state, territory) + placed;
  return placed;
}

function removePosts(state: State, territory: Territory): void {
  changeSupply(state, ownerOf(state, territory), POST, postsAt(state, territory));
  state.posts[territory] = 0;
  state.newPosts[territory] = 0;
}

/** IR-2.4.4: a colony becomes free, because insurgents have won or nothing is left in it. A canal stays (IR-2.5.2). */
export function setFree(state: State, territory: Territory, rule: string, context: PlayContext): void {
  const owner = ownerOf(state, territory);
  removePosts(state, territory);
  state.owner[territory] = NOBODY;
  context.emit({ kind: "landFreed", rule, party: owner, region: territory });
}

/** IR-2.4.2, RU-99: frees a colony without pieces, unless units that left it are still in battle (RU-27). */
export function abandonIfEmpty(state: State, territory: Territory, context: PlayContext): void {
  const owner = ownerOf(state, territory);
  if (owner === NOBODY || isHome(state, territory) || postsAt(state, territory) > 0) return;
  if (defendersAt(state, territory, owner) > 0 || isAwaiting(state, territory) || isBattlefield(state, territory))
    return;
  setFree(state, territory, "IR-2.4.2", context);
}

/** Whether units that left this territory are part of a battle that is not over. No rule needs this while an attack is prepared. */
function isAwaiting(state: State, territory: Territory): boolean {
  return state.frames.some((frame) => frame.kind === "battle" && frame.origins.includes(territory));
}

export function isBattlefield(state: State, region: Region): boolean {
  return state.frames.some((frame) => frame.kind === "battle" && frame.region === region);
}

/** IR-12.3.3: hands a territory to its conqueror. The battle places the units. */
export function conquer(state: State, territory: Territory, party: Party, context: PlayContext): void {
  const before = ownerOf(state, territory);
  if (before === NOBODY) {
    state.owner[territory] = party;
    context.emit({ kind: "conquered", rule: "IR-2.4.1", also: ["IR-2.2.2"], party, region: territory });
    giveCanalPosts(state, territory, party, context);
    return;
  }
  const posts = postsAt(state, territory);
  removePosts(state, territory);
  state.owner[territory] = party;
  context.emit({
    kind: "conquered",
    rule: "IR-12.3.3",
    also: ["IR-5.3.1"],
    party,
    other: before,
    region: territory,
  });
  // IR-2.4.5, RU-36
  const swapped = placePosts(state, territory, party, posts);
  if (posts > 0) context.emit({ kind: "postsSwapped", rule: "IR-2.4.5", party, region: territory, count: swapped });
}

// IR-2.5.5
function giveCanalPosts(state: State, territory: Territory, party: Party, context: PlayContext): void {
  const canal = canalOf(territory);
  if (state.canals[canal] !== 1) return;
  const count = placePosts(state, territory, party, CANALS[canal]?.posts ?? 0);
  context.emit({ kind: "piecesAppeared", rule: "IR-2.5.5", party, region: territory, count, word: "post" });
}
