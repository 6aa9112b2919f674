declare const kindBrand: unique symbol;
declare const unitBrand: unique symbol;

/** A row of the unit table (IR-1.6.1), or a trading post. */
export type Kind = number & { readonly [kindBrand]: true };
/**
 * A kind in a condition: how many moves it has left, whether it is aboard a transport, whether it was captured this round.
 * Equal units are interchangeable, so the board counts them.
 */
export type Unit = number & { readonly [unitBrand]: true };

export const KINDS = ["fort", "artillery", "shipOfTheLine", "cavalry", "infantry", "frigate"] as const;
export type KindName = (typeof KINDS)[number];
export const ALL_KINDS: readonly Kind[] = KINDS.map((_, kind) => kind as Kind);
export const FORT = 0 as Kind;
export const ARTILLERY = 1 as Kind;
export const SHIP_OF_THE_LINE = 2 as Kind;
export const CAVALRY = 3 as Kind;
export const INFANTRY = 4 as Kind;
export const FRIGATE = 5 as Kind;
/** A piece that can run out, but no unit. */
export const POST = 6 as Kind;
export const PIECE_KINDS: readonly Kind[] = [...ALL_KINDS, POST];

export const ARMY_KINDS: readonly Kind[] = [ARTILLERY, CAVALRY, INFANTRY];
export const WARSHIP_KINDS: readonly Kind[] = [SHIP_OF_THE_LINE, FRIGATE];

export function kindNamed(name: KindName): Kind {
  return KINDS.indexOf(name) as Kind;
}

const COSTS: readonly number[] = [3, 3, 5, 2, 1, 3, 2];
export const CARD_COST = 5;

export function costOf(kind: Kind): number {
  return COSTS[kind] ?? 0;
}

// IR-1.1.2: white 1-6, yellow 2-7, green 3-8, red 4-9.
const DIE_COLOURS = ["white", "yellow", "green", "red"] as const;
export type DieColour = (typeof DIE_COLOURS)[number];
const DIE_OFFSETS: readonly number[] = [3, 2, 2, 1, 0, 0];

/** The number that the colour of a kind's die adds to the pips. */
export function dieOffset(kind: Kind): number {
  return DIE_OFFSETS[kind] ?? 0;
}

export function dieColour(kind: Kind): DieColour {
  return DIE_COLOURS[dieOffset(kind)] ?? "white";
}

const SET_SIZES: readonly number[] = [30, 20, 10, 20, 40, 15, 45];
const PIRATE_SET_SIZES: readonly number[] = [0, 0, 5, 0, 0, 20, 0];

/** IR-1.2.1, IR-1.2.4: the number of pieces of a kind that each player has; with three players every set is doubled. */
export function setSizeOf(kind: Kind, players: number): number {
  return (SET_SIZES[kind] ?? 0) * (players === 3 ? 2 : 1);
}

// IR-1.3.1
export function pirateSetSizeOf(kind: Kind): number {
  return PIRATE_SET_SIZES[kind] ?? 0;
}

const SHIP_MOVES = 2;
const ARMY_MOVES: readonly number[] = [0, 1, 0, 2, 1, 0];

interface Condition {
  readonly kind: Kind;
  readonly aboard: boolean;
  readonly captured: boolean;
  readonly shipMoves: number;
  readonly armyMoves: number;
}

/** All units in the canonical order of X-10: die colour red, green, yellow, white; then more moves left first. */
const CONDITIONS: readonly Condition[] = ALL_KINDS.flatMap((kind): Condition[] => {
  if (kind === FORT) return [{ kind, aboard: false, captured: false, shipMoves: 0, armyMoves: 0 }];
  if (WARSHIP_KINDS.includes(kind)) {
    const afloat = [2, 1, 0].map((shipMoves) => ({ kind, aboard: false, captured: false, shipMoves, armyMoves: 0 }));
    return [...afloat, { kind, aboard: false, captured: true, shipMoves: 0, armyMoves: 0 }];
  }
  const moves = ARMY_MOVES[kind] ?? 0;
  const left = Array.from({ length: moves + 1 }, (_, used) => moves - used);
  return [
    ...left.map((armyMoves) => ({ kind, aboard: false, captured: false, shipMoves: 0, armyMoves })),
    ...[2, 1, 0].flatMap((shipMoves) =>
      left.map((armyMoves) => ({ kind, aboard: true, captured: false, shipMoves, armyMoves })),
    ),
  ];
});

export const UNITS = CONDITIONS.length;
export const ALL_UNITS: readonly Unit[] = CONDITIONS.map((_, unit) => unit as Unit);
/** The number that stands for no unit. */
export const NO_UNIT = -1 as Unit;

const KIND_OF: readonly Kind[] = CONDITIONS.map((unit) => unit.kind);
const SHIP_MOVES_LEFT: readonly number[] = CONDITIONS.map((unit) => unit.shipMoves);
const ARMY_MOVES_LEFT: readonly number[] = CONDITIONS.map((unit) => unit.armyMoves);
const IS_TRANSPORT: readonly boolean[] = CONDITIONS.map((unit) => unit.aboard);
const IS_CAPTURED: readonly boolean[] = CONDITIONS.map((unit) => unit.captured);
const IS_WARSHIP: readonly boolean[] = CONDITIONS.map((unit) => WARSHIP_KINDS.includes(unit.kind));
const IS_ARMY: readonly boolean[] = CONDITIONS.map((unit) => ARMY_KINDS.includes(unit.kind));
const IS_SHIP: readonly boolean[] = CONDITIONS.map((unit) => unit.aboard || WARSHIP_KINDS.includes(unit.kind));

export function kindOf(unit: Unit): Kind {
  return KIND_OF[unit] as Kind;
}

export function shipMovesLeft(unit: Unit): number {
  return SHIP_MOVES_LEFT[unit] as number;
}

export function armyMovesLeft(unit: Unit): number {
  return ARMY_MOVES_LEFT[unit] as number;
}

/** Whether a unit is an army aboard a transport. */
export function isTransport(unit: Unit): boolean {
  return IS_TRANSPORT[unit] as boolean;
}

export function isCaptured(unit: Unit): boolean {
  return IS_CAPTURED[unit] as boolean;
}

export function isWarship(unit: Unit): boolean {
  return IS_WARSHIP[unit] as boolean;
}

/** Whether a unit is an army, on land or aboard. */
export function isArmy(unit: Unit): boolean {
  return IS_ARMY[unit] as boolean;
}

/** Whether a unit is a warship or a transport. */
export function isShip(unit: Unit): boolean {
  return IS_SHIP[unit] as boolean;
}

/** Names for the notation: `cavalry` is fresh, `cavalry/1` has one move left, `cavalry-aboard/1.2` one by ship and two by land. */
export const UNIT_NAMES: readonly string[] = CONDITIONS.map(({ kind, aboard, captured, shipMoves, armyMoves }) => {
  const name = KINDS[kind] ?? "";
  if (captured) return `${name}/captured`;
  const isFresh =
    armyMoves === ARMY_MOVES[kind] && (shipMoves === SHIP_MOVES || !(aboard || WARSHIP_KINDS.includes(kind)));
  if (aboard) return isFresh ? `${name}-aboard` : `${name}-aboard/${shipMoves}.${armyMoves}`;
  return isFresh ? name : `${name}/${shipMoves + armyMoves}`;
});

export function unitNamed(name: string): Unit {
  return UNIT_NAMES.indexOf(name) as Unit;
}

const unitByCondition = new Map(ALL_UNITS.map((unit) => [conditionKey(CONDITIONS[unit] as Condition), unit] as const));

function conditionKey({ kind, aboard, captured, shipMoves, armyMoves }: Condition): string {
  return [kind, aboard, captured, shipMoves, armyMoves].join();
}

function unitWith(kind: Kind, aboard: boolean, captured: boolean, shipMoves: number, armyMoves: number): Unit {
  const unit = unitByCondition.get(conditionKey({ kind, aboard, captured, shipMoves, armyMoves }));
  if (unit === undefined) throw new RangeError(`no unit of kind ${kind} with ${shipMoves} and ${armyMoves} moves`);
  return unit;
}

const FRESH: readonly Unit[] = ALL_KINDS.map((kind) =>
  unitWith(kind, false, false, WARSHIP_KINDS.includes(kind) ? SHIP_MOVES : 0, ARMY_MOVES[kind] ?? 0),
);
const SPENT: readonly Unit[] = ALL_KINDS.map((kind) => unitWith(kind, false, false, 0, 0));
const EMBARKED: readonly Unit[] = ALL_KINDS.map((kind) =>
  ARMY_KINDS.includes(kind) ? unitWith(kind, true, false, 0, 0) : NO_UNIT,
);
const CAPTURED: readonly Unit[] = ALL_KINDS.map((kind) =>
  WARSHIP_KINDS.includes(kind) ? unitWith(kind, false, true, 0, 0) : NO_UNIT,
);

/** A unit as it is bought: it has not moved this round and stands where its kind is built. */
export function fresh(kind: Kind): Unit {
  return FRESH[kind] as Unit;
}

/** A unit that has used all its moves, or an army after a landing by fair winds (RU-62). */
export function spent(kind: Kind): Unit {
  return SPENT[kind] as Unit;
}

/** An army that embarked this round: it cannot sail before the next one (IR-9.3.5). */
export function embarked(kind: Kind): Unit {
  return EMBARKED[kind] as Unit;
}

/** A warship that was captured this round. */
export function captured(kind: Kind): Unit {
  return CAPTURED[kind] as Unit;
}

/** By unit: the unit that it becomes, or NO_UNIT where the change is impossible. */
export type Change = readonly Unit[];
const changes = (next: (unit: Condition) => Unit): Change => CONDITIONS.map(next);

/** Looks up what a unit becomes; NO_UNIT if it cannot make the change. */
export function changed(change: Change, unit: Unit): Unit {
  return change[unit] as Unit;
}

/** One sea step. */
export const SAIL = changes((u) =>
  u.shipMoves > 0 ? unitWith(u.kind, u.aboard, false, u.shipMoves - 1, u.armyMoves) : NO_UNIT,
);
/** One step of an army on land. */
export const MARCH = changes((u) => (u.armyMoves > 0 ? unitWith(u.kind, false, false, 0, u.armyMoves - 1) : NO_UNIT));
/** IR-9.3.2: a landing. Only armies aboard have moves of both kinds. */
export const LAND = changes((u) =>
  u.shipMoves > 0 && u.armyMoves > 0 ? unitWith(u.kind, false, false, 0, u.armyMoves - 1) : NO_UNIT,
);
/** RU-11: a landing that was called off. The army is back aboard, and its moves stay spent. */
export const CALL_OFF_LANDING = changes((u) =>
  u.shipMoves > 0 && u.armyMoves > 0 ? unitWith(u.kind, true, false, u.shipMoves - 1, u.armyMoves - 1) : NO_UNIT,
);
/** The start of a round: every move is restored, and captured ships are free to move. */
export const REST = changes((u) =>
  unitWith(
    u.kind,
    u.aboard,
    false,
    u.aboard || WARSHIP_KINDS.includes(u.kind) ? SHIP_MOVES : 0,
    ARMY_MOVES[u.kind] ?? 0,
  ),
);
/** IR-9.1.3: the end of a turn. Unused moves lapse; a captured ship stays captured. */
export const LAPSE = changes((u) =>
  u.captured ? unitWith(u.kind, false, true, 0, 0) : unitWith(u.kind, u.aboard, false, 0, 0),
);
