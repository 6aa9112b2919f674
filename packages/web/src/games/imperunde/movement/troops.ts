import type { Action, Region, Unit, UnitMoves } from "@rondel/imperunde";
import type { Sender } from "./movement-selection.ts";

/** Equal units in the chosen region, and how many of them the player has chosen. */
export interface Troop extends UnitMoves {
  readonly chosen: number;
}

/** The units of a region that can do something; all of them are chosen unless `picked` says otherwise. */
export function troopsIn(
  moves: readonly UnitMoves[],
  region: Region | undefined,
  picked: ReadonlyMap<Unit, number>,
): Troop[] {
  return moves
    .filter(({ from }) => from === region)
    .map((stack) => ({ ...stack, chosen: Math.min(stack.count, picked.get(stack.unit) ?? stack.count) }));
}

/** A region that chosen units can reach, with the actions of each of them. */
export interface Destination {
  readonly to: Region;
  /** The number of chosen units that can go there. */
  readonly count: number;
  /** The most moves that one of them needs. */
  readonly moves: number;
  readonly sequences: readonly (readonly Action[])[];
}

/** The regions that at least one chosen unit can reach without a battle, the nearest first. */
export function destinationsOf(troops: readonly Troop[]): Destination[] {
  const found = new Map<Region, Destination>();
  for (const { chosen, ways } of troops) {
    if (chosen === 0) continue;
    for (const { to, actions, cost } of ways) {
      const known = found.get(to) ?? { to, count: 0, moves: 0, sequences: [] };
      found.set(to, {
        to,
        count: known.count + chosen,
        moves: Math.max(known.moves, cost.ship + cost.army),
        sequences: [...known.sequences, ...Array.from({ length: chosen }, () => actions)],
      });
    }
  }
  return [...found.values()].toSorted((one, other) => one.moves - other.moves);
}

/** A region that chosen units can attack, and the strongest of them that come. */
export interface Target {
  readonly region: Region;
  readonly senders: readonly Sender[];
}

/** Three units attack at most. */
export const MOST_SENDERS = 3;

/** The regions that at least one chosen unit can attack. */
export function targetsOf(troops: readonly Troop[]): Target[] {
  const senders = new Map<Region, Sender[]>();
  for (const { chosen, attacks, unit, from } of byStrength(troops)) {
    for (const { target } of attacks) {
      const known = senders.get(target) ?? [];
      const more = Array.from({ length: Math.min(chosen, MOST_SENDERS - known.length) }, () => ({ unit, from }));
      if (chosen > 0) senders.set(target, [...known, ...more]);
    }
  }
  return [...senders].map(([region, units]) => ({ region, senders: units }));
}

/** The numbers of units follow their strength. */
export function byStrength<Stack extends UnitMoves>(stacks: readonly Stack[]): Stack[] {
  return stacks.toSorted((one, other) => one.unit - other.unit);
}

/** Equal units that can join an attack, and how many of them the player sends. */
export interface SenderStack extends Sender {
  readonly count: number;
  readonly sent: number;
}

/** All units that can attack a region, wherever they are. */
export function senderStacks(moves: readonly UnitMoves[], target: Region, senders: readonly Sender[]): SenderStack[] {
  return byStrength(moves.filter(({ attacks }) => attacks.some((attack) => attack.target === target))).map(
    ({ unit, from, count }) => ({
      unit,
      from,
      count,
      sent: senders.filter((sender) => sender.unit === unit && sender.from === from).length,
    }),
  );
}

/** The senders after one more or one fewer unit of a stack. */
export function withSender(senders: readonly Sender[], { unit, from }: Sender, change: 1 | -1): readonly Sender[] {
  if (change === 1) return [...senders, { unit, from }];
  const last = senders.findLastIndex((sender) => sender.unit === unit && sender.from === from);
  return last < 0 ? senders : senders.toSpliced(last, 1);
}
