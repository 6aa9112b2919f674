import { ALL_TERRITORIES, REGIONS, type Sea, type Territory } from "../board/board.ts";
import { defendersAt, fortsAt, setSize, stackCount, stackParty, stacksAt, stackUnit, supplyOf } from "../pieces.ts";
import { piecesInFrames } from "../position/pending.ts";
import { warParties } from "../seas.ts";
import { NATIVES, NOBODY, type Party, type State } from "../state.ts";
import { isAwaited, isBattlefield, isColony, ownerOf, postLimit, postsAt } from "../territories.ts";
import { IS_SHIP, KIND_OF, PIECE_KINDS, POST } from "../units.ts";

// INV-1
export function piecesAddUp(state: State, party: Party): boolean {
  const counts = Array.from({ length: PIECE_KINDS }, (_, kind) => supplyOf(state, party, kind));
  const add = (kind: number, count: number): void => {
    counts[kind] = (counts[kind] ?? 0) + count;
  };
  for (let region = 0; region < REGIONS; region++) {
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === party) add(KIND_OF[stackUnit(stack)] ?? 0, stackCount(stack));
    }
  }
  for (const piece of piecesInFrames(state)) if (piece.party === party) add(KIND_OF[piece.fighter.unit] ?? 0, 1);
  for (const territory of ALL_TERRITORIES)
    if (ownerOf(state, territory) === party) add(POST, postsAt(state, territory));
  return counts.every((count, kind) => count === setSize(state, party, kind));
}

// INV-5
export const strangersIn = (state: State, territory: Territory): boolean =>
  stacksAt(state, territory).some(
    (stack) => stackParty(stack) !== ownerOf(state, territory) || IS_SHIP[stackUnit(stack)],
  );

/** INV-6: a home without its player, or natives who have become pieces. */
export function regionOfIntruders(state: State): number {
  const lost = state.home.find((territory, seat) => territory >= 0 && ownerOf(state, territory) !== seat);
  return lost ?? state.stacks.findIndex((stacks) => stacks.some((stack) => stackParty(stack) === NATIVES));
}

// INV-7
export const mayBeContested = (state: State): boolean =>
  state.phase <= 5 ||
  state.options.piratesCardTiming === "next-clearing" ||
  state.frames.some((frame) => frame.kind === "battle" || frame.kind === "clearSea");

// INV-9
export const isOverbuilt = (state: State, territory: Territory): boolean =>
  isColony(state, territory) &&
  (postsAt(state, territory) > postLimit(state, territory) ||
    fortsAt(state, territory, ownerOf(state, territory)) > postsAt(state, territory));

// INV-10
export const isEmptyColony = (state: State, territory: Territory): boolean =>
  isColony(state, territory) &&
  postsAt(state, territory) + defendersAt(state, territory, ownerOf(state, territory)) === 0 &&
  !isAwaited(state, territory) &&
  !isBattlefield(state, territory);

// INV-31
export function hasWrongHolder(state: State, sea: Sea): boolean {
  if (isBattlefield(state, sea)) return false;
  const parties = warParties(state, sea);
  const holder = state.holder[sea] ?? NOBODY;
  return parties.length === 0 ? holder !== NOBODY : !parties.includes(holder);
}
