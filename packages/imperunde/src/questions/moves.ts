import type { Refusal, Seat, Viewer } from "@rondel/engine";
import type { ActionOf } from "../actions.ts";
import { ALL_REGIONS, isSea, type Region, type Sea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { FairWindsFrame } from "../frames.ts";
import { withinReach } from "../movement/approaches.ts";
import { afterStep, eachPassage, eachPlainStep, type MoveCost, mayAttack, moveCost } from "../movement/steps.ts";
import { embarkable, embarkation } from "../phases/embarkation.ts";
import { fairWinds } from "../phases/fair-winds.ts";
import { stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import type { State } from "../state.ts";
import type { Unit } from "../units.ts";
import { stackKey, waysOf } from "./approaching.ts";
import { type Risk, riskOf } from "./risk.ts";
import { embarkationOf, type FightingTurn, newAttack, turnOf } from "./turn.ts";

type Step = ActionOf<"move" | "sailThrough" | "embark">;

/** What equal units in a region can do. Units that can do nothing are left out. */
export interface UnitMoves {
  readonly unit: Unit;
  readonly from: Region;
  readonly count: number;
  /** The regions that each of them can reach without a battle, or the seas to which it can embark. */
  readonly ways: readonly MoveWay[];
  readonly attacks: readonly AttackWay[];
}

/** The way to a region with the fewest moves; of several, the one with the fewest storms. */
export interface MoveWay extends Risk {
  readonly to: Region;
  /** The actions of one unit, one after another. */
  readonly actions: readonly Step[];
  readonly cost: MoveCost;
}

/** The safest way to a region that can be attacked. */
export interface AttackWay extends Risk {
  readonly target: Region;
  readonly via: readonly Region[];
}

/** IR-9.1.1, IR-11.3.3, IR-10.1.1: the units of a player who moves or embarks now. */
export function moves(state: State, viewer: Viewer): readonly UnitMoves[] | Refusal {
  if (viewer === "spectator") return refusal("not-your-turn", "IR-9.1.1");
  const stackMoves = movesOfStack(state, viewer);
  if (!stackMoves) return refusal("not-your-turn", "IR-9.1.1");
  return ALL_REGIONS.flatMap((from) =>
    stacksAt(state, from)
      .filter((stack) => stackParty(stack) === viewer)
      .map((stack): UnitMoves => ({ unit: stackUnit(stack), from, ...stackMoves(stackUnit(stack), from, stack) })),
  ).filter(({ ways, attacks }) => ways.length + attacks.length > 0);
}

type StackMoves = (unit: Unit, from: Region, stack: number) => Pick<UnitMoves, "count" | "ways" | "attacks">;

/** What a stack can do in the current decision of a seat; undefined if it can move nothing now. */
function movesOfStack(state: State, seat: Seat): StackMoves | undefined {
  const boarding = embarkationOf(state, seat);
  if (boarding) {
    const offers = embarkation.actions(state, boarding, seat).filter((action) => action.kind === "embark");
    return (unit, from) => ({
      count: embarkable(state, boarding, seat, unit, from),
      ways: offers.filter((offer) => offer.unit === unit && offer.from === from).map((offer) => freeWay(state, offer)),
      attacks: [],
    });
  }
  const turn = turnOf(state, seat);
  if (!turn) return undefined;
  const attacks = attacksOf(state, turn, seat);
  return (unit, from, stack) => ({
    count: turn.kind === "goodWinds" ? windMoves(turn, unit, stack) : stackCount(stack),
    ways: turn.kind === "goodWinds" ? windWays(state, turn, seat, unit, from) : waysFrom(state, seat, unit, from),
    attacks: attacks.get(stackKey(unit, from)) ?? [],
  });
}

const windMoves = ({ wind }: FairWindsFrame, unit: Unit, stack: number): number =>
  Math.min(stackCount(stack), wind[unit] ?? 0);

/** RU-62: one step out of the sea with the wind, which costs nothing. */
function windWays(state: State, turn: FairWindsFrame, seat: Seat, unit: Unit, from: Region): MoveWay[] {
  if (from !== turn.sea) return [];
  const steps = fairWinds.actions(state, turn, seat).filter((action) => action.kind === "move");
  return steps.filter((step) => step.unit === unit).map((step) => freeWay(state, step));
}

/** A single step that costs no move. */
function freeWay(state: State, step: Step): MoveWay {
  return { to: step.to, actions: [step], cost: { ship: 0, army: 0 }, ...riskOf(state, seasOf([step])) };
}

/** One step, a passage, or two steps. A piece that moves opens or closes no way for itself. */
function waysFrom(state: State, seat: Seat, unit: Unit, from: Region): MoveWay[] {
  const ways = new Map<Region, MoveWay>();
  const add = (actions: readonly ActionOf<"move" | "sailThrough">[]) => {
    const way = wayOf(state, actions);
    const known = ways.get(way.to);
    if (way.to !== from && (!known || isBetter(way, known))) ways.set(way.to, way);
  };
  eachPlainStep(state, seat, unit, from, (to) => {
    const first: ActionOf<"move"> = { kind: "move", unit, from, to };
    add([first]);
    const moved = afterStep(unit, from, to);
    eachPlainStep(state, seat, moved, to, (next) => add([first, { kind: "move", unit: moved, from: to, to: next }]));
  });
  if (isSea(from)) {
    eachPassage(state, seat, unit, from, (via, to) => add([{ kind: "sailThrough", unit, from, via, to }]));
  }
  return [...ways.values()];
}

function wayOf(state: State, actions: readonly ActionOf<"move" | "sailThrough">[]): MoveWay {
  const costs = actions.map(moveCost);
  return {
    to: (actions.at(-1) as Step).to,
    actions,
    cost: {
      ship: costs.reduce((sum, { ship }) => sum + ship, 0),
      army: costs.reduce((sum, { army }) => sum + army, 0),
    },
    ...riskOf(state, seasOf(actions)),
  };
}

function seasOf(actions: readonly Step[]): Sea[] {
  return actions.flatMap((step) => (step.kind === "sailThrough" ? [step.via, step.to] : [step.to])).filter(isSea);
}

function isBetter(one: MoveWay, other: MoveWay): boolean {
  const more = one.cost.ship + one.cost.army - other.cost.ship - other.cost.army;
  return more < 0 || (more === 0 && one.arrives > other.arrives);
}

/** The attacks of each stack, by the key of the stack. */
function attacksOf(state: State, turn: FightingTurn, seat: Seat): Map<string, AttackWay[]> {
  const attacks = new Map<string, AttackWay[]>();
  if (turn.kind === "goodWinds" && !state.options.goodWindsMayAttack) return attacks;
  const near = turn.kind === "goodWinds" ? undefined : withinReach(state, seat);
  for (const target of ALL_REGIONS) {
    if ((near && !near[target]) || !mayAttack(state, seat, target)) continue;
    for (const [key, { way, via }] of waysOf(state, newAttack(turn, seat, target))) {
      const { storms, arrives } = way;
      attacks.set(key, [...(attacks.get(key) ?? []), { target, via, storms, arrives }]);
    }
  }
  return attacks;
}
