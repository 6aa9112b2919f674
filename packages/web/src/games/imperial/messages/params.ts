import type { Json } from "@rondel/engine";
import { type Bond, faceValue, POWER_NAMES, REGION_NAMES, SPACE_NAMES } from "@rondel/imperial";
import type { Speaker } from "../../../messages/game-messages.ts";
import type { Params } from "../../../messages/messages.ts";

type Given = Readonly<Record<string, Json>>;
type Wording = (name: string, value: Json, speaker: Speaker) => Params;

/** Turns what the rules speak in (numbers of powers, regions, seats) into what a sentence can hold. */
export function wordsFor(given: Given, speaker: Speaker): Params {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    Object.assign(params, wordingOf(name, value, given)(name, value, speaker));
  }
  params.raised = yesOrNo(given.returned !== undefined);
  params.changed = yesOrNo(given.from !== undefined);
  params.automatic ??= "no";
  params.status ??= "none";
  if (typeof given.for === "string") params.what = speaker.term(`waiting.${given.for}`, params);
  return params;
}

export function powerName(speaker: Speaker, power: number): string {
  return speaker.term(`power.${POWER_NAMES[power]}`);
}

export function regionName(speaker: Speaker, region: number): string {
  return speaker.term(`region.${REGION_NAMES[region]}`);
}

export function spaceName(speaker: Speaker, space: number): string {
  return speaker.term(`space.${SPACE_NAMES[space]}`);
}

/** All forms of a power that a sentence may need: `power`, `powerThe`, `powerOf`, and `PowerThe` to begin with. */
export const powerForms: Wording = (name, value, speaker) => {
  const the = speaker.term(`power.${POWER_NAMES[Number(value)]}.the`);
  return {
    [name]: powerName(speaker, Number(value)),
    [`${name}The`]: the,
    [capital(`${name}The`)]: capital(the),
    [`${name}Of`]: speaker.term(`power.${POWER_NAMES[Number(value)]}.of`),
  };
};

export const regionForms: Wording = (name, value, speaker) => {
  const inside = speaker.term(`region.${REGION_NAMES[Number(value)]}.in`);
  return {
    [name]: regionName(speaker, Number(value)),
    [`${name}In`]: inside,
    [capital(`${name}In`)]: capital(inside),
  };
};

const spaceForm: Wording = (name, value, speaker) => ({ [name]: spaceName(speaker, Number(value)) });
const seatForm: Wording = (name, value, speaker) => ({ [name]: speaker.seat(Number(value)) });
const bondForm: Wording = (name, value) => ({ [name]: faceValue(Number(value) as Bond) });
const seatList: Wording = (name, value, speaker) => ({
  [name]: speaker.list(numbers(value).map((seat) => speaker.seat(seat))),
});
const powerList: Wording = (name, value, speaker) => ({
  [name]: speaker.list(numbers(value).map((power) => powerName(speaker, power))),
});
const journeyForm: Wording = (_name, value) => ({ by: isGiven(value) ? String(value.by) : "march" });

/** A unit in a battle: whose it is and what it is. */
const pieceForms: Wording = (name, value, speaker) =>
  isGiven(value)
    ? {
        [name]: speaker.term(`power.${POWER_NAMES[Number(value.power)]}.of`),
        [`${name}Unit`]: String(value.unit),
      }
    : powerForms(name, value, speaker);

const purseForm: Wording = (name, value, speaker) => {
  if (!isGiven(value)) return { [name]: speaker.term("purse.bank") };
  if (value.cash !== undefined) return { [name]: speaker.seat(Number(value.cash)) };
  return { [name]: speaker.term("purse.treasury", powerForms("power", value.treasury ?? 0, speaker)) };
};

/** A choice inside a sentence knows no hyphens. */
const flowForm: Wording = (name, value) => ({ [name]: String(value).replace("-", "_") });

const plain: Wording = (name, value) => {
  if (typeof value === "boolean") return { [name]: yesOrNo(value) };
  return typeof value === "number" || typeof value === "string" ? { [name]: value } : {};
};

const BY_NAME: Readonly<Record<string, Wording>> = {
  power: powerForms,
  target: powerForms,
  owner: powerForms,
  powers: powerList,
  region: regionForms,
  province: regionForms,
  space: spaceForm,
  announced: spaceForm,
  seat: seatForm,
  seats: seatList,
  bond: bondForm,
  returned: bondForm,
  by: pieceForms,
  against: pieceForms,
  journey: journeyForm,
  flow: flowForm,
};

/** Where something goes from and to: regions, unless the event is about something else. */
const ENDS: Readonly<Record<string, Wording>> = {
  rondel: spaceForm,
  government: seatForm,
  investorCard: seatForm,
  money: purseForm,
};

function wordingOf(name: string, value: Json, given: Given): Wording {
  if (name === "from" || name === "to") return ENDS[String(given.kind)] ?? regionForms;
  if (name === "asked") return Array.isArray(value) ? seatList : powerForms;
  return BY_NAME[name] ?? plain;
}

function isGiven(value: Json): value is Given {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function numbers(value: Json): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
