import { choice, flag, index, integer, list, optional, type Shaped, seat } from "@rondel/engine";
import { FIELD_NAMES } from "../board/board.ts";
import { CARD_NAMES } from "../cards/list.ts";
import { KINDS, UNIT_NAMES } from "../units.ts";

const field = index(FIELD_NAMES);
const kind = choice(...KINDS);

/** What a page or a bot can ask before it decides. */
export const QUESTION_SHAPES = {
  /** The sheet of this round and a forecast of the next, also if so much were borrowed or, below zero, repaid. */
  budget: { player: seat(), change: optional(integer(-10, 5)) },
  /** Whether something can be bought, what it costs and what is left then. */
  purchase: {
    what: choice("artillery", "cavalry", "infantry", "fort", "frigate", "shipOfTheLine", "post", "canal", "card"),
    land: optional(field),
    sea: optional(field),
  },
  /** Where a unit can go, and why not where it cannot. */
  reach: { unit: index(UNIT_NAMES), from: field },
  /** Exact odds of any battle. */
  odds: {
    where: choice("land", "sea"),
    attackers: list(kind, 12),
    reserves: list(kind, 12),
    defenders: list(kind, 12),
    surprise: optional(flag()),
    ambush: optional(flag()),
    attackerHussars: optional(flag()),
    defenderHussars: optional(flag()),
  },
  /** Exact odds of the battle or attack that is pending, with the reinforcements in reach; also if this card took effect now. */
  battle: { card: optional(index(CARD_NAMES)) },
  /** How far everybody is from victory. */
  standings: {},
  /** The risk of so many ships in a storm. */
  storm: { ships: integer(1, 20) },
} as const;

export type Question = Shaped<typeof QUESTION_SHAPES>;
export type QuestionOf<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;
