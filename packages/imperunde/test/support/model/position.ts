import { REGION_NAMES } from "../../../src/board/board.ts";
import { CARD_NAMES } from "../../../src/cards/list.ts";
import type { Frame, State } from "../../../src/index.ts";
import type { Options } from "../../../src/options.ts";
import { stackCount, stackParty, stackUnit } from "../../../src/pieces.ts";
import { UNIT_NAMES } from "../../../src/units.ts";
import { CANALS, LANDS } from "./world.ts";

/** A seat, or one of the two below. */
export type Party = number;
export const BUCCANEERS: Party = 6;
export const NONE: Party = -1;

export type Battle = Extract<Frame, { kind: "battle" }>;
type Relation = "peace" | "armistice" | "war";

/** Equal pieces of one party in one region. */
export interface Piece {
  readonly party: Party;
  /** The unit in the notation, for example `cavalry-aboard/1.2`. */
  readonly name: string;
  readonly kind: string;
  readonly aboard: boolean;
  readonly captured: boolean;
  readonly shipMoves: number;
  readonly armyMoves: number;
  readonly place: string;
  readonly count: number;
}

/** A position with names instead of numbers. */
export interface Position {
  readonly options: Options;
  readonly players: number;
  readonly phase: number;
  readonly order: readonly number[];
  readonly frames: readonly Frame[];
  /** Pieces at rest. */
  readonly pieces: readonly Piece[];
  /** Pieces in battles. */
  readonly fighting: readonly Piece[];
  /** Both, by region. */
  readonly byPlace: ReadonlyMap<string, readonly Piece[]>;
  readonly homes: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly funds: readonly number[];
  readonly debts: readonly number[];
  readonly cardsBought: readonly number[];
  readonly deck: number;
  readonly discards: number;
  owner(land: string): Party;
  posts(land: string): number;
  newPosts(land: string): number;
  spending(land: string): number;
  hasFamine(land: string): boolean;
  plunderer(land: string): Party;
  weather(sea: string): "fair" | "storm" | "calm";
  holder(sea: string): Party;
  hasCanal(land: string): boolean;
  relation(one: Party, other: Party): Relation;
  /** Whether the diplomatic relation, without cards, is peace. */
  isBasePeace(one: Party, other: Party): boolean;
}

const PLACES = new Map(REGION_NAMES.map((name, region) => [name, region]));
const LAND_NAMES = [...LANDS.keys()];

export const nameOfPlace = (region: number): string => REGION_NAMES[region] ?? "nowhere";
export const nameOfUnit = (unit: number): string => UNIT_NAMES[unit] ?? "nothing";

/** Translates the numbers of a state into names. */
export function positionOf(state: State): Position {
  const at = <T>(values: readonly T[], place: string, absent: T): T => values[PLACES.get(place) ?? -1] ?? absent;
  const pieces = state.stacks.flatMap((stacks, region) =>
    stacks.map((stack) =>
      pieceOf(stackParty(stack), nameOfUnit(stackUnit(stack)), nameOfPlace(region), stackCount(stack)),
    ),
  );
  const fighting = state.frames.flatMap((frame) => (frame.kind === "battle" ? fightersOf(frame) : []));
  return {
    options: state.options,
    players: state.players,
    phase: state.phase,
    order: state.order,
    frames: state.frames,
    pieces,
    fighting,
    byPlace: Map.groupBy([...pieces, ...fighting], ({ place }) => place),
    homes: state.home.map(nameOfPlace),
    hands: state.hands.map((hand) => hand.map((card) => CARD_NAMES[card] ?? "")),
    funds: state.funds,
    debts: state.debt,
    cardsBought: state.cardsBought,
    deck: state.deck.length,
    discards: state.discard.length,
    owner: (land) => at<number>(state.owner, land, NONE),
    posts: (land) => at(state.posts, land, 0),
    newPosts: (land) => at(state.newPosts, land, 0),
    spending: (land) => at(state.spending, land, 0),
    hasFamine: (land) => at(state.famine, land, 0) === 1,
    plunderer: (land) => at<number>(state.plunderer, land, NONE),
    weather: (sea) => (["fair", "storm", "calm"] as const)[at<number>(state.weather, sea, 0)] ?? "fair",
    holder: (sea) => at<number>(state.holder, sea, NONE),
    hasCanal: (land) => state.canals[[...CANALS.keys()].indexOf(land)] === 1,
    relation: (one, other) => relationOf(state, one, other),
    isBasePeace: (one, other) => state.base[one * 6 + other] === 0,
  };
}

const fightersOf = (battle: Battle): Piece[] => [
  ...battle.attackers.map(({ unit }) => pieceOf(battle.attacker, nameOfUnit(unit), nameOfPlace(battle.region), 1)),
  ...battle.defenders.map(({ unit }) => pieceOf(battle.defender, nameOfUnit(unit), nameOfPlace(battle.region), 1)),
];

/** IR-1.6.1: how often each army may move on land in a round. */
const ARMY_MOVES: Readonly<Record<string, number>> = { infantry: 1, artillery: 1, cavalry: 2 };
const WARSHIPS: readonly string[] = ["frigate", "shipOfTheLine"];

/** Reads a unit in the notation: a name without numbers has all its moves. */
export function pieceOf(party: Party, name: string, place: string, count: number): Piece {
  const [words = "", rest] = name.split("/");
  const [kind = "", aboard] = words.split("-");
  const captured = rest === "captured";
  const left = rest === undefined || captured ? undefined : rest.split(".").map(Number);
  const isShip = aboard !== undefined || WARSHIPS.includes(kind);
  const fullArmy = ARMY_MOVES[kind] ?? 0;
  const [first = 0, second = 0] = left ?? [isShip ? 2 : fullArmy, fullArmy];
  return {
    party,
    name,
    kind,
    aboard: aboard !== undefined,
    captured,
    shipMoves: isShip && !captured ? first : 0,
    armyMoves: aboard !== undefined ? second : isShip ? 0 : first,
    place,
    count,
  };
}

/** IR-5.4.1: the card on the pair, if any, hides the diplomatic relation. Pirates are hostile to everyone. */
function relationOf(state: State, one: Party, other: Party): Relation {
  if (one === BUCCANEERS || other === BUCCANEERS) return "war";
  const pair = one * 6 + other;
  const base = state.base[pair] === 1 ? "war" : "peace";
  return ([base, "war", "armistice", "peace"] as const)[state.overlay[pair] ?? 0] ?? base;
}

export const isHostile = (position: Position, one: Party, other: Party): boolean =>
  one !== other && position.relation(one, other) === "war";

/** RU-12: whether a player may use the seas and canals of another as those of a friend. */
export function isOpenTo(position: Position, seat: Party, other: Party): boolean {
  if (seat === other) return true;
  const relation = position.relation(seat, other);
  return relation === "peace" || (relation === "armistice" && position.options.armisticeAsPeace);
}

export const isWarship = (piece: Piece): boolean => WARSHIPS.includes(piece.kind);
export const isShip = (piece: Piece): boolean => piece.aboard || isWarship(piece);
export const isArmy = (piece: Piece): boolean => piece.kind in ARMY_MOVES;

/** All pieces in a region, those in battles included. */
export const piecesAt = (position: Position, place: string): readonly Piece[] => position.byPlace.get(place) ?? [];

/** Every party other than the given one with a warship in the sea. */
export const foreignWarships = (position: Position, seat: Party, sea: string): Party[] => [
  ...new Set(
    piecesAt(position, sea)
      .filter((piece) => isWarship(piece) && piece.party !== seat)
      .map(({ party }) => party),
  ),
];

export const isHome = (position: Position, land: string): boolean => position.homes.includes(land);

/** The player's home and colonies. */
export const isOwn = (position: Position, seat: Party, land: string): boolean =>
  position.homes[seat] === land || position.owner(land) === seat;

/** The territories that are colonies of a party. */
export const coloniesOf = (position: Position, seat: Party): string[] =>
  LAND_NAMES.filter((land) => position.owner(land) === seat && !isHome(position, land));

/** IR-1.2.1, IR-1.2.4: pieces of one set. */
const SET_SIZES: Readonly<Record<string, number>> = {
  shipOfTheLine: 10,
  frigate: 15,
  infantry: 40,
  cavalry: 20,
  artillery: 20,
  fort: 30,
  post: 45,
};

/** Pieces of a player that are not on the board. */
export function supply(position: Position, seat: Party, kind: string): number {
  const size = (SET_SIZES[kind] ?? 0) * (position.players === 3 ? 2 : 1);
  if (kind === "post") return size - coloniesOf(position, seat).reduce((sum, land) => sum + position.posts(land), 0);
  const onBoard = [...position.pieces, ...position.fighting]
    .filter((piece) => piece.party === seat && piece.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
  return size - onBoard;
}

export const count = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.count, 0);
