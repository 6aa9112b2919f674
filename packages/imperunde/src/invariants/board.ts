import { ALL_LANDS, FIELDS, type Land, type Sea } from "../board/board.ts";
import { isAwaited, isBattlefield, isColony, ownerOf, postLimit, postsAt } from "../lands.ts";
import { defendersAt, fortsAt, setSize, stackCount, stackParty, stacksAt, stackUnit, supplyOf } from "../pieces.ts";
import { piecesInFrames } from "../position/pending.ts";
import { warParties } from "../seas.ts";
import { NATIVES, NOBODY, type Party, type State } from "../state.ts";
import { IS_SHIP, KIND_OF, PIECE_KINDS, POST } from "../units.ts";

// INV-1
export function piecesAddUp(state: State, party: Party): boolean {
  const counts = Array.from({ length: PIECE_KINDS }, (_, kind) => supplyOf(state, party, kind));
  const add = (kind: number, count: number): void => {
    counts[kind] = (counts[kind] ?? 0) + count;
  };
  for (let field = 0; field < FIELDS; field++) {
    for (const stack of stacksAt(state, field)) {
      if (stackParty(stack) === party) add(KIND_OF[stackUnit(stack)] ?? 0, stackCount(stack));
    }
  }
  for (const piece of piecesInFrames(state)) if (piece.party === party) add(KIND_OF[piece.fighter.unit] ?? 0, 1);
  for (const land of ALL_LANDS) if (ownerOf(state, land) === party) add(POST, postsAt(state, land));
  return counts.every((count, kind) => count === setSize(state, party, kind));
}

// INV-5
export const strangersIn = (state: State, land: Land): boolean =>
  stacksAt(state, land).some((stack) => stackParty(stack) !== ownerOf(state, land) || IS_SHIP[stackUnit(stack)]);

/** INV-6: a home without its player, or natives who have become pieces. */
export function fieldOfIntruders(state: State): number {
  const lost = state.home.find((land, seat) => land >= 0 && ownerOf(state, land) !== seat);
  return lost ?? state.stacks.findIndex((stacks) => stacks.some((stack) => stackParty(stack) === NATIVES));
}

// INV-7
export const mayBeContested = (state: State): boolean =>
  state.phase <= 5 ||
  state.options.piratesCardTiming === "next-clearing" ||
  state.frames.some((frame) => frame.kind === "battle" || frame.kind === "clearSea");

// INV-9
export const isOverbuilt = (state: State, land: Land): boolean =>
  isColony(state, land) &&
  (postsAt(state, land) > postLimit(state, land) || fortsAt(state, land, ownerOf(state, land)) > postsAt(state, land));

// INV-10
export const isEmptyColony = (state: State, land: Land): boolean =>
  isColony(state, land) &&
  postsAt(state, land) + defendersAt(state, land, ownerOf(state, land)) === 0 &&
  !isAwaited(state, land) &&
  !isBattlefield(state, land);

// INV-31
export function hasWrongHolder(state: State, sea: Sea): boolean {
  if (isBattlefield(state, sea)) return false;
  const parties = warParties(state, sea);
  const holder = state.holder[sea] ?? NOBODY;
  return parties.length === 0 ? holder !== NOBODY : !parties.includes(holder);
}
