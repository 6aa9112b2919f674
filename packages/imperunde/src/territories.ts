import { ALL_TERRITORIES, CANALS, canalOf, type Territory, VALUE } from "./board/board.ts";
import { changeSupply, defendersAt, setSize, supplyOf } from "./pieces.ts";
import { NOBODY, type Party, type PlayContext, type State } from "./state.ts";
import { POST } from "./units.ts";

export const ownerOf = (state: State, territory: Territory): Party => state.owner[territory] ?? NOBODY;
export const territoryValue = (territory: Territory): number => VALUE[territory] ?? 0;
export const postsAt = (state: State, territory: Territory): number => state.posts[territory] ?? 0;
export const isHome = (state: State, territory: Territory): boolean => state.home.includes(territory);
export const isFree = (state: State, territory: Territory): boolean => ownerOf(state, territory) === NOBODY;
export const isColony = (state: State, territory: Territory): boolean =>
  !isFree(state, territory) && !isHome(state, territory);
export const isColonyOf = (state: State, territory: Territory, seat: Party): boolean =>
  ownerOf(state, territory) === seat && state.home[seat] !== territory;

/** IR-2.3.1, RU-86: the natives of a free land are as many as its value, whatever happened before. */
export const nativesOf = (territory: Territory): number => territoryValue(territory);

/** Who rises in a colony: IR-11.2.5, IR-11.2.6, IR-13.5.15. */
export type Rising = "unrest" | "uprising" | "rebellion";

export function insurgentsOf(rising: Rising, territory: Territory): number {
  if (rising === "rebellion") return 5;
  return rising === "unrest" ? territoryValue(territory) : 2 * territoryValue(territory);
}

export const coloniesOf = (state: State, seat: Party): Territory[] =>
  ALL_TERRITORIES.filter((territory) => isColonyOf(state, territory, seat));

export const postsOnBoard = (state: State, seat: Party): number =>
  setSize(state, seat, POST) - supplyOf(state, seat, POST);

// IR-2.5.4
export function postLimit(state: State, territory: Territory): number {
  const canal = canalOf(territory);
  return territoryValue(territory) + (canal >= 0 && state.canals[canal] === 1 ? (CANALS[canal]?.posts ?? 0) : 0);
}

/** Places posts as far as the supply reaches; tells how many. */
export function placePosts(state: State, territory: Territory, seat: Party, wanted: number): number {
  const placed = Math.min(wanted, supplyOf(state, seat, POST));
  changeSupply(state, seat, POST, -placed);
  state.posts[territory] = postsAt(state, territory) + placed;
  return placed;
}

function removePosts(state: State, territory: Territory): void {
  const owner = ownerOf(state, territory);
  if (owner !== NOBODY) changeSupply(state, owner, POST, postsAt(state, territory));
  state.posts[territory] = 0;
  state.newPosts[territory] = 0;
}

/** IR-2.4.4: natives have taken a colony, or nothing is left in it. A canal stays (IR-2.5.2). */
export function setFree(state: State, territory: Territory, rule: string, context: PlayContext): void {
  const owner = ownerOf(state, territory);
  removePosts(state, territory);
  state.owner[territory] = NOBODY;
  context.emit({ kind: "landFreed", rule, party: owner, region: territory });
}

/** IR-2.4.2, RU-99: a colony without any piece is free, unless those who left it still fight (RU-27). */
export function abandonIfEmpty(state: State, territory: Territory, context: PlayContext): void {
  const owner = ownerOf(state, territory);
  if (owner === NOBODY || isHome(state, territory) || postsAt(state, territory) > 0) return;
  if (defendersAt(state, territory, owner) > 0 || isAwaited(state, territory) || isBattlefield(state, territory))
    return;
  setFree(state, territory, "IR-2.4.2", context);
}

/** Whether units that left this land are on their way into an attack or still fight. */
export function isAwaited(state: State, territory: Territory): boolean {
  return state.frames.some(
    (frame) =>
      (frame.kind === "battle" && frame.origins.includes(territory)) ||
      (frame.kind === "attack" &&
        frame.sent.some(({ fighter }) => fighter.start === territory || fighter.from === territory)),
  );
}

export const isBattlefield = (state: State, region: Territory): boolean =>
  state.frames.some(
    (frame) =>
      (frame.kind === "battle" && frame.region === region) ||
      (frame.kind === "clearSea" && frame.sea === region) ||
      (frame.kind === "attack" && frame.target === region),
  );

/** IR-12.3.3: the land changes hands. The conqueror's units are placed by the battle. */
export function conquer(state: State, territory: Territory, seat: Party, context: PlayContext): void {
  const before = ownerOf(state, territory);
  const posts = postsAt(state, territory);
  removePosts(state, territory);
  state.owner[territory] = seat;
  if (before === NOBODY) {
    context.emit({ kind: "conquered", rule: "IR-2.4.1", also: ["IR-2.2.2"], party: seat, region: territory });
    const canal = canalOf(territory);
    if (canal < 0 || state.canals[canal] !== 1) return;
    // IR-2.5.5
    const given = placePosts(state, territory, seat, CANALS[canal]?.posts ?? 0);
    context.emit({
      kind: "piecesAppeared",
      rule: "IR-2.5.5",
      party: seat,
      region: territory,
      count: given,
      word: "post",
    });
    return;
  }
  context.emit({
    kind: "conquered",
    rule: "IR-12.3.3",
    also: ["IR-5.3.1"],
    party: seat,
    other: before,
    region: territory,
  });
  // IR-2.4.5, RU-36
  const swapped = placePosts(state, territory, seat, posts);
  if (posts > 0)
    context.emit({ kind: "postsSwapped", rule: "IR-2.4.5", party: seat, region: territory, count: swapped });
}
