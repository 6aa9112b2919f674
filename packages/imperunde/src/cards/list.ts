import { choice, index, list, optional, seat } from "@rondel/engine";
import { REGION_NAMES, type Region } from "../board/board.ts";
import { UNIT_NAMES, type Unit } from "../units.ts";

declare const cardBrand: unique symbol;

const region = index<Region>(REGION_NAMES);
const unit = index<Unit>(UNIT_NAMES);

/** The goods that a smuggled basket may hold (RU-26). */
export const GOODS = ["infantry", "cavalry", "artillery", "fort", "post", "frigate", "shipOfTheLine"] as const;

/** Section 13.5: the 18 cards in the order of the German list, with the targets that the player announces (17.1). */
export const CARD_SCHEMAS = {
  armistice: { player: seat() },
  betrayal: {},
  pirates: { sea: region },
  freebooters: { sea: region },
  hussars: {},
  declarationOfWar: { player: seat() },
  ambush: {},
  surpriseAttack: {},
  forgedOrdersSea: { owner: seat(), from: region, to: region },
  forgedOrdersLand: { from: region, to: region },
  smuggling: { territory: region, goods: list(choice(...GOODS), 5), sea: optional(region) },
  sabotage: { owner: seat(), unit, region },
  peaceTreaty: { one: seat(), other: seat() },
  plunder: { territory: region },
  rebellion: { territory: region },
  unmaskSpies: { player: seat(), mode: choice("private", "open") },
  counterEspionage: {},
  capture: { unit },
} as const;

export type CardName = keyof typeof CARD_SCHEMAS;
/** A card by its number, from 0, in the order of the list. */
export type Card = number & { readonly [cardBrand]: true };
export const CARD_NAMES = Object.keys(CARD_SCHEMAS) as readonly CardName[];
export const ALL_CARDS: readonly Card[] = CARD_NAMES.map((_, card) => card as Card);

export function cardNamed(name: CardName): Card {
  return CARD_NAMES.indexOf(name) as Card;
}

export const COUNTER_ESPIONAGE: Card = cardNamed("counterEspionage");

// IR-13.5.19: 48 in all.
const MORE_THAN_TWO: Partial<Record<CardName, number>> = { rebellion: 4, unmaskSpies: 6, counterEspionage: 8 };
export const COPIES: readonly number[] = CARD_NAMES.map((name) => MORE_THAN_TWO[name] ?? 2);
/** the whole deck in canonical order. */
export const FULL_DECK: readonly Card[] = ALL_CARDS.flatMap((card) =>
  Array.from({ length: COPIES[card] ?? 0 }, () => card),
);
