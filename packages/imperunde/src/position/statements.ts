import { choice, index, integer, list, optional, type Shaped, seat, text } from "@rondel/engine";
import { FIELD_NAMES } from "../board/board.ts";
import { CARD_NAMES } from "../cards/list.ts";
import { UNIT_NAMES } from "../units.ts";

const field = index(FIELD_NAMES);
const cards = list(index(CARD_NAMES), 48);
const PARTY_NAMES = ["s0", "s1", "s2", "s3", "s4", "s5", "pirates"] as const;
const party = index(PARTY_NAMES);
const LONGEST = 200_000;

/**
 * The statements of a position file, in the order in which they are best written: the round, who plays what, the board, relations,
 * cards, money, and what is pending. `turn` sets up an ordinary turn by hand; `pending` is how the machine writes any state.
 */
export const STATEMENT_SHAPES = {
  round: { round: integer(0, 999), phase: integer(0, 8) },
  british: { player: seat() },
  sequence: { order: list(seat(), 6) },
  target: { posts: integer(1, 90) },
  home: { player: seat(), land: field },
  colony: { land: field, player: seat(), posts: integer(0, 5) },
  newPosts: { land: field, posts: integer(0, 5) },
  spending: { land: field, doubloons: integer(0, 99) },
  pieces: { field, party, unit: index(UNIT_NAMES), count: integer(1, 80) },
  canal: { land: field },
  famine: { land: field },
  plundered: { land: field, by: seat() },
  storm: { sea: field },
  calm: { sea: field },
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
  struck: { fields: list(field, 9) },
  channel: { members: list(seat(), 6) },
  standingOrder: { player: seat(), order: text(LONGEST) },
  snapshot: { seen: text(LONGEST) },
  turn: { phase: choice("talks", "debts", "investments", "movement", "embarkation"), player: seat() },
  pending: { frames: text(LONGEST) },
  deck: { cards },
  holder: { sea: field, party: optional(party) },
  over: { winner: optional(seat()) },
} as const;

export type Statement = Shaped<typeof STATEMENT_SHAPES>;
export type StatementOf<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;
