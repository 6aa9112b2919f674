import type { Seat } from "@rondel/engine";
import {
  type Action,
  BORDERS,
  COASTS,
  controller,
  hostile,
  isFree,
  isSea,
  NOBODY,
  ownerOf,
  postsAt,
  postsOnBoard,
  type State,
  VALUE,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { forceAt } from "./forces.ts";

const VICTORY = 100;

/** What a purchase is worth, counted in trading posts: posts win the game and pay every round. */
export function purchaseValue(state: State, seat: Seat, action: Action): number {
  switch (action.kind) {
    case "buyPost":
      return postValue(state, seat, action.land, 1);
    case "buyCanal":
      return postValue(state, seat, action.land, 2) + 1;
    case "buyArmy":
      return armyValue(state, seat, action.land, action.army);
    case "buyFort":
      return isThreatened(state, seat, action.land) && forceAt(state, action.land, seat) < 10 ? 1.2 : -0.2;
    case "buyWarship":
      return warshipValue(state, seat, action.sea, action.ship === "frigate" ? 0.1 : 0);
    case "buyCard":
      return (state.funds[seat] ?? 0) >= 12 ? 0.6 : -0.1;
    default:
      return 0;
  }
}

function postValue(state: State, seat: Seat, land: number, count: number): number {
  if (postsOnBoard(state, seat) + count >= state.target && state.debt[seat] === 0) return VICTORY;
  return 4 + (forceAt(state, land, seat) > 3 ? 0.5 : 0) - (isThreatened(state, seat, land) ? 1 : 0);
}

const ARMIES = { artillery: 0.3, cavalry: 0.1, infantry: 0.2 } as const;

/** An army is of use where there is something to take or to hold; a crowd is not. */
function armyValue(state: State, seat: Seat, land: number, army: keyof typeof ARMIES): number {
  const there = forceAt(state, land, seat);
  const prizes = [...(BORDERS[land] ?? []), ...(COASTS[land] ?? []).flatMap((sea) => COASTS[sea] ?? [])];
  const aims = prizes.filter((field) => isFree(state, field) || hostile(state, seat, ownerOf(state, field))).length;
  const crowd = there > 24 ? 2 : there / 16;
  return ARMIES[army] + (aims > 0 ? 1.5 : 0.2) + (isThreatened(state, seat, land) ? 0.8 : 0) - crowd;
}

function warshipValue(state: State, seat: Seat, sea: number, cheap: number): number {
  const pays = (COASTS[sea] ?? []).some(
    (land) => ownerOf(state, land) === seat && (postsAt(state, land) > 0 || state.home[seat] === land),
  );
  const own = controller(state, sea) === seat ? 0.2 : 1;
  return (pays ? 0.5 + 0.5 * at(VALUE, sea) : 0.1) * own + cheap;
}

export function isThreatened(state: State, seat: Seat, land: number): boolean {
  const around = [...(BORDERS[land] ?? []), ...(COASTS[land] ?? [])];
  return around.some((field) => {
    const owner = isSea(field) ? controller(state, field) : ownerOf(state, field);
    return owner !== NOBODY && owner !== seat && hostile(state, seat, owner) && forceAt(state, field, owner) > 0;
  });
}

/** Debts cost interest and bar the victory; a first loan buys posts early. */
export function debtValue(state: State, seat: Seat, change: number): number {
  if (change < 0) return -change * 0.12;
  return change > 0 && state.round <= 3 && (state.debt[seat] ?? 0) === 0 ? 0.4 : change > 0 ? -1 : 0;
}
