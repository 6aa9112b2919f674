import { ALL_LANDS, CANALS, canalOf, type Land, VALUE } from "./board/board.ts";
import { changeSupply, defendersAt, setSize, supplyOf } from "./pieces.ts";
import { NOBODY, type Party, type State, type Table } from "./state.ts";
import { POST } from "./units.ts";

export const ownerOf = (state: State, land: Land): Party => state.owner[land] ?? NOBODY;
export const landValue = (land: Land): number => VALUE[land] ?? 0;
export const postsAt = (state: State, land: Land): number => state.posts[land] ?? 0;
export const isHome = (state: State, land: Land): boolean => state.home.includes(land);
export const isFree = (state: State, land: Land): boolean => ownerOf(state, land) === NOBODY;
export const isColony = (state: State, land: Land): boolean => !isFree(state, land) && !isHome(state, land);
export const isColonyOf = (state: State, land: Land, seat: Party): boolean =>
  ownerOf(state, land) === seat && state.home[seat] !== land;

/** IR-2.3.1, RU-86: the natives of a free land are as many as its value, whatever happened before. */
export const nativesOf = (land: Land): number => landValue(land);

/** Who rises in a colony: IR-11.2.5, IR-11.2.6, IR-13.5.15. */
export type Rising = "unrest" | "uprising" | "rebellion";

export function insurgentsOf(rising: Rising, land: Land): number {
  if (rising === "rebellion") return 5;
  return rising === "unrest" ? landValue(land) : 2 * landValue(land);
}

export const coloniesOf = (state: State, seat: Party): Land[] =>
  ALL_LANDS.filter((land) => isColonyOf(state, land, seat));

export const postsOnBoard = (state: State, seat: Party): number =>
  setSize(state, seat, POST) - supplyOf(state, seat, POST);

// IR-2.5.4
export function postLimit(state: State, land: Land): number {
  const canal = canalOf(land);
  return landValue(land) + (canal >= 0 && state.canals[canal] === 1 ? (CANALS[canal]?.posts ?? 0) : 0);
}

/** Places posts as far as the supply reaches; tells how many. */
export function placePosts(state: State, land: Land, seat: Party, wanted: number): number {
  const placed = Math.min(wanted, supplyOf(state, seat, POST));
  changeSupply(state, seat, POST, -placed);
  state.posts[land] = postsAt(state, land) + placed;
  return placed;
}

function removePosts(state: State, land: Land): void {
  const owner = ownerOf(state, land);
  if (owner !== NOBODY) changeSupply(state, owner, POST, postsAt(state, land));
  state.posts[land] = 0;
  state.newPosts[land] = 0;
}

/** IR-2.4.4: natives have taken a colony, or nothing is left in it. A canal stays (IR-2.5.2). */
export function setFree(state: State, land: Land, rule: string, table: Table): void {
  const owner = ownerOf(state, land);
  removePosts(state, land);
  state.owner[land] = NOBODY;
  table.tell({ kind: "landFreed", rule, party: owner, field: land });
}

/** IR-2.4.2, RU-99: a colony without any piece is free, unless those who left it still fight (RU-27). */
export function abandonIfEmpty(state: State, land: Land, table: Table): void {
  const owner = ownerOf(state, land);
  if (owner === NOBODY || isHome(state, land) || postsAt(state, land) > 0) return;
  if (defendersAt(state, land, owner) > 0 || isAwaited(state, land) || isBattlefield(state, land)) return;
  setFree(state, land, "IR-2.4.2", table);
}

/** Whether units that left this land are on their way into an attack or still fight. */
export function isAwaited(state: State, land: Land): boolean {
  return state.frames.some(
    (frame) =>
      (frame.kind === "battle" && frame.origins.includes(land)) ||
      (frame.kind === "attack" && frame.sent.some(({ fighter }) => fighter.start === land || fighter.from === land)),
  );
}

export const isBattlefield = (state: State, field: Land): boolean =>
  state.frames.some(
    (frame) =>
      (frame.kind === "battle" && frame.field === field) ||
      (frame.kind === "clearSea" && frame.sea === field) ||
      (frame.kind === "attack" && frame.target === field),
  );

/** IR-12.3.3: the land changes hands. The conqueror's units are placed by the battle. */
export function conquer(state: State, land: Land, seat: Party, table: Table): void {
  const before = ownerOf(state, land);
  const posts = postsAt(state, land);
  removePosts(state, land);
  state.owner[land] = seat;
  if (before === NOBODY) {
    table.tell({ kind: "conquered", rule: "IR-2.4.1", also: ["IR-2.2.2"], party: seat, field: land });
    const canal = canalOf(land);
    if (canal < 0 || state.canals[canal] !== 1) return;
    // IR-2.5.5
    const given = placePosts(state, land, seat, CANALS[canal]?.posts ?? 0);
    table.tell({ kind: "piecesAppeared", rule: "IR-2.5.5", party: seat, field: land, count: given, word: "post" });
    return;
  }
  table.tell({ kind: "conquered", rule: "IR-12.3.3", also: ["IR-5.3.1"], party: seat, other: before, field: land });
  // IR-2.4.5, RU-36
  const swapped = placePosts(state, land, seat, posts);
  if (posts > 0) table.tell({ kind: "postsSwapped", rule: "IR-2.4.5", party: seat, field: land, count: swapped });
}
