import type { Json } from "@rondel/engine";
import { CARD_NAMES, KIND_OF, KINDS, NATIVES, PIRATES, REGION_NAMES, UNIT_NAMES } from "@rondel/imperunde";
import type { Translator } from "../../../messages/game-messages.ts";
import type { MessageParams } from "../../../messages/messages.ts";

type Given = Readonly<Record<string, Json>>;
type ParamFormat = (value: Json, translator: Translator) => string | number;

/** Turns what the rules speak in (numbers of fields, units, parties, cards) into what a sentence can hold. */
export function messageParams(given: Given, translator: Translator): MessageParams {
  const params: Record<string, string | number> = { ...ABSENT };
  for (const [name, value] of Object.entries(given)) {
    if (value === null) continue;
    params[name] = (BY_NAME[name] ?? plain)(value, translator);
  }
  if (given.kind === "startShips") Object.assign(params, shipPlaces(given, translator));
  Object.assign(params, derived(given, translator));
  if (typeof given.waitingFor === "string") params.what = translator.term(given.waitingFor, params);
  return params;
}

export function regionName(translator: Translator, region: number): string {
  return translator.term(`region.${REGION_NAMES[region]}`);
}

export function cardName(translator: Translator, card: number): string {
  return translator.term(`term.card.${CARD_NAMES[card]}`);
}

export function kindName(translator: Translator, kind: number): string {
  return translator.term(`term.unit.${KINDS[kind]}`);
}

/** What a unit is called: its kind, and whether it is at sea in a cargo ship. */
export function unitName(translator: Translator, unit: number): string {
  const name = kindName(translator, KIND_OF[unit] ?? 0);
  return isAboard(unit) ? translator.term("spoken.aboard", { unit: name }) : name;
}

/** So many equal units, in words. */
export function unitCount(translator: Translator, unit: number, count: number): string {
  const units = kindCount(translator, KIND_OF[unit] ?? 0, count);
  return isAboard(unit) ? translator.term("spoken.aboard", { unit: units }) : units;
}

/** Units one by one, told by their kinds: "1 fort and 2 infantry". */
export function countedUnits(translator: Translator, units: readonly number[]): string {
  const alike = Map.groupBy(units, (unit) => unitName(translator, unit));
  return translator.list([...alike.values()].map((group) => unitCount(translator, group[0] ?? 0, group.length)));
}

export function kindCount(translator: Translator, kind: number, count: number): string {
  return translator.term(`count.${KINDS[kind]}`, { count });
}

function isAboard(unit: number): boolean {
  return UNIT_NAMES[unit]?.includes("-aboard") ?? false;
}

export function partyName(translator: Translator, party: number): string {
  if (party === PIRATES) return translator.term("party.pirates");
  if (party === NATIVES) return translator.term("party.natives");
  return party < 0 ? translator.term("party.nobody") : translator.seat(party);
}

/** Optional parts of an action or event that a sentence may ask for. */
const ABSENT: MessageParams = {
  party: "",
  other: "",
  seat: "",
  region: "",
  to: "",
  via: "none",
  card: "none",
  cards: "none",
  frigate: "–",
  shipOfTheLine: "–",
  mode: "private",
};

const party: ParamFormat = (value, translator) => partyName(translator, Number(value));
const region: ParamFormat = (value, translator) => (Number(value) < 0 ? "–" : regionName(translator, Number(value)));
const unit: ParamFormat = (value, translator) => unitName(translator, Number(value));
const card: ParamFormat = (value, translator) => cardName(translator, Number(value));
const named: ParamFormat = (value, translator) => thingName(String(value), translator);

const listed =
  (one: ParamFormat): ParamFormat =>
  (value, translator) =>
    Array.isArray(value) ? translator.list(value.map((item) => String(one(item, translator)))) : "";

const way: ParamFormat = (value, translator) => {
  if (!Array.isArray(value)) return region(value, translator);
  return value.length === 0 ? "none" : value.map((sea) => region(sea, translator)).join(" → ");
};

const dice: ParamFormat = (value) => (Array.isArray(value) ? value.join(", ") : "");

const plain: ParamFormat = (value) => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" || typeof value === "string" ? value : "";
};

const BY_NAME: Readonly<Record<string, ParamFormat>> = {
  party,
  other: party,
  seat: party,
  player: party,
  owner: party,
  one: party,
  victim: party,
  members: listed(party),
  war: listed(party),
  region,
  to: region,
  from: region,
  territory: region,
  sea: region,
  target: region,
  where: region,
  via: way,
  unit,
  units: (value, translator) => (Array.isArray(value) ? countedUnits(translator, value.map(Number)) : ""),
  card,
  cards: listed(card),
  army: named,
  ship: named,
  goods: listed(named),
  dice,
  otherDice: dice,
};

/** The first ships are named by their seas, the first armies by their number: only the former are fields. */
function shipPlaces(given: Given, translator: Translator): MessageParams {
  const place = (value: Json | undefined) => (value === undefined ? "–" : region(value, translator));
  return { frigate: place(given.frigate), shipOfTheLine: place(given.shipOfTheLine) };
}

/** What follows from several parts, or from the nature of one. */
function derived(given: Given, translator: Translator): MessageParams {
  const word = typeof given.word === "string" ? given.word : "";
  const change = Number(given.change ?? given.count ?? 0);
  return {
    thing: given.unit === undefined ? thingName(word, translator) : unitName(translator, Number(given.unit)),
    wheelName: given.kind === "eventDrawn" || given.kind === "marked" ? wheelName(word, translator) : "",
    windowName: typeof given.window === "string" ? translator.term(`window.${given.window}`) : "",
    phaseName: phaseName(translator, Number(given.count ?? 1)),
    direction: change > 0 ? "up" : change < 0 ? "down" : "none",
    amount: translator.term("money", { amount: Math.abs(change) }),
    hasOther: given.other === undefined ? "no" : "yes",
    hasSeat: given.seat === undefined ? "no" : "yes",
    warCount: Array.isArray(given.war) ? given.war.length : 0,
  };
}

export function phaseName(translator: Translator, phase: number): string {
  return phase >= 1 && phase <= 8 ? translator.term(`term.phase.${phase}`) : "";
}

function thingName(word: string, translator: Translator): string {
  return translator.term(KINDS.some((kind) => kind === word) ? `term.unit.${word}` : "term.piece.tradingPost");
}

const CARD_MARKS: readonly string[] = ["hussars", "plunder", "ambush", "surpriseAttack"];

function wheelName(word: string, translator: Translator): string {
  return translator.term(CARD_MARKS.includes(word) ? `mark.${word}` : `term.event.${word}`);
}
