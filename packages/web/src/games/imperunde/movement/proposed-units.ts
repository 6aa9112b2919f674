import type { Seat } from "@rondel/engine";
import { type Action, dangersOf, type Region, type State, type Unit, type UnitMoves } from "@rondel/imperunde";
import type { Sender } from "./movement-selection.ts";
import { byStrength, MOST_SENDERS } from "./troops.ts";

type Send = Extract<Action, { kind: "send" }>;

/**
 * The units that the page proposes for an attack, wherever they are: the strongest in reach. A unit that would sail into a storm or
 * leave a colony empty is proposed only if no other can come.
 */
export function proposedSenders(state: State, seat: Seat, moves: readonly UnitMoves[], target: Region): Sender[] {
  const candidates = sendsTo(moves, target);
  const safe: Send[] = [];
  for (const send of candidates) {
    if (safe.length === MOST_SENDERS) break;
    if (dangersOf(state, seat, [{ kind: "attack", target }, ...safe, send]).length === 0) safe.push(send);
  }
  return (safe.length > 0 ? safe : candidates.slice(0, MOST_SENDERS)).map(({ unit, from }) => ({ unit, from }));
}

/** Every unit that can attack a region, the strongest first. */
function sendsTo(moves: readonly UnitMoves[], target: Region): Send[] {
  return byStrength(moves).flatMap(({ unit, from, count, attacks }) => {
    const way = attacks.find((attack) => attack.target === target);
    if (!way) return [];
    return Array.from({ length: count }, (): Send => ({ kind: "send", unit, from, via: way.via }));
  });
}

/**
 * The armies of one territory that the page proposes to embark: all of them, or all but the weakest if a colony would be left
 * without a defender.
 */
export function proposedBoarding(state: State, seat: Seat, stacks: readonly UnitMoves[]): Map<Unit, number> {
  const all = new Map(stacks.map(({ unit, count }) => [unit, count]));
  const armies = stacks.reduce((sum, { count }) => sum + count, 0);
  const weakest = byStrength(stacks).at(-1);
  if (armies < 2 || !weakest || !leavesEmpty(state, seat, stacks)) return all;
  return all.set(weakest.unit, weakest.count - 1);
}

function leavesEmpty(state: State, seat: Seat, stacks: readonly UnitMoves[]): boolean {
  const actions = stacks.flatMap(({ count, ways }) =>
    Array.from({ length: count }, () => ways[0]?.actions ?? []).flat(),
  );
  return dangersOf(state, seat, actions).some(({ code }) => code === "abandoned" || code === "undefended");
}
