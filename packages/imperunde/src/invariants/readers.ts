import type { Seat } from "@rondel/engine";
import { ALL_REGIONS, ALL_TERRITORIES, type Region, type Sea, type Territory } from "../board/board.ts";
import type { Fighter } from "../frames.ts";
import { stackCount, stackParty, stackUnit } from "../pieces.ts";
import { CARD_WAR, isPlayer, NO_OVERLAY, NOBODY, type Party, pairOf, type State, WAR } from "../state.ts";
import { isTransport, isWarship, type Unit } from "../units.ts";

/* Simple readers of a state for the invariants, written from the rules. They share no code with the rules that they check. */

/** Equal pieces of one party. */
interface Pieces {
  readonly party: Party;
  readonly unit: Unit;
  readonly count: number;
}

export function piecesIn(state: State, region: Region): Pieces[] {
  const stacks = state.stacks[region] ?? [];
  return stacks.map((stack) => ({ party: stackParty(stack), unit: stackUnit(stack), count: stackCount(stack) }));
}

/** All pieces on the board, and those in attacks, battles and withdrawals, which are in no region. */
export function allPieces(state: State): Pieces[] {
  return [...ALL_REGIONS.flatMap((region) => piecesIn(state, region)), ...state.frames.flatMap(piecesInFrame)];
}

function piecesInFrame(frame: State["frames"][number]): Pieces[] {
  const ofParty = (party: Party, fighters: readonly Fighter[]): Pieces[] =>
    fighters.map(({ unit }) => ({ party, unit, count: 1 }));
  switch (frame.kind) {
    case "battle":
      return [...ofParty(frame.attacker, frame.attackers), ...ofParty(frame.defender, frame.defenders)];
    case "attack":
      return frame.sent.flatMap(({ fighter }) => ofParty(frame.seat, [fighter]));
    case "withdrawal":
      return ofParty(frame.seat, frame.fighters);
    default:
      return [];
  }
}

/** The parties with warships in a sea. */
export function navies(state: State, sea: Sea): Set<Party> {
  const warships = piecesIn(state, sea).filter(({ unit }) => isWarship(unit));
  return new Set(warships.map(({ party }) => party));
}

/** The owners of the transports in a sea. */
export function shippers(state: State, sea: Sea): Set<Party> {
  const transports = piecesIn(state, sea).filter(({ unit }) => isTransport(unit));
  return new Set(transports.map(({ party }) => party));
}

/** IR-5.4.1: a relation by card counts before the diplomatic one. Pirates and locals are at war with everyone. */
export function areAtWar(state: State, one: Party, other: Party): boolean {
  if (one === other) return false;
  if (!isPlayer(one) || !isPlayer(other)) return true;
  const byCard = state.overlay[pairOf(one, other)] ?? NO_OVERLAY;
  return byCard === CARD_WAR || (byCard === NO_OVERLAY && state.base[pairOf(one, other)] === WAR);
}

/** The owner of a territory that is no home; NOBODY if it is free or a home. */
export function colonistOf(state: State, territory: Region): Party {
  const isHome = (state.home as readonly Region[]).includes(territory);
  return isHome ? NOBODY : (state.owner[territory] ?? NOBODY);
}

/** The territories that nobody owns. */
export function freeTerritories(state: State): Territory[] {
  return ALL_TERRITORIES.filter((territory) => state.owner[territory] === NOBODY);
}

/** The posts of a player on the board. */
export function postsOf(state: State, seat: Seat): number {
  const own = ALL_TERRITORIES.filter((territory) => state.owner[territory] === seat);
  return own.reduce((sum, territory) => sum + (state.posts[territory] ?? 0), 0);
}

/** Whether units are fighting for a region or are being sent there. */
export function isFoughtOver(state: State, region: Region): boolean {
  return state.frames.some((frame) => {
    if (frame.kind === "battle") return frame.region === region;
    if (frame.kind === "clearSea") return frame.sea === region;
    return frame.kind === "attack" && frame.target === region;
  });
}
