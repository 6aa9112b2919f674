import { groupBy } from "@rondel/boards/group-by";
import {
  armyMovesLeft,
  type Fighter,
  isFree,
  isPlayer,
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
  shipMovesLeft,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  type Unit,
} from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { partyName } from "../messages/params.ts";
import { countedUnits, kindCount } from "../messages/units.ts";

/** Equal units of one party in one region. */
export interface UnitStack {
  readonly party: Party;
  readonly unit: Unit;
  readonly count: number;
  readonly symbol: string;
  /** The units of a player have used all their moves of this round. */
  readonly isSpent: boolean;
}

/** All units in a region, including those of a battle for it. */
export function unitsIn(state: State, region: Region): UnitStack[] {
  const stacks = stacksAt(state, region).map((stack) =>
    unitStack(stackParty(stack), stackUnit(stack), stackCount(stack)),
  );
  return [...stacks, ...fightersIn(state, region)];
}

function fightersIn(state: State, region: Region): UnitStack[] {
  return state.frames.flatMap((frame) => {
    if (frame.kind === "battle" && frame.region === region) {
      return [...stacksOfSide(frame.attacker, frame.attackers), ...stacksOfSide(frame.defender, frame.defenders)];
    }
    if (frame.kind !== "attack") return [];
    const fromHere = frame.sent.filter(({ fighter }) => fighter.start === region).map(({ fighter }) => fighter);
    return stacksOfSide(frame.seat, fromHere);
  });
}

function stacksOfSide(party: Party, fighters: readonly Fighter[]): UnitStack[] {
  return fighters.map(({ unit }) => unitStack(party, unit, 1));
}

function unitStack(party: Party, unit: Unit, count: number): UnitStack {
  const isSpent = isPlayer(party) && kindOf(unit) !== FORT && shipMovesLeft(unit) + armyMovesLeft(unit) === 0;
  return { party, unit, count, symbol: symbolOf(party, unit), isSpent };
}

const FORT = kindNamed("fort");

const SYMBOLS: Readonly<Record<(typeof KINDS)[number], string>> = {
  fort: "fort",
  artillery: "artillery",
  shipOfTheLine: "ship-of-the-line",
  cavalry: "cavalry",
  infantry: "infantry",
  frigate: "frigate",
};

/** The symbol of a unit in the sprite. */
export function symbolOf(party: Party, unit: Unit): string {
  const kind = KINDS[kindOf(unit)] ?? "fort";
  if (isTransport(unit)) return `freight-${SYMBOLS[kind]}`;
  return party === PIRATES && kind === "frigate" ? "pirate-frigate" : SYMBOLS[kind];
}

/** The units in a region as texts, one for each party. */
export function describeUnits(context: ImperundeContext, state: State, region: Region): string[] {
  const byParty = groupBy(unitsIn(state, region), ({ party }) => party);
  return [...byParty].map(([party, units]) =>
    context.text("spoken.units", {
      seat: partyName(context.messages, party),
      units: countedUnits(context.messages, units.flatMap(oneByOne)),
    }),
  );
}

function oneByOne({ unit, count }: UnitStack): Unit[] {
  return Array.from({ length: count }, () => unit);
}

/** The defenders of a region as a text. */
export function describeDefenders(context: ImperundeContext, state: State, region: Region): string {
  if (!isSea(region) && isFree(state, region)) {
    const units = kindCount(context.messages, INFANTRY, localInfantryOf(region));
    return context.text("spoken.units", { seat: partyName(context.messages, LOCALS), units });
  }
  const there = describeUnits(context, state, region);
  return there.length > 0 ? context.messages.list(there) : partyName(context.messages, ownerOf(state, region));
}

const INFANTRY = kindNamed("infantry");
