import type { Json } from "@rondel/engine";
import { CARD_NAMES, FIELD_NAMES, KIND_OF, KINDS, NATIVES, PIRATES, UNIT_NAMES } from "@rondel/imperunde";
import type { Speaker } from "../../../messages/game-messages.ts";
import type { Params } from "../../../messages/messages.ts";

type Given = Readonly<Record<string, Json>>;
type Wording = (value: Json, speaker: Speaker) => string | number;

/** Turns what the rules speak in (numbers of fields, units, parties, cards) into what a sentence can hold. */
export function wordsFor(given: Given, speaker: Speaker): Params {
  const params: Record<string, string | number> = { ...ABSENT };
  for (const [name, value] of Object.entries(given)) {
    if (value === null) continue;
    params[name] = (BY_NAME[name] ?? plain)(value, speaker);
  }
  if (given.kind === "startShips") Object.assign(params, shipPlaces(given, speaker));
  Object.assign(params, derived(given, speaker));
  if (typeof given.waitingFor === "string") params.what = speaker.term(given.waitingFor, params);
  return params;
}

export function fieldName(speaker: Speaker, field: number): string {
  return speaker.term(`field.${FIELD_NAMES[field]}`);
}

export function cardName(speaker: Speaker, card: number): string {
  return speaker.term(`term.card.${CARD_NAMES[card]}`);
}

export function kindName(speaker: Speaker, kind: number): string {
  return speaker.term(`term.unit.${KINDS[kind]}`);
}

/** What a unit is called: its kind, and whether it is at sea in a cargo ship. */
export function unitName(speaker: Speaker, unit: number): string {
  const name = kindName(speaker, KIND_OF[unit] ?? 0);
  return isAboard(unit) ? speaker.term("spoken.aboard", { unit: name }) : name;
}

/** So many equal units, in words. */
export function unitCount(speaker: Speaker, unit: number, count: number): string {
  const units = kindCount(speaker, KIND_OF[unit] ?? 0, count);
  return isAboard(unit) ? speaker.term("spoken.aboard", { unit: units }) : units;
}

/** Units one by one, told by their kinds: "1 fort and 2 infantry". */
export function countedUnits(speaker: Speaker, units: readonly number[]): string {
  const alike = Map.groupBy(units, (unit) => unitName(speaker, unit));
  return speaker.list([...alike.values()].map((group) => unitCount(speaker, group[0] ?? 0, group.length)));
}

export function kindCount(speaker: Speaker, kind: number, count: number): string {
  return speaker.term(`count.${KINDS[kind]}`, { count });
}

function isAboard(unit: number): boolean {
  return UNIT_NAMES[unit]?.includes("-aboard") ?? false;
}

export function partyName(speaker: Speaker, party: number): string {
  if (party === PIRATES) return speaker.term("party.pirates");
  if (party === NATIVES) return speaker.term("party.natives");
  return party < 0 ? speaker.term("party.nobody") : speaker.seat(party);
}

/** Optional parts of an action or event that a sentence may ask for. */
const ABSENT: Params = {
  party: "",
  other: "",
  seat: "",
  field: "",
  to: "",
  via: "none",
  card: "none",
  cards: "none",
  frigate: "–",
  shipOfTheLine: "–",
  mode: "private",
};

const party: Wording = (value, speaker) => partyName(speaker, Number(value));
const field: Wording = (value, speaker) => (Number(value) < 0 ? "–" : fieldName(speaker, Number(value)));
const unit: Wording = (value, speaker) => unitName(speaker, Number(value));
const card: Wording = (value, speaker) => cardName(speaker, Number(value));
const named: Wording = (value, speaker) => thingName(String(value), speaker);

const listed =
  (one: Wording): Wording =>
  (value, speaker) =>
    Array.isArray(value) ? speaker.list(value.map((item) => String(one(item, speaker)))) : "";

const way: Wording = (value, speaker) => {
  if (!Array.isArray(value)) return field(value, speaker);
  return value.length === 0 ? "none" : value.map((sea) => field(sea, speaker)).join(" → ");
};

const dice: Wording = (value) => (Array.isArray(value) ? value.join(", ") : "");

const plain: Wording = (value) => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" || typeof value === "string" ? value : "";
};

const BY_NAME: Readonly<Record<string, Wording>> = {
  party,
  other: party,
  seat: party,
  player: party,
  owner: party,
  one: party,
  victim: party,
  members: listed(party),
  war: listed(party),
  field,
  to: field,
  from: field,
  land: field,
  sea: field,
  target: field,
  where: field,
  via: way,
  unit,
  units: (value, speaker) => (Array.isArray(value) ? countedUnits(speaker, value.map(Number)) : ""),
  card,
  cards: listed(card),
  army: named,
  ship: named,
  goods: listed(named),
  dice,
  otherDice: dice,
};

/** The first ships are named by their seas, the first armies by their number: only the former are fields. */
function shipPlaces(given: Given, speaker: Speaker): Params {
  const place = (value: Json | undefined) => (value === undefined ? "–" : field(value, speaker));
  return { frigate: place(given.frigate), shipOfTheLine: place(given.shipOfTheLine) };
}

/** What follows from several parts, or from the nature of one. */
function derived(given: Given, speaker: Speaker): Params {
  const word = typeof given.word === "string" ? given.word : "";
  const change = Number(given.change ?? given.count ?? 0);
  return {
    thing: given.unit === undefined ? thingName(word, speaker) : unitName(speaker, Number(given.unit)),
    wheelName: given.kind === "eventDrawn" || given.kind === "marked" ? wheelName(word, speaker) : "",
    windowName: typeof given.window === "string" ? speaker.term(`window.${given.window}`) : "",
    phaseName: phaseName(speaker, Number(given.count ?? 1)),
    direction: change > 0 ? "up" : change < 0 ? "down" : "none",
    amount: speaker.term("money", { amount: Math.abs(change) }),
    hasOther: given.other === undefined ? "no" : "yes",
    hasSeat: given.seat === undefined ? "no" : "yes",
    warCount: Array.isArray(given.war) ? given.war.length : 0,
  };
}

export function phaseName(speaker: Speaker, phase: number): string {
  return phase >= 1 && phase <= 8 ? speaker.term(`term.phase.${phase}`) : "";
}

function thingName(word: string, speaker: Speaker): string {
  return speaker.term(KINDS.some((kind) => kind === word) ? `term.unit.${word}` : "term.piece.tradingPost");
}

const CARD_MARKS: readonly string[] = ["hussars", "plunder", "ambush", "surpriseAttack"];

function wheelName(word: string, speaker: Speaker): string {
  return speaker.term(CARD_MARKS.includes(word) ? `mark.${word}` : `term.event.${word}`);
}
