import type { Json } from "@rondel/engine";
import {
  CARD_NAMES,
  type Card,
  kindOf,
  LOCALS,
  type Party,
  PIRATES,
  REGION_NAMES,
  type Region,
  type Unit,
} from "@rondel/imperunde";
import type { MessageParams } from "../../../messages/format.ts";
import { capitalized, type PartyParams, type PlaceParams } from "../../../messages/forms.ts";
import * as names from "../../../messages/name-params.ts";
import type { Translator } from "../../../messages/translator.ts";
import { dealParams } from "./deals.ts";
import type { OtherParty } from "./needed.ts";
import {
  countedThings,
  countedUnits,
  kindCount,
  kindName,
  thingCount,
  thingName,
  unitCount,
  unitName,
} from "./units.ts";

type Given = Readonly<Record<string, Json>>;
type UnitParams<Name extends string> = Readonly<
  Record<Name | Capitalize<Name> | `${Name}One` | `${Name}Kind` | `${Name}KindOne`, string>
>;
type ParamFormat = (name: string, value: Json, translator: Translator) => MessageParams;

/** Turns parameters of the rules (numbers of regions, units, parties, cards) into names with their forms. */
export function messageParams(given: Given, translator: Translator): MessageParams {
  const params: Record<string, string | number> = { ...ABSENT };
  for (const [name, value] of Object.entries(given)) {
    if (value !== null) Object.assign(params, (BY_NAME[name] ?? plain)(name, value, translator));
  }
  if (given.kind === "startShips") Object.assign(params, startingSeas(given, translator));
  if (given.kind === "equipArmies") params.units = countedThings(translator, startingArmies(given));
  Object.assign(params, thingParams(given, translator), derived(given, translator), dealParams(given, translator));
  if (typeof given.waitingFor === "string") params.what = translator.term(`prompt.${given.waitingFor}`, params);
  return params;
}

export function regionName(translator: Translator, region: Region): string {
  return translator.term(regionKey(region));
}

/** Parameters for a region; a region that is left out is a dash. */
export function regionParams<Name extends string>(
  name: Name,
  region: Region,
  translator: Translator,
): PlaceParams<Name> {
  return names.placeParams(name, region < 0 ? "–" : regionKey(region), translator);
}

export function partyName(translator: Translator, party: Party): string {
  const key = partyKey(party);
  return key === undefined ? translator.seat(party) : translator.term(key);
}

export function partyParams<Name extends string>(name: Name, party: Party, translator: Translator): PartyParams<Name> {
  const key = partyKey(party);
  return key === undefined ? names.playerParams(name, party, translator) : names.partyParams(name, key, translator);
}

/** Parameters for one unit: `unit`, `Unit` to begin with, and `unitOne` with the figure 1 in front. `unitKind` never says "on board". */
export function unitParams<Name extends string>(name: Name, unit: Unit, translator: Translator): UnitParams<Name> {
  const label = unitName(translator, unit);
  const params = {
    [name]: label,
    [capitalized(name)]: capitalized(label),
    [`${name}One`]: unitCount(translator, unit, 1),
    [`${name}Kind`]: kindName(translator, kindOf(unit)),
    [`${name}KindOne`]: kindCount(translator, kindOf(unit), 1),
  };
  return params as UnitParams<Name>;
}

export function cardName(translator: Translator, card: Card): string {
  return translator.term(`term.card.${CARD_NAMES[card]}`);
}

/** Names of cards inside a sentence, each in quotation marks. */
export function quotedCards(translator: Translator, cards: readonly Card[]): string {
  return translator.list(cards.map((card) => translator.term("term.quoted", { name: cardName(translator, card) })));
}

export function phaseName(translator: Translator, phase: number): string {
  return phase >= 1 && phase <= 8 ? translator.term(`term.phase.${phase}`) : "";
}

function regionKey(region: Region): string {
  return `region.${REGION_NAMES[region]}`;
}

/** The key of a party that is not a player. */
function partyKey(party: Party): `party.${OtherParty}` | undefined {
  if (party === PIRATES) return "party.pirates";
  if (party === LOCALS) return "party.locals";
  return party < 0 ? "party.nobody" : undefined;
}

/** Optional parameters that a message may use. */
const ABSENT: MessageParams = {
  party: "",
  other: "",
  seat: "",
  region: "",
  to: "",
  via: "none",
  card: "none",
  cards: "none",
  mode: "private",
};

const party: ParamFormat = (name, value, translator) => partyParams(name, Number(value) as Party, translator);
const region: ParamFormat = (name, value, translator) => regionParams(name, Number(value) as Region, translator);
const card: ParamFormat = (name, value, translator) => ({ [name]: cardName(translator, Number(value) as Card) });
const cards: ParamFormat = (name, value, translator) => ({ [name]: quotedCards(translator, numbers<Card>(value)) });
const units: ParamFormat = (name, value, translator) => ({ [name]: countedUnits(translator, numbers<Unit>(value)) });
const dice: ParamFormat = (name, value) => ({ [name]: numbers(value).join(", ") });

const unit: ParamFormat = (name, value, translator) => unitParams(name, Number(value) as Unit, translator);

const thing: ParamFormat = (name, value, translator) => ({
  [name]: thingName(translator, String(value)),
  [`${name}One`]: thingCount(translator, String(value), 1),
});

const goods: ParamFormat = (name, value, translator) => ({
  [name]: countedThings(translator, Array.isArray(value) ? value.map(String) : []),
});

const parties: ParamFormat = (name, value, translator) => ({
  [name]: translator.list(numbers<Party>(value).map((one) => partyName(translator, one))),
});

/** The seas on the way of a unit: one sea with its forms, or several with arrows between them. */
const way: ParamFormat = (name, value, translator) => {
  const [first, ...others] = Array.isArray(value) ? numbers<Region>(value) : [Number(value) as Region];
  if (first === undefined) return { [name]: "none" };
  if (others.length === 0) return region(name, first, translator);
  const seas = [first, ...others].map((sea) => regionName(translator, sea)).join(" → ");
  return { [name]: seas, [`${name}The`]: seas, [`${name}Acc`]: seas };
};

const plain: ParamFormat = (name, value) => {
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  return typeof value === "number" || typeof value === "string" ? { [name]: value } : {};
};

const BY_NAME: Readonly<Record<string, ParamFormat>> = {
  party,
  other: party,
  seat: party,
  player: party,
  owner: party,
  one: party,
  third: party,
  victim: party,
  members: parties,
  war: parties,
  region,
  to: region,
  from: region,
  territory: region,
  sea: region,
  target: region,
  where: region,
  via: way,
  unit,
  units,
  card,
  cards,
  army: thing,
  ship: thing,
  goods,
  dice,
  otherDice: dice,
};

/** The seas of the starting ships. */
function startingSeas(given: Given, translator: Translator): MessageParams {
  const sea = (value: Json | undefined) =>
    value === undefined ? translator.term("screen.none") : regionName(translator, Number(value) as Region);
  return { frigate: sea(given.frigate), shipOfTheLine: sea(given.shipOfTheLine) };
}

/** The armies of a starting colony, one by one. */
function startingArmies(given: Given): string[] {
  return ["infantry", "cavalry", "artillery"].flatMap((kind) => Array<string>(Number(given[kind] ?? 0)).fill(kind));
}

/** The pieces of an event: `things` with their number, `thingOne` with the figure 1. */
function thingParams(given: Given, translator: Translator): MessageParams {
  const count = Number(given.count ?? 1);
  if (given.unit !== undefined) {
    const one = Number(given.unit) as Unit;
    return { things: unitCount(translator, one, count), thingOne: unitCount(translator, one, 1) };
  }
  const word = typeof given.word === "string" ? given.word : "";
  return { things: thingCount(translator, word, count), thingOne: thingCount(translator, word, 1) };
}

/** Parameters that follow from others. */
function derived(given: Given, translator: Translator): MessageParams {
  const change = Number(given.change ?? given.count ?? 0);
  return {
    wheelName: typeof given.word === "string" ? wheelName(given.word, translator) : "",
    windowName: typeof given.window === "string" ? translator.term(`window.${given.window}`) : "",
    phaseName: phaseName(translator, Number(given.count ?? 1)),
    direction: change > 0 ? "up" : change < 0 ? "down" : "none",
    amount: translator.term("money", { amount: Math.abs(change) }),
    hasOther: given.other === undefined ? "no" : "yes",
    hasSeat: given.seat === undefined ? "no" : "yes",
    warCount: Array.isArray(given.war) ? given.war.length : 0,
  };
}

const CARD_MARKS: readonly string[] = ["hussars", "plunder", "ambush", "surpriseAttack"];

function wheelName(word: string, translator: Translator): string {
  return translator.term(CARD_MARKS.includes(word) ? `mark.${word}` : `term.event.${word}`);
}

/** A list of ids in a message of the rules. */
function numbers<Id extends number = number>(value: Json): Id[] {
  return Array.isArray(value) ? value.map((item) => Number(item) as Id) : [];
}
