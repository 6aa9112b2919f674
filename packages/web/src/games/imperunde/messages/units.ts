import { groupBy } from "@rondel/boards/group-by";
import { isTransport, KINDS, type Kind, kindOf, type Unit } from "@rondel/imperunde";
import type { Translator } from "../../../messages/translator.ts";

export function kindName(translator: Translator, kind: Kind): string {
  return translator.term(`term.unit.${KINDS[kind]}`);
}

/** The name of a unit: its kind, and whether it is on board a transport. */
export function unitName(translator: Translator, unit: Unit): string {
  const name = kindName(translator, kindOf(unit));
  return isTransport(unit) ? translator.term("spoken.aboard", { unit: name }) : name;
}

/** A number of equal units: "2 frigates". */
export function unitCount(translator: Translator, unit: Unit, count: number): string {
  const units = kindCount(translator, kindOf(unit), count);
  return isTransport(unit) ? translator.term("spoken.aboard", { unit: units }) : units;
}

/** A list of units by kind: "1 fort and 2 infantry". */
export function countedUnits(translator: Translator, units: readonly Unit[]): string {
  const alike = groupBy(units, (unit) => unitName(translator, unit));
  return translator.list([...alike.values()].map((group) => unitCount(translator, group[0] as Unit, group.length)));
}

export function kindCount(translator: Translator, kind: Kind, count: number): string {
  return translator.term(`count.${KINDS[kind]}`, { count });
}

/** A unit or a trading post, as events and purchases name it. */
export function thingName(translator: Translator, thing: string): string {
  return translator.term(isKind(thing) ? `term.unit.${thing}` : "term.piece.tradingPost");
}

export function thingCount(translator: Translator, thing: string, count: number): string {
  return translator.term(isKind(thing) ? `count.${thing}` : "count.tradingPost", { count });
}

/** A list of purchases: "2 infantry and 1 trading post". */
export function countedThings(translator: Translator, things: readonly string[]): string {
  const alike = groupBy(things, (thing) => thing);
  return translator.list([...alike].map(([thing, group]) => thingCount(translator, thing, group.length)));
}

function isKind(thing: string): boolean {
  return KINDS.some((kind) => kind === thing);
}
