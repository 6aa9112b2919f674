import { allSeats, asSeat } from "@rondel/engine";
import { CANALS, REGIONS, TERRITORIES } from "../board/board.ts";
import { NORMAL, type Options } from "../options.ts";
import { fullSupply } from "../pieces.ts";
import { FAIR, MOST_PLAYERS, NO_OVERLAY, NOBODY, PEACE, type State } from "../state.ts";
import { POST, SET_SIZE } from "../units.ts";

const filled = <Value>(length: number, value: Value): Value[] => Array.from({ length }, () => value);

/** A board on which nobody owns anything: everybody at peace (IR-3.4.5), no cards, funds or debts (IR-3.5.1). */
export function newState(players: number, options: Options): State {
  return {
    options,
    players,
    home: filled(players, NOBODY),
    british: asSeat(0),
    round: 0,
    phase: 0,
    order: allSeats(players),
    target: targetFor(players, options),
    stacks: Array.from({ length: REGIONS }, () => []),
    owner: filled(TERRITORIES, NOBODY),
    posts: filled(TERRITORIES, 0),
    newPosts: filled(TERRITORIES, 0),
    spending: filled(TERRITORIES, 0),
    famine: filled(TERRITORIES, 0),
    plunderer: filled(TERRITORIES, NOBODY),
    weather: filled(REGIONS, FAIR),
    holder: filled(REGIONS, NOBODY),
    canals: filled(CANALS.length, 0),
    supply: fullSupply(players),
    base: filled(MOST_PLAYERS * MOST_PLAYERS, PEACE),
    overlay: filled(MOST_PLAYERS * MOST_PLAYERS, NO_OVERLAY),
    deck: [],
    discard: [],
    hands: Array.from({ length: players }, () => []),
    snapshots: [],
    cardsBought: filled(players, 0),
    orders: Array.from({ length: players }, () => []),
    channels: [],
    funds: filled(players, 0),
    debt: filled(players, 0),
    sheets: [],
    struck: [],
    winner: NOBODY,
    ended: false,
    frames: [],
  };
}

// IR-3.1.1
const NORMAL_TARGET: Readonly<Record<number, number>> = { 3: 40, 4: 31, 5: 27, 6: 24 };

export const mostPosts = (players: number): number => (SET_SIZE[POST] ?? 0) * (players === 3 ? 2 : 1);

/** IR-3.1.2, RU-38: above the start value and not above the pieces there are. */
function targetFor(players: number, options: Options): number {
  const wished = options.targetPosts === NORMAL ? (NORMAL_TARGET[players] ?? 24) : options.targetPosts;
  return Math.min(mostPosts(players), Math.max(options.startColonyValue + 1, wished));
}
