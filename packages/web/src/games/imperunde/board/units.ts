import {
  type Fighter,
  isFree,
  isSea,
  isTransport,
  KINDS,
  kindNamed,
  kindOf,
  LOCALS,
  localInfantryOf,
  ownerOf,
  type Party,
  PIRATES,
  type Region,
  type State,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  type Unit,
} from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { partyName } from "../messages/params.ts";
import { countedUnits, kindCount } from "../messages/units.ts";

/** Equal units of one party in one field. */
export interface Standing {
  readonly party: Party;
  readonly unit: Unit;
  readonly count: number;
  readonly symbol: string;
}

/** Everything that stands in a field, those who fight for it included. */
export function unitsIn(state: State, region: Region): Standing[] {
  const standing = stacksAt(state, region).map((stack) =>
    standingOf(stackParty(stack), stackUnit(stack), stackCount(stack)),
  );
  return [...standing, ...fightersIn(state, region)];
}

function fightersIn(state: State, region: Region): Standing[] {
  return state.frames.flatMap((frame) => {
    if (frame.kind === "battle" && frame.region === region) {
      return [...ofSide(frame.attacker, frame.attackers), ...ofSide(frame.defender, frame.defenders)];
    }
    if (frame.kind !== "attack") return [];
    const fromHere = frame.sent.filter(({ fighter }) => fighter.start === region).map(({ fighter }) => fighter);
    return ofSide(frame.seat, fromHere);
  });
}

function ofSide(party: Party, fighters: readonly Fighter[]): Standing[] {
  return fighters.map(({ unit }) => standingOf(party, unit, 1));
}

function standingOf(party: Party, unit: Unit, count: number): Standing {
  return { party, unit, count, symbol: symbolOf(party, unit) };
}

const SYMBOLS: Readonly<Record<(typeof KINDS)[number], string>> = {
  fort: "fort",
  artillery: "artillery",
  shipOfTheLine: "ship-of-the-line",
  cavalry: "cavalry",
  infantry: "infantry",
  frigate: "frigate",
};

/** The wooden piece of a unit. */
export function symbolOf(party: Party, unit: Unit): string {
  const kind = KINDS[kindOf(unit)] ?? "fort";
  if (isTransport(unit)) return `freight-${SYMBOLS[kind]}`;
  return party === PIRATES && kind === "frigate" ? "pirate-frigate" : SYMBOLS[kind];
}

/** What stands in a field, by party, in words. */
export function unitsInWords(context: ImperundeContext, state: State, region: Region): string[] {
  const byParty = Map.groupBy(unitsIn(state, region), ({ party }) => party);
  return [...byParty].map(([party, units]) =>
    context.text("spoken.units", {
      seat: partyName(context.messages, party),
      units: countedUnits(context.messages, units.flatMap(oneByOne)),
    }),
  );
}

function oneByOne({ unit, count }: Standing): Unit[] {
  return Array.from({ length: count }, () => unit);
}

/** Who defends a field that may be attacked. */
export function defendersIn(context: ImperundeContext, state: State, region: Region): string {
  if (!isSea(region) && isFree(state, region)) {
    const units = kindCount(context.messages, INFANTRY, localInfantryOf(region));
    return context.text("spoken.units", { seat: partyName(context.messages, LOCALS), units });
  }
  const there = unitsInWords(context, state, region);
  return there.length > 0 ? context.messages.list(there) : partyName(context.messages, ownerOf(state, region));
}

const INFANTRY = kindNamed("infantry");
