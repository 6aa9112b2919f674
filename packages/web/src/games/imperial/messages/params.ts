import type { Json } from "@rondel/engine";
import { type Bond, faceValue, NATION_NAMES, REGION_NAMES, SPACE_NAMES } from "@rondel/imperial";
import type { Translator } from "../../../messages/game-messages.ts";
import type { MessageParams } from "../../../messages/messages.ts";

type Given = Readonly<Record<string, Json>>;
type ParamFormat = (name: string, value: Json, translator: Translator) => MessageParams;

/** Turns what the rules speak in (numbers of powers, regions, seats) into what a sentence can hold. */
export function messageParams(given: Given, translator: Translator): MessageParams {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    Object.assign(params, wordingOf(name, value, given)(name, value, translator));
  }
  params.raised = yesOrNo(given.returned !== undefined);
  params.changed = yesOrNo(given.from !== undefined);
  params.automatic ??= "no";
  params.status ??= "none";
  if (typeof given.for === "string") params.what = translator.term(`waiting.${given.for}`, params);
  return params;
}

export function nationName(translator: Translator, nation: number): string {
  return translator.term(`nation.${NATION_NAMES[nation]}`);
}

export function regionName(translator: Translator, region: number): string {
  return translator.term(`region.${REGION_NAMES[region]}`);
}

export function spaceName(translator: Translator, space: number): string {
  return translator.term(`space.${SPACE_NAMES[space]}`);
}

/** All forms of a power that a sentence may need: `power`, `powerThe`, `powerOf`, and `PowerThe` to begin with. */
export const nationForms: ParamFormat = (name, value, translator) => {
  const the = translator.term(`nation.${NATION_NAMES[Number(value)]}.the`);
  return {
    [name]: nationName(translator, Number(value)),
    [`${name}The`]: the,
    [capital(`${name}The`)]: capital(the),
    [`${name}Of`]: translator.term(`nation.${NATION_NAMES[Number(value)]}.of`),
  };
};

export const regionForms: ParamFormat = (name, value, translator) => {
  const inside = translator.term(`region.${REGION_NAMES[Number(value)]}.in`);
  return {
    [name]: regionName(translator, Number(value)),
    [`${name}In`]: inside,
    [capital(`${name}In`)]: capital(inside),
  };
};

const spaceForm: ParamFormat = (name, value, translator) => ({ [name]: spaceName(translator, Number(value)) });
const seatForm: ParamFormat = (name, value, translator) => ({ [name]: translator.seat(Number(value)) });
const bondForm: ParamFormat = (name, value) => ({ [name]: faceValue(Number(value) as Bond) });
const seatList: ParamFormat = (name, value, translator) => ({
  [name]: translator.list(numbers(value).map((seat) => translator.seat(seat))),
});
const nationList: ParamFormat = (name, value, translator) => ({
  [name]: translator.list(numbers(value).map((nation) => nationName(translator, nation))),
});
const journeyForm: ParamFormat = (_name, value) => ({ by: isGiven(value) ? String(value.by) : "march" });

/** A unit in a battle: whose it is and what it is. */
const pieceForms: ParamFormat = (name, value, translator) =>
  isGiven(value)
    ? {
        [name]: translator.term(`nation.${NATION_NAMES[Number(value.nation)]}.of`),
        [`${name}Unit`]: String(value.unit),
      }
    : nationForms(name, value, translator);

const purseForm: ParamFormat = (name, value, translator) => {
  if (!isGiven(value)) return { [name]: translator.term("purse.bank") };
  if (value.cash !== undefined) return { [name]: translator.seat(Number(value.cash)) };
  return { [name]: translator.term("purse.treasury", nationForms("nation", value.treasury ?? 0, translator)) };
};

/** A choice inside a sentence knows no hyphens. */
const flowForm: ParamFormat = (name, value) => ({ [name]: String(value).replace("-", "_") });

const plain: ParamFormat = (name, value) => {
  if (typeof value === "boolean") return { [name]: yesOrNo(value) };
  return typeof value === "number" || typeof value === "string" ? { [name]: value } : {};
};

const BY_NAME: Readonly<Record<string, ParamFormat>> = {
  nation: nationForms,
  target: nationForms,
  owner: nationForms,
  nations: nationList,
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
const ENDS: Readonly<Record<string, ParamFormat>> = {
  rondel: spaceForm,
  government: seatForm,
  investorCard: seatForm,
  money: purseForm,
};

function wordingOf(name: string, value: Json, given: Given): ParamFormat {
  if (name === "from" || name === "to") return ENDS[String(given.kind)] ?? regionForms;
  if (name === "asked") return Array.isArray(value) ? seatList : nationForms;
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
