import { ALL_SEAS, isSea, NOWHERE, type Region, type Sea } from "../board/board.ts";
import { clone } from "../clone.ts";
import type { AttackFrame, BattleFrame, Fighter } from "../frames.ts";
import { eachSendable, journey, sendableCount } from "../movement/attack.ts";
import { CALM, FAIR, type State } from "../state.ts";
import { type Kind, kindOf, type Unit } from "../units.ts";
import { type Risk, riskOf } from "./risk.ts";

/** A unit that the attacker has sent or could still send, and the risk of its way. */
export interface Approaching extends Risk {
  readonly kind: Kind;
  readonly from: Region;
}

/** Units that a calm keeps away from a battle (IR-11.3.2). */
export interface Becalmed {
  readonly sea: Sea;
  readonly count: number;
}

/** The units of an attack that have been sent. Warships that were in the sea already (RU-119) have no way. */
export function unitsSent(state: State, { sent, target }: AttackFrame): Approaching[] {
  const startOf = ({ start }: Fighter): Region => (start === NOWHERE ? target : start);
  return sent.map(({ fighter, seas }) => ({
    kind: kindOf(fighter.unit),
    from: startOf(fighter),
    ...riskOf(state, seas),
  }));
}

/**
 * The units that could still be sent, each once and on the way with the fewest storms. The strongest come first, and of equals the one
 * with the safer way.
 */
export function unitsInReach(state: State, host: AttackFrame | BattleFrame): Approaching[] {
  const found = [...waysOf(state, host).values()].flatMap(({ way, count }) => Array.from({ length: count }, () => way));
  return found.sort((one, other) => one.kind - other.kind || other.arrives - one.arrives);
}

/** The way of a stack to a battle. */
interface Way {
  readonly way: Approaching;
  readonly unit: Unit;
  readonly via: readonly Region[];
  readonly count: number;
}

/** The key of a stack in `waysOf`. */
export function stackKey(unit: Unit, from: Region): string {
  return `${unit}@${from}`;
}

/** The safest way of each stack that could be sent, by unit and region. */
export function waysOf(state: State, host: AttackFrame | BattleFrame): Map<string, Way> {
  const ways = new Map<string, Way>();
  eachSendable(state, host, (unit: Unit, from: Region, via: readonly Region[]) => {
    const key = stackKey(unit, from);
    const way = { kind: kindOf(unit), from, ...riskOf(state, journey(state, host, unit, from, via).seas) };
    const known = ways.get(key);
    if (!known || way.arrives > known.way.arrives) {
      ways.set(key, { way, unit, via, count: sendableCount(state, host, unit, from) });
    }
  });
  return ways;
}

/** The units that could be sent if no sea were calm, by the calm sea that holds them back. */
export function unitsBecalmed(state: State, host: AttackFrame | BattleFrame): Becalmed[] {
  const isCalm = (region: Region): region is Sea => isSea(region) && state.weather[region] === CALM;
  if (!ALL_SEAS.some(isCalm)) return [];
  const fair = clone(state);
  fair.weather = fair.weather.map((weather) => (weather === CALM ? FAIR : weather));
  const counts = new Map<Sea, number>();
  const sendable = waysOf(state, host);
  for (const [key, { way, via, count }] of waysOf(fair, host)) {
    const sea = [way.from, ...via].find(isCalm);
    if (sea !== undefined && !sendable.has(key)) counts.set(sea, (counts.get(sea) ?? 0) + count);
  }
  return [...counts].map(([sea, count]) => ({ sea, count }));
}
