import { choice, type Infer, index, integer, list, optional, seat, text } from "@rondel/engine";
import { LAND_EVENTS, SEA_EVENTS } from "../actions.ts";
import { REGION_NAMES, type Region } from "../board/board.ts";
import { CARD_NAMES, type Card } from "../cards/list.ts";
import { FATES, TERMS } from "../diplomacy/terms.ts";
import type { Party } from "../state.ts";
import { UNIT_NAMES, type Unit } from "../units.ts";

const region = index<Region>(REGION_NAMES);
const cards = list(index<Card>(CARD_NAMES), 48);
const PARTY_NAMES = ["s0", "s1", "s2", "s3", "s4", "s5", "pirates"] as const;
const party = index<Party>(PARTY_NAMES);
const LONGEST = 200_000;

/**
 * The statements of a position file, in their usual order: the round, the homes, the board, relations, cards, money and the current
 * decision. `turn`, `startShips`, `equip` and `event` set up a decision by hand; `pending` is the form in which `depict` writes any decision.
 */
export const STATEMENT_SCHEMAS = {
  round: { round: integer(0, 999), phase: integer(0, 8) },
  british: { player: seat() },
  sequence: { order: list(seat(), 6) },
  target: { posts: integer(1, 90) },
  home: { player: seat(), territory: region },
  colony: { territory: region, player: seat(), posts: integer(0, 5) },
  newPosts: { territory: region, posts: integer(0, 5) },
  spending: { territory: region, doubloons: integer(0, 99) },
  pieces: { region, party, unit: index<Unit>(UNIT_NAMES), count: integer(1, 80) },
  canal: { territory: region },
  famine: { territory: region },
  plundered: { territory: region, by: seat() },
  storm: { sea: region },
  calm: { sea: region },
  relation: {
    one: seat(),
    other: seat(),
    base: choice("peace", "war"),
    card: optional(choice("war", "armistice", "peace")),
  },
  hand: { player: seat(), cards },
  discard: { cards },
  money: { player: seat(), funds: integer(0, 9999), debt: integer(0, 25) },
  sheet: { player: seat(), round: integer(1, 999), lines: list(integer(0, 9999), 13) },
  cardsBought: { player: seat(), cards: integer(0, 3) },
  struck: { regions: list(region, 9) },
  channel: { members: list(seat(), 6) },
  promise: {
    by: seat(),
    player: seat(),
    term: choice(...TERMS),
    third: optional(seat()),
    until: integer(1, 999),
    pact: integer(1, 9999),
    fate: choice(...FATES),
  },
  standingOrder: { player: seat(), order: text(LONGEST) },
  snapshot: { seen: text(LONGEST) },
  shown: { player: seat(), cards },
  turn: { phase: choice("talks", "debts", "investments", "movement", "embarkation"), player: seat() },
  startShips: { player: seat() },
  equip: { player: seat(), territory: region },
  event: { region, event: choice(...LAND_EVENTS, ...SEA_EVENTS) },
  pending: { frames: text(LONGEST) },
  deck: { cards },
  holder: { sea: region, party: optional(party) },
  over: { winner: optional(seat()) },
} as const;

export type Statement = Infer<typeof STATEMENT_SCHEMAS>;
export type StatementOf<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;
