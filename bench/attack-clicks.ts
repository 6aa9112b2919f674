import { isRefusal, type Seat } from "@rondel/engine";
import { type Action, imperunde, type Region, type State, type UnitMoves } from "@rondel/imperunde";
import type { Sender } from "../packages/web/src/games/imperunde/movement/movement-selection.ts";
import { proposedSenders } from "../packages/web/src/games/imperunde/movement/proposed-units.ts";
import { MOST_SENDERS, targetsOf, troopsIn } from "../packages/web/src/games/imperunde/movement/troops.ts";

type Send = Extract<Action, { kind: "send" }>;

function isSend(action: Action): action is Send {
  return action.kind === "send";
}

/** Whether an action belongs to the attack that these actions prepare. The third unit begins it; further ones are reinforcements. */
export function continuesAttack(actions: readonly Action[], next: Action): boolean {
  if (actions.at(-1)?.kind === "begin" || actions.filter(isSend).length >= MOST_SENDERS) return false;
  return isSend(next) || next.kind === "begin";
}

/**
 * Target and “Attack with three”, or with fewer, with the units that the page proposes; or region, target and button, with the
 * strongest units of that region. Each other unit more or fewer is one press.
 */
export function attackClicks(start: State, seat: Seat, actions: readonly Action[]): number {
  const target = actions.find((action) => action.kind === "attack")?.target;
  if (target === undefined) return 0;
  const sends = actions.filter(isSend);
  const moves = unitMoves(start, seat);
  const byTarget = 2 + adjusting(proposedSenders(start, seat, moves, target), sends);
  const byRegion = sends.map(({ from }) => 3 + adjusting(strongestAt(moves, from, target), sends));
  return Math.min(byTarget, ...byRegion);
}

/** What the units of a seat can do, as the page asks the rules. */
export function unitMoves(state: State, seat: Seat): readonly UnitMoves[] {
  const answer = imperunde.answer(state, seat, { kind: "moves" });
  if (isRefusal(answer)) throw new Error("A seat that cannot move has moved.");
  return answer;
}

function strongestAt(moves: readonly UnitMoves[], region: Region, target: Region): readonly Sender[] {
  return targetsOf(troopsIn(moves, region, new Map())).find((one) => one.region === target)?.senders ?? [];
}

/** The presses that turn the proposed units into the wanted ones. The first of them, one or more, attack without any. */
function adjusting(proposed: readonly Sender[], wanted: readonly Sender[]): number {
  return differences(proposed.slice(0, wanted.length), wanted) === 0 ? 0 : differences(proposed, wanted);
}

/** The number of units that are in one list and not in the other. */
function differences(some: readonly Sender[], others: readonly Sender[]): number {
  const counts = new Map<string, number>();
  const add = ({ unit, from }: Sender, change: number) =>
    counts.set(`${unit} ${from}`, (counts.get(`${unit} ${from}`) ?? 0) + change);
  for (const sender of some) add(sender, 1);
  for (const sender of others) add(sender, -1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}
