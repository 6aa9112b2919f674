import type { Refusal, Seat } from "@rondel/engine";
import { CANALS, COASTS, canalOf, type Land, type Sea, touch } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { cardsToDraw } from "../deck.ts";
import { isColonyOf, landValue, ownerOf, postLimit, postsAt } from "../lands.ts";
import { fortsAt, supplyOf } from "../pieces.ts";
import { friendlyWarshipsIn } from "../seas.ts";
import { NOBODY, type State } from "../state.ts";
import { CARD_COST, COST, FORT, type Kind, POST, WARSHIP_KINDS } from "../units.ts";

/** What keeps a player from an investment; rules that hold for smuggled goods as well are separate functions. */

const MOST_CARDS = 3; // IR-7.2.3
const ALLOWANCE = 3; // IR-7.3.3

export const costOf = (kind: Kind): number => COST[kind] ?? 0;

export function refuseFunds(state: State, seat: Seat, cost: number): Refusal | undefined {
  const funds = state.funds[seat] ?? 0;
  return cost > funds ? refusal("too-expensive", "IR-7.1.2", { cost, funds }) : undefined;
}

function refuseSupply(state: State, seat: Seat, kind: Kind, wanted = 1): Refusal | undefined {
  return supplyOf(state, seat, kind) < wanted ? refusal("no-piece-left", "IR-1.2.2", { kind }) : undefined;
}

export const hasBlackDisc = (state: State, land: Land): boolean =>
  state.famine[land] === 1 || (state.plunderer[land] ?? NOBODY) !== NOBODY;

// IR-7.3.7
const refuseDisc = (state: State, land: Land): Refusal | undefined =>
  hasBlackDisc(state, land) ? refusal("black-disc", "IR-7.3.7", { field: land }) : undefined;

/** How much a colony may still spend on military units this round, all posts that are not new together (RU-53, RU-54). */
export const allowanceLeft = (state: State, land: Land): number =>
  ALLOWANCE * (postsAt(state, land) - (state.newPosts[land] ?? 0)) - (state.spending[land] ?? 0);

/** Armies, forts and warships paid by a land. */
export function refuseMilitary(state: State, seat: Seat, kind: Kind, land: Land): Refusal | undefined {
  if (ownerOf(state, land) !== seat) return refusal("not-your-land", "IR-7.3.6", { field: land });
  const home = !isColonyOf(state, land, seat);
  if (home && kind === FORT) return refusal("not-in-a-home", "IR-7.2.1", { field: land });
  if (!home) {
    const disc = refuseDisc(state, land);
    if (disc) return disc;
    if (postsAt(state, land) <= (state.newPosts[land] ?? 0)) return refusal("no-old-post", "IR-7.3.2", { field: land });
    const left = allowanceLeft(state, land);
    if (costOf(kind) > left) return refusal("allowance-used", "IR-7.3.3", { field: land, left });
    if (kind === FORT) {
      const site = refuseFortSite(state, seat, land, postsAt(state, land) - (state.newPosts[land] ?? 0));
      if (site) return site;
    }
  }
  return refuseSupply(state, seat, kind) ?? refuseFunds(state, seat, costOf(kind));
}

/** IR-7.3.5, RU-55. `posts` are those that count as sites. */
function refuseFortSite(state: State, seat: Seat, land: Land, posts: number): Refusal | undefined {
  const most = state.options.canalPostsAllowForts ? posts : Math.min(posts, landValue(land));
  return fortsAt(state, land, seat) >= most ? refusal("fort-needs-a-post", "IR-7.3.5", { field: land }) : undefined;
}

// IR-7.4.1, IR-7.4.3
export function refuseWarshipPlace(state: State, seat: Seat, land: Land, sea: Sea): Refusal | undefined {
  if (!touch(COASTS, land, sea)) return refusal("not-beside-the-land", "IR-7.4.1", { field: sea });
  if (state.holder[sea] !== seat && friendlyWarshipsIn(state, seat, sea)) {
    return refusal("sea-of-a-friend", "IR-7.4.3", { field: sea });
  }
  return undefined;
}

export function refuseWarship(state: State, seat: Seat, kind: Kind, land: Land, sea: Sea): Refusal | undefined {
  if (!WARSHIP_KINDS.includes(kind)) return refusal("not-a-warship", "IR-7.4.1");
  return refuseMilitary(state, seat, kind, land) ?? refuseWarshipPlace(state, seat, land, sea);
}

// IR-7.3.1
export function refusePost(state: State, seat: Seat, land: Land): Refusal | undefined {
  if (ownerOf(state, land) !== seat) return refusal("not-your-land", "IR-7.3.1", { field: land });
  if (!isColonyOf(state, land, seat)) return refusal("not-in-a-home", "IR-7.2.1", { field: land });
  return (
    (state.options.blackDiscBlocksPosts ? refuseDisc(state, land) : undefined) ??
    refusePostSite(state, land) ??
    refuseSupply(state, seat, POST) ??
    refuseFunds(state, seat, costOf(POST))
  );
}

function refusePostSite(state: State, land: Land): Refusal | undefined {
  const most = postLimit(state, land);
  return postsAt(state, land) >= most ? refusal("no-room-for-posts", "IR-7.3.1", { field: land, most }) : undefined;
}

// IR-7.3.8, RU-57
export function refuseCanal(state: State, seat: Seat, land: Land): Refusal | undefined {
  const canal = canalOf(land);
  if (canal < 0) return refusal("no-canal-here", "IR-2.5.1", { field: land });
  if (ownerOf(state, land) !== seat) return refusal("not-your-land", "IR-7.3.8", { field: land });
  if (state.canals[canal] === 1) return refusal("canal-is-built", "IR-2.5.1", { field: land });
  return (
    (state.options.blackDiscBlocksPosts ? refuseDisc(state, land) : undefined) ??
    refuseFunds(state, seat, CANALS[canal]?.cost ?? 0)
  );
}

// IR-7.2.3
export function refuseBuyCard(state: State, seat: Seat): Refusal | undefined {
  if ((state.cardsBought[seat] ?? 0) >= MOST_CARDS) return refusal("three-cards-bought", "IR-7.2.3");
  if (cardsToDraw(state) === 0) return refusal("deck-is-empty", "RU-125");
  return refuseFunds(state, seat, CARD_COST);
}
