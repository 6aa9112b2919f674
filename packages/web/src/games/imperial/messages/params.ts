import type { Json } from "@rondel/engine";
import { type Bond, faceValue, NATION_NAMES, REGION_NAMES, SPACE_NAMES } from "@rondel/imperial";
import type { MessageParams } from "../../../messages/format.ts";
import type { NationParams, PlaceParams } from "../../../messages/forms.ts";
import * as names from "../../../messages/name-params.ts";
import type { Translator } from "../../../messages/translator.ts";

type Given = Readonly<Record<string, Json>>;
type ParamFormat = (name: string, value: Json, translator: Translator) => MessageParams;

/** Turns parameters of the rules (numbers of nations, regions, seats) into names with their forms. */
export function messageParams(given: Given, translator: Translator): MessageParams {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    Object.assign(params, formatOf(name, value, given)(name, value, translator));
  }
  params.upgraded = yesOrNo(given.returned !== undefined);
  params.changed = yesOrNo(given.from !== undefined);
  params.automatic ??= "no";
  params.status ??= "none";
  params.unit ??= "none";
  if (typeof given.waitingFor === "string") params.what = translator.term(`waiting.${given.waitingFor}`, params);
  return params;
}

export function nationName(translator: Translator, nation: number): string {
  return translator.term(nationKey(nation));
}

export function regionName(translator: Translator, region: number): string {
  return translator.term(regionKey(region));
}

export function spaceName(translator: Translator, space: number): string {
  return translator.term(`space.${SPACE_NAMES[space]}`);
}

export function nationParams<Name extends string>(
  name: Name,
  nation: number,
  translator: Translator,
): NationParams<Name> {
  return names.nationParams(name, nationKey(nation), translator);
}

export function regionParams<Name extends string>(
  name: Name,
  region: number,
  translator: Translator,
): PlaceParams<Name> {
  return names.placeParams(name, regionKey(region), translator);
}

function nationKey(nation: number): string {
  return `nation.${NATION_NAMES[nation]}`;
}

function regionKey(region: number): string {
  return `region.${REGION_NAMES[region]}`;
}

const nation: ParamFormat = (name, value, translator) => nationParams(name, Number(value), translator);
const region: ParamFormat = (name, value, translator) => regionParams(name, Number(value), translator);
const seat: ParamFormat = (name, value, translator) => names.playerParams(name, Number(value), translator);
const space: ParamFormat = (name, value, translator) => ({ [name]: spaceName(translator, Number(value)) });
const bond: ParamFormat = (name, value) => ({ [name]: faceValue(Number(value) as Bond) });
const seatList: ParamFormat = (name, value, translator) => ({
  [name]: translator.list(numbers(value).map((one) => translator.seat(one))),
});
const nationList: ParamFormat = (name, value, translator) => ({
  [name]: translator.list(numbers(value).map((one) => nationName(translator, one))),
});
const journey: ParamFormat = (_name, value) => ({ by: isGiven(value) ? String(value.by) : "march" });

/** A unit in a battle: its nation and its type. */
const piece: ParamFormat = (name, value, translator) =>
  isGiven(value)
    ? { ...nationParams(name, Number(value.nation), translator), [`${name}Unit`]: String(value.unit) }
    : nation(name, value, translator);

const purse: ParamFormat = (name, value, translator) => {
  if (!isGiven(value)) return { [name]: translator.term("purse.bank") };
  if (value.cash !== undefined) return { [name]: translator.seat(Number(value.cash)) };
  return { [name]: translator.term("purse.treasury", nation("nation", value.treasury ?? 0, translator)) };
};

/** The selectors of a message have no hyphens. */
const flow: ParamFormat = (name, value) => ({ [name]: String(value).replace("-", "_") });

const plain: ParamFormat = (name, value) => {
  if (typeof value === "boolean") return { [name]: yesOrNo(value) };
  return typeof value === "number" || typeof value === "string" ? { [name]: value } : {};
};

const BY_NAME: Readonly<Record<string, ParamFormat>> = {
  nation,
  target: nation,
  owner: nation,
  nations: nationList,
  region,
  province: region,
  space,
  announced: space,
  seat,
  seats: seatList,
  bond,
  returned: bond,
  by: piece,
  against: piece,
  journey,
  flow,
};

/** The meaning of `from` and `to`: regions, except in these events. */
const ENDS: Readonly<Record<string, ParamFormat>> = {
  rondel: space,
  government: seat,
  investorCard: seat,
  money: purse,
};

function formatOf(name: string, value: Json, given: Given): ParamFormat {
  if (name === "from" || name === "to") return ENDS[String(given.kind)] ?? region;
  if (name === "asked") return Array.isArray(value) ? seatList : nation;
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
