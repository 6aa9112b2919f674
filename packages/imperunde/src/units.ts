/**
 * IR-1.6.1. A *kind* is what stands in the unit table; a *unit* is a kind in a condition: how many moves it has used, whether it
 * is aboard a cargo ship, whether it was captured this round. Equal units are interchangeable, so the board counts them.
 */
export const KINDS = ["fort", "artillery", "shipOfTheLine", "cavalry", "infantry", "frigate"] as const;
export type Kind = number;
export const FORT = 0;
export const ARTILLERY = 1;
export const SHIP_OF_THE_LINE = 2;
export const CAVALRY = 3;
export const INFANTRY = 4;
export const FRIGATE = 5;
/** Not a unit, but a piece that can run out. */
export const POST = 6;
export const PIECE_KINDS = 7;

export const ARMY_KINDS: readonly Kind[] = [ARTILLERY, CAVALRY, INFANTRY];
export const WARSHIP_KINDS: readonly Kind[] = [SHIP_OF_THE_LINE, FRIGATE];

export const COST: readonly number[] = [3, 3, 5, 2, 1, 3, 2];
export const CARD_COST = 5;
// IR-1.1.2: white 1-6, yellow 2-7, green 3-8, red 4-9.
const DIE_COLOURS = ["white", "yellow", "green", "red"] as const;
export type DieColour = (typeof DIE_COLOURS)[number];
/** By kind: what is added to the pips. */
export const DIE_OFFSET: readonly number[] = [3, 2, 2, 1, 0, 0];
export const dieColour = (kind: Kind): DieColour => DIE_COLOURS[DIE_OFFSET[kind] ?? 0] ?? "white";
// IR-1.2.1
export const SET_SIZE: readonly number[] = [30, 20, 10, 20, 40, 15, 45];
// IR-1.3.1
export const PIRATE_SET_SIZE: readonly number[] = [0, 0, 5, 0, 0, 20, 0];

const SHIP_MOVES = 2;
const ARMY_MOVES: readonly number[] = [0, 1, 0, 2, 1, 0];

export type Unit = number;

interface Condition {
  readonly kind: Kind;
  readonly aboard: boolean;
  readonly captured: boolean;
  readonly shipMoves: number;
  readonly armyMoves: number;
}

/** All units in the canonical order of X-10: die colour red, green, yellow, white; then more moves left first. */
const CONDITIONS: readonly Condition[] = KINDS.flatMap((_, kind): Condition[] => {
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
export const KIND_OF: readonly Kind[] = CONDITIONS.map((unit) => unit.kind);
export const SHIP_MOVES_LEFT: readonly number[] = CONDITIONS.map((unit) => unit.shipMoves);
export const ARMY_MOVES_LEFT: readonly number[] = CONDITIONS.map((unit) => unit.armyMoves);
export const IS_CARGO: readonly boolean[] = CONDITIONS.map((unit) => unit.aboard);
export const IS_CAPTURED: readonly boolean[] = CONDITIONS.map((unit) => unit.captured);
export const IS_WARSHIP: readonly boolean[] = CONDITIONS.map((unit) => WARSHIP_KINDS.includes(unit.kind));
export const IS_ARMY: readonly boolean[] = CONDITIONS.map((unit) => ARMY_KINDS.includes(unit.kind));
export const IS_SHIP: readonly boolean[] = CONDITIONS.map(
  (_, unit) => IS_WARSHIP[unit] === true || IS_CARGO[unit] === true,
);
/** IR-12.2.5: whether a unit still has a move, which puts it before its equals in a roll. */
export const HAS_MOVE: readonly boolean[] = CONDITIONS.map((unit) => unit.shipMoves + unit.armyMoves > 0);

/** Names for the notation: `cavalry` is fresh, `cavalry/1` has one move left, `cavalry-aboard/1.2` one by ship and two by land. */
export const UNIT_NAMES: readonly string[] = CONDITIONS.map(({ kind, aboard, captured, shipMoves, armyMoves }) => {
  const name = KINDS[kind] ?? "";
  if (captured) return `${name}/captured`;
  const fresh =
    armyMoves === ARMY_MOVES[kind] && (shipMoves === SHIP_MOVES || !(aboard || WARSHIP_KINDS.includes(kind)));
  if (aboard) return fresh ? `${name}-aboard` : `${name}-aboard/${shipMoves}.${armyMoves}`;
  return fresh ? name : `${name}/${shipMoves + armyMoves}`;
});

const unitByCondition = new Map(
  CONDITIONS.map((unit, id) => [
    conditionKey(unit.kind, unit.aboard, unit.captured, unit.shipMoves, unit.armyMoves),
    id,
  ]),
);

function conditionKey(kind: Kind, aboard: boolean, captured: boolean, shipMoves: number, armyMoves: number): number {
  return (((kind * 2 + Number(aboard)) * 2 + Number(captured)) * 3 + shipMoves) * 3 + armyMoves;
}

function unitWith(kind: Kind, aboard: boolean, captured: boolean, shipMoves: number, armyMoves: number): Unit {
  const unit = unitByCondition.get(conditionKey(kind, aboard, captured, shipMoves, armyMoves));
  if (unit === undefined) throw new RangeError(`no unit of kind ${kind} with ${shipMoves} and ${armyMoves} moves`);
  return unit;
}

/** A piece of the kind that has not moved this round, on the kind of field where it is built. */
export const FRESH: readonly Unit[] = KINDS.map((_, kind) =>
  unitWith(kind, false, false, WARSHIP_KINDS.includes(kind) ? SHIP_MOVES : 0, ARMY_MOVES[kind] ?? 0),
);
/** The same with every move used. */
export const SPENT: readonly Unit[] = KINDS.map((_, kind) => unitWith(kind, false, false, 0, 0));
/** An army that embarked this round: it cannot sail before the next one (IR-9.3.5). */
export const EMBARKED: readonly Unit[] = KINDS.map((_, kind) =>
  ARMY_KINDS.includes(kind) ? unitWith(kind, true, false, 0, 0) : -1,
);
export const CAPTURED: readonly Unit[] = KINDS.map((_, kind) =>
  WARSHIP_KINDS.includes(kind) ? unitWith(kind, false, true, 0, 0) : -1,
);

/** What a unit becomes by an event of its life; -1 where that cannot happen. */
const becomes = (next: (unit: Condition) => Unit): readonly Unit[] => CONDITIONS.map(next);

/** After one sea step. */
export const SAILED = becomes((u) =>
  u.shipMoves > 0 ? unitWith(u.kind, u.aboard, false, u.shipMoves - 1, u.armyMoves) : -1,
);
/** After one step on land. */
export const MARCHED = becomes((u) =>
  !u.aboard && u.armyMoves > 0 ? unitWith(u.kind, false, false, 0, u.armyMoves - 1) : -1,
);
/** IR-9.3.2: after landing, as a unit on land. */
export const LANDED = becomes((u) =>
  u.aboard && u.shipMoves > 0 && u.armyMoves > 0 ? unitWith(u.kind, false, false, 0, u.armyMoves - 1) : -1,
);
/** RU-11: a landing that was called off, as the cargo ship it is again; its moves stay spent. */
export const LANDING_CALLED_OFF = becomes((u) =>
  u.aboard && u.shipMoves > 0 && u.armyMoves > 0 ? unitWith(u.kind, true, false, u.shipMoves - 1, u.armyMoves - 1) : -1,
);
/** RU-62: landed by Good winds, which uses no move of its own. */
export const LANDED_BY_WIND = becomes((u) => (u.aboard ? unitWith(u.kind, false, false, 0, 0) : -1));
/** The start of a round gives every move back and frees captured ships. */
export const RESTED = becomes((u) =>
  unitWith(
    u.kind,
    u.aboard,
    false,
    u.aboard || WARSHIP_KINDS.includes(u.kind) ? SHIP_MOVES : 0,
    ARMY_MOVES[u.kind] ?? 0,
  ),
);
/** IR-9.1.3: unused moves lapse. A captured ship stays captured. */
export const LAPSED = becomes((u) =>
  u.captured ? unitWith(u.kind, false, true, 0, 0) : unitWith(u.kind, u.aboard, false, 0, 0),
);
/** A piece as it is bought. */
export const fresh = (kind: Kind): Unit => FRESH[kind] ?? -1;
export const kindCalled = (name: string): Kind => (KINDS as readonly string[]).indexOf(name);
