import { ALL_REGIONS, ALL_TERRITORIES, NOWHERE, type Sea, type Territory } from "../board/board.ts";
import { defendersAt, fortsAt, setSize, stackCount, stackParty, stacksAt, stackUnit, supplyOf } from "../pieces.ts";
import { piecesInFrames } from "../position/pending.ts";
import { warParties } from "../seas.ts";
import { LOCALS, NOBODY, type Party, type State } from "../state.ts";
import { isAwaiting, isBattlefield, isColony, ownerOf, postLimit, postsAt } from "../territories.ts";
import type { Kind } from "../units.ts";
import { isShip, kindOf, PIECE_KINDS, POST } from "../units.ts";

// INV-1
export function piecesAddUp(state: State, party: Party): boolean {
  const counts = PIECE_KINDS.map((kind) => supplyOf(state, party, kind));
  const add = (kind: Kind, count: number): void => {
    counts[kind] = (counts[kind] ?? 0) + count;
  };
  for (const region of ALL_REGIONS) {
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === party) add(kindOf(stackUnit(stack)), stackCount(stack));
    }
  }
  for (const piece of piecesInFrames(state)) if (piece.party === party) add(kindOf(piece.fighter.unit), 1);
  for (const territory of ALL_TERRITORIES)
    if (ownerOf(state, territory) === party) add(POST, postsAt(state, territory));
  return PIECE_KINDS.every((kind) => counts[kind] === setSize(state, party, kind));
}

// INV-5
export function hasStrangers(state: State, territory: Territory): boolean {
  return stacksAt(state, territory).some(
    (stack) => stackParty(stack) !== ownerOf(state, territory) || isShip(stackUnit(stack)),
  );
}

/** INV-6: a home that its player does not own, or locals on the board as pieces. */
export function intrudedRegion(state: State): number {
  const lost = state.home.find((territory, seat) => territory !== NOWHERE && ownerOf(state, territory) !== seat);
  return lost ?? state.stacks.findIndex((stacks) => stacks.some((stack) => stackParty(stack) === LOCALS));
}

// INV-7
export function mayBeContested(state: State): boolean {
  return (
    state.phase <= 5 ||
    state.options.piratesCardTiming === "next-clearing" ||
    state.frames.some((frame) => frame.kind === "battle" || frame.kind === "clearSea")
  );
}

// INV-9
export function isOverbuilt(state: State, territory: Territory): boolean {
  return (
    isColony(state, territory) &&
    (postsAt(state, territory) > postLimit(state, territory) ||
      fortsAt(state, territory, ownerOf(state, territory)) > postsAt(state, territory))
  );
}

// INV-10
export function isEmptyColony(state: State, territory: Territory): boolean {
  return (
    isColony(state, territory) &&
    postsAt(state, territory) + defendersAt(state, territory, ownerOf(state, territory)) === 0 &&
    !isAwaiting(state, territory) &&
    !isBattlefield(state, territory)
  );
}

// INV-31
export function hasWrongHolder(state: State, sea: Sea): boolean {
  if (isBattlefield(state, sea)) return false;
  const parties = warParties(state, sea);
  const holder = state.holder[sea] ?? NOBODY;
  return parties.length === 0 ? holder !== NOBODY : !parties.includes(holder);
}
