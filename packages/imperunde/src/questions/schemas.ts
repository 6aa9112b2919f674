import { choice, flag, type Infer, index, integer, type Json, list, optional, seat } from "@rondel/engine";
import { REGION_NAMES } from "../board/board.ts";
import { CARD_NAMES } from "../cards/list.ts";
import { KINDS, UNIT_NAMES } from "../units.ts";

const region = index(REGION_NAMES);
const kind = choice(...KINDS);

/** What a page or a bot can ask before it decides. */
export const QUESTION_SCHEMAS = {
  /** The sheet of this round and a forecast of the next, also if so much were borrowed or, below zero, repaid. */
  budget: { player: seat(), change: optional(integer(-10, 5)) },
  /** Whether something can be bought, what it costs and what is left then. */
  purchase: {
    what: choice("artillery", "cavalry", "infantry", "fort", "frigate", "shipOfTheLine", "post", "canal", "card"),
    territory: optional(region),
    sea: optional(region),
  },
  /** Where a unit can go, and why not where it cannot. */
  reach: { unit: index(UNIT_NAMES), from: region },
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

export type Question = Infer<typeof QUESTION_SCHEMAS>;
export type Answers = Readonly<Record<Question["kind"], Json>>;
export type QuestionOf<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;
