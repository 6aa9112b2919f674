import { type Signal, signal } from "@preact/signals";
import type { Action, Card, Danger, Region, Unit } from "@rondel/imperunde";

/** A unit that the player wants to send to a battle. */
export interface Sender {
  readonly unit: Unit;
  readonly from: Region;
}

/** Actions that the player must confirm because of their dangers. Each list is played by one unit. */
interface Confirmation {
  readonly label: string;
  readonly sequences: readonly (readonly Action[])[];
  readonly dangers: readonly Danger[];
}

/** The selection of a movement that has not been played. It never leaves the page. */
export interface MovementSelection {
  /** By unit: how many of the chosen region; all of them if absent. */
  readonly picked: Signal<ReadonlyMap<Unit, number>>;
  /** The region of the attack that is being prepared. */
  readonly target: Signal<Region | undefined>;
  readonly senders: Signal<readonly Sender[]>;
  /** The battle cards with which the odds are shown. */
  readonly cards: Signal<readonly Card[]>;
  readonly confirmation: Signal<Confirmation | undefined>;
  /** True while the actions of several units are played; until then nothing else can be chosen. */
  readonly isRunning: Signal<boolean>;
}

export function emptyMovementSelection(): MovementSelection {
  return {
    picked: signal(new Map()),
    target: signal(undefined),
    senders: signal([]),
    cards: signal([]),
    confirmation: signal(undefined),
    isRunning: signal(false),
  };
}

export function resetMovementSelection(selection: MovementSelection): void {
  selection.picked.value = new Map();
  resetAttack(selection);
}

/** Leaves the attack that is being prepared. */
export function resetAttack(selection: MovementSelection): void {
  selection.target.value = undefined;
  selection.senders.value = [];
  selection.cards.value = [];
  selection.confirmation.value = undefined;
}
