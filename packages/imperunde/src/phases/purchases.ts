import type { Refusal, Seat } from "@rondel/engine";
import type { Region } from "../board/board.ts";
import { asSea, asTerritory, CANALS, canalOf, isCoast, regionValue, type Territory } from "../board/board.ts";
import { cardsToDraw } from "../cards/deck.ts";
import { refusal } from "../codes.ts";
import { fortsAt, supplyOf } from "../pieces.ts";
import { friendlyWarshipsIn } from "../seas.ts";
import { NOBODY, type State } from "../state.ts";
import { isColonyOf, ownerOf, postLimit, postsAt } from "../territories.ts";
import { CARD_COST, costOf, FORT, type Kind, POST } from "../units.ts";

/* Reasons to refuse an investment. Rules that apply to smuggled goods as well are separate functions. */

const MOST_CARDS = 3; // IR-7.2.3
const ALLOWANCE = 3; // IR-7.3.3

function refuseFunds(state: State, seat: Seat, cost: number): Refusal | undefined {
  const funds = state.funds[seat] ?? 0;
  return cost > funds ? refusal("too-expensive", "IR-7.1.2", { cost, funds }) : undefined;
}

function refuseSupply(state: State, seat: Seat, kind: Kind, wanted = 1): Refusal | undefined {
  return supplyOf(state, seat, kind) < wanted ? refusal("no-piece-left", "IR-1.2.2", { kind }) : undefined;
}

export function hasBlackDisc(state: State, territory: Region): boolean {
  return state.famine[territory] === 1 || (state.plunderer[territory] ?? NOBODY) !== NOBODY;
}

// IR-7.3.7
const refuseDisc = (state: State, territory: Region): Refusal | undefined =>
  hasBlackDisc(state, territory) ? refusal("black-disc", "IR-7.3.7", { region: territory }) : undefined;

/** The money that a colony may still spend on military units this round, for all its old posts together (RU-53, RU-54). */
export function allowanceLeft(state: State, territory: Region): number {
  return ALLOWANCE * (postsAt(state, territory) - (state.newPosts[territory] ?? 0)) - (state.spending[territory] ?? 0);
}

/** Why a territory cannot pay for an army, a fort or a warship. */
export function refuseMilitary(state: State, seat: Seat, kind: Kind, territory: Region): Refusal | undefined {
  if (ownerOf(state, territory) !== seat) return refusal("not-your-territory", "IR-7.3.6", { region: territory });
  const home = !isColonyOf(state, territory, seat);
  if (home && kind === FORT) return refusal("not-in-a-home", "IR-7.2.1", { region: territory });
  if (!home) {
    const disc = refuseDisc(state, territory);
    if (disc) return disc;
    if (postsAt(state, territory) <= (state.newPosts[territory] ?? 0))
      return refusal("no-old-post", "IR-7.3.2", { region: territory });
    const left = allowanceLeft(state, territory);
    if (costOf(kind) > left) return refusal("allowance-used", "IR-7.3.3", { region: territory, left });
    if (kind === FORT) {
      const site = refuseFortSite(state, seat, territory, postsAt(state, territory) - (state.newPosts[territory] ?? 0));
      if (site) return site;
    }
  }
  return refuseSupply(state, seat, kind) ?? refuseFunds(state, seat, costOf(kind));
}

/** IR-7.3.5, RU-55: the forts for which so many posts have sites, one each. The posts of a canal have none, unless the option says so. */
export function fortSites(state: State, territory: Region, posts: number): number {
  return state.options.canalPostsAllowForts ? posts : Math.min(posts, regionValue(territory));
}

/** IR-7.3.5: only old posts have sites for forts. */
function refuseFortSite(state: State, seat: Seat, territory: Region, posts: number): Refusal | undefined {
  return fortsAt(state, territory, seat) >= fortSites(state, territory, posts)
    ? refusal("fort-needs-a-post", "IR-7.3.5", { region: territory })
    : undefined;
}

// IR-7.4.1, IR-7.4.3
export function refuseWarshipPlace(state: State, seat: Seat, territory: Region, sea: Region): Refusal | undefined {
  if (!isCoast(territory, sea)) return refusal("not-beside-the-territory", "IR-7.4.1", { region: sea });
  if (state.holder[sea] !== seat && friendlyWarshipsIn(state, seat, asSea(sea))) {
    return refusal("sea-of-a-friend", "IR-7.4.3", { region: sea });
  }
  return undefined;
}

export function refuseWarship(
  state: State,
  seat: Seat,
  kind: Kind,
  territory: Region,
  sea: Region,
): Refusal | undefined {
  return refuseMilitary(state, seat, kind, territory) ?? refuseWarshipPlace(state, seat, territory, sea);
}

// IR-7.3.1
export function refusePost(state: State, seat: Seat, territory: Region): Refusal | undefined {
  if (ownerOf(state, territory) !== seat) return refusal("not-your-territory", "IR-7.3.1", { region: territory });
  if (!isColonyOf(state, territory, seat)) return refusal("not-in-a-home", "IR-7.2.1", { region: territory });
  return (
    (state.options.blackDiscBlocksPosts ? refuseDisc(state, territory) : undefined) ??
    refusePostSite(state, asTerritory(territory)) ??
    refuseSupply(state, seat, POST) ??
    refuseFunds(state, seat, costOf(POST))
  );
}

function refusePostSite(state: State, territory: Territory): Refusal | undefined {
  const most = postLimit(state, territory);
  return postsAt(state, territory) >= most
    ? refusal("no-room-for-posts", "IR-7.3.1", { region: territory, most })
    : undefined;
}

// IR-7.3.8, RU-57
export function refuseCanal(state: State, seat: Seat, territory: Region): Refusal | undefined {
  const canal = canalOf(territory);
  if (canal < 0) return refusal("no-canal-here", "IR-2.5.1", { region: territory });
  if (ownerOf(state, territory) !== seat) return refusal("not-your-territory", "IR-7.3.8", { region: territory });
  if (state.canals[canal] === 1) return refusal("canal-is-built", "IR-2.5.1", { region: territory });
  return (
    (state.options.blackDiscBlocksPosts ? refuseDisc(state, territory) : undefined) ??
    refuseFunds(state, seat, CANALS[canal]?.cost ?? 0)
  );
}

// IR-7.2.3
export function refuseBuyCard(state: State, seat: Seat): Refusal | undefined {
  if ((state.cardsBought[seat] ?? 0) >= MOST_CARDS) return refusal("three-cards-bought", "IR-7.2.3");
  if (cardsToDraw(state) === 0) return refusal("deck-is-empty", "RU-125");
  return refuseFunds(state, seat, CARD_COST);
}
