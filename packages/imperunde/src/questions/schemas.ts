import {
  choice,
  type QuestionOf as EngineQuestionOf,
  flag,
  type Infer,
  index,
  integer,
  list,
  optional,
  seat,
} from "@rondel/engine";
import { REGION_NAMES, type Region } from "../board/board.ts";
import { CARD_NAMES, type Card } from "../cards/list.ts";
import { KINDS, UNIT_NAMES, type Unit } from "../units.ts";

const region = index<Region>(REGION_NAMES);
const kind = choice(...KINDS);

/** The questions that a page or a bot can ask before a decision. */
export const QUESTION_SCHEMAS = {
  /** The sheet of this round and a forecast of the next; `change` is a loan or, if negative, a repayment. */
  budget: { player: seat(), change: optional(integer(-10, 5)) },
  /** Whether something can be bought, its price and the money left. */
  purchase: {
    what: choice("artillery", "cavalry", "infantry", "fort", "frigate", "shipOfTheLine", "post", "canal", "card"),
    territory: optional(region),
    sea: optional(region),
  },
  /** The regions that a unit can move to or attack, with the storms on the way, and the reason against all other neighbours. */
  reach: { unit: index<Unit>(UNIT_NAMES), from: region },
  /** What each unit of the viewer can do now: the regions that it can reach or embark to, with cost and risk, and its attacks. */
  moves: {},
  /**
   * Exact odds of an attack that has not begun, with these units from these regions, after these battle cards of the viewer; without
   * units, with the strongest three in reach. Also the actions that start it.
   */
  attack: {
    target: region,
    units: list(index<Unit>(UNIT_NAMES), 3),
    from: list(region, 3),
    cards: optional(list(index<Card>(CARD_NAMES), 3)),
  },
  /**
   * Exact odds and all ends of any battle, with all reserves as reinforcements. `storms` is the number of seas with a storm on the way
   * of each attacker, `reserveStorms` on that of each reserve.
   */
  odds: {
    where: choice("land", "sea"),
    attackers: list(kind, 12),
    reserves: list(kind, 12),
    defenders: list(kind, 12),
    surprise: optional(flag()),
    ambush: optional(flag()),
    attackerHussars: optional(flag()),
    defenderHussars: optional(flag()),
    storms: optional(integer(0, 3)),
    reserveStorms: optional(integer(0, 3)),
  },
  /**
   * Exact odds of the current battle or attack: storms on the way and all possible reinforcements included, and what that assumes. Also
   * after a card of the viewer.
   */
  battle: { card: optional(index<Card>(CARD_NAMES)) },
  /** The distance of each player from victory. */
  standings: {},
  /** The risk of a number of ships in a storm. */
  storm: { ships: integer(1, 20) },
} as const;

export type Question = Infer<typeof QUESTION_SCHEMAS>;
export type QuestionOf<Kind extends Question["kind"]> = EngineQuestionOf<Question, Kind>;
