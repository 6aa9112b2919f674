import { allSeats, asSeat } from "@rondel/engine";
import type { Territory } from "../board/board.ts";
import { CANALS, NOWHERE, REGIONS, TERRITORIES } from "../board/board.ts";
import { isAtLeast, NORMAL, type RulesInForce } from "../options.ts";
import { fullSupply } from "../pieces.ts";
import type { Party } from "../state.ts";
import { FAIR, MOST_PLAYERS, NO_OVERLAY, NOBODY, PEACE, type State } from "../state.ts";
import { POST, setSizeOf } from "../units.ts";

const filled = <Value>(length: number, value: Value): Value[] => Array.from({ length }, () => value);

/** An empty board: all players at peace (IR-3.4.5), without cards, funds or debts (IR-3.5.1). */
export function newState(players: number, options: RulesInForce): State {
  return {
    options,
    players,
    home: filled<Territory>(players, NOWHERE),
    british: asSeat(0),
    round: 0,
    phase: 0,
    order: allSeats(players),
    target: targetFor(players, options),
    stacks: Array.from({ length: REGIONS }, () => []),
    owner: filled<Party>(TERRITORIES, NOBODY),
    posts: filled(TERRITORIES, 0),
    newPosts: filled(TERRITORIES, 0),
    spending: filled(TERRITORIES, 0),
    famine: filled(TERRITORIES, 0),
    plunderer: filled<Party>(TERRITORIES, NOBODY),
    weather: filled(REGIONS, FAIR),
    holder: filled<Party>(REGIONS, NOBODY),
    canals: filled(CANALS.length, 0),
    supply: fullSupply(players),
    base: filled(MOST_PLAYERS * MOST_PLAYERS, PEACE),
    overlay: filled(MOST_PLAYERS * MOST_PLAYERS, NO_OVERLAY),
    deck: [],
    discard: [],
    hands: Array.from({ length: players }, () => []),
    snapshots: [],
    ...(isAtLeast(options, 3) && { shown: Array.from({ length: players }, () => []) }),
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

export function mostPosts(players: number): number {
  return setSizeOf(POST, players);
}

/** IR-3.1.2, RU-38: the target is above the start value and at most the number of pieces. */
function targetFor(players: number, options: RulesInForce): number {
  const wished = options.targetPosts === NORMAL ? (NORMAL_TARGET[players] ?? 24) : options.targetPosts;
  return Math.min(mostPosts(players), Math.max(options.startColonyValue + 1, wished));
}
