import type { KindName, Question } from "@rondel/imperunde";

export const PLACES = ["land", "sea"] as const;
export type Place = (typeof PLACES)[number];

export const SIDES = ["attackers", "reserves", "defenders"] as const;
export type FormSide = (typeof SIDES)[number];

export const CARDS = ["surprise", "attackerHussars", "ambush", "defenderHussars"] as const;
export type BattleCard = (typeof CARDS)[number];

/** The kinds of units that fight in a place, the strongest first. */
export const KINDS_IN: Readonly<Record<Place, readonly KindName[]>> = {
  land: ["fort", "artillery", "cavalry", "infantry"],
  sea: ["shipOfTheLine", "frigate"],
};

/** The most units of a side, and the most storms on a way, that the form offers. Larger battles take long to compute. */
const MOST_UNITS = 8;
export const MOST_STORMS = 3;

/** A battle as it is entered. */
export interface BattleForm {
  readonly where: Place;
  /** The number of units by side and kind. */
  readonly units: Readonly<Record<FormSide, Readonly<Partial<Record<KindName, number>>>>>;
  readonly cards: readonly BattleCard[];
  readonly storms: number;
  readonly reserveStorms: number;
}

/** The form before anything is entered: three infantry against two. */
export const FIRST_FORM: BattleForm = {
  where: "land",
  units: { attackers: { infantry: 3, frigate: 2 }, reserves: {}, defenders: { infantry: 2, frigate: 1 } },
  cards: [],
  storms: 0,
  reserveStorms: 0,
};

/** The number of units of a kind on a side. */
export function unitsIn({ units }: BattleForm, side: FormSide, kind: KindName): number {
  return units[side][kind] ?? 0;
}

/** The most units of a kind that a side can have beside its others. */
export function mostOf(form: BattleForm, side: FormSide, kind: KindName): number {
  const others = KINDS_IN[form.where].filter((other) => other !== kind);
  return MOST_UNITS - others.reduce((sum, other) => sum + unitsIn(form, side, other), 0);
}

export function withUnits(form: BattleForm, side: FormSide, kind: KindName, count: number): BattleForm {
  return { ...form, units: { ...form.units, [side]: { ...form.units[side], [kind]: count } } };
}

/** The question to the rules. Units of the other place keep their numbers in the form, but do not fight. */
export function questionOf(form: BattleForm): Extract<Question, { readonly kind: "odds" }> {
  const { where, cards, storms, reserveStorms } = form;
  const listed = (side: FormSide): KindName[] =>
    KINDS_IN[where].flatMap((kind) => Array.from({ length: unitsIn(form, side, kind) }, () => kind));
  const has = (card: BattleCard) => cards.includes(card);
  return {
    kind: "odds",
    where,
    attackers: listed("attackers"),
    reserves: listed("reserves"),
    defenders: listed("defenders"),
    surprise: has("surprise"),
    ambush: has("ambush"),
    attackerHussars: has("attackerHussars"),
    defenderHussars: has("defenderHussars"),
    storms,
    reserveStorms,
  };
}
