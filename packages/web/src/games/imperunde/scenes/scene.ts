import type { AnyEvent } from "@rondel/engine";
import { isSea, LAND_EVENTS, type Party, type Region, SEA_EVENTS } from "@rondel/imperunde";
import { type Roll, rollOf } from "../battle/roll.ts";
import { asImperunde } from "../describe-event.ts";

/** One roll of a battle, with the parties that rolled. */
interface RollScene {
  readonly kind: "roll";
  readonly region: Region;
  readonly attacker: Party;
  readonly defender: Party;
  readonly roll: Roll;
}

/** The two wheels of phase 8 and where they stop. */
interface WheelScene {
  readonly kind: "wheels";
  readonly region: Region;
  /** The place of the event on its wheel. */
  readonly event: number;
}

/** A moment that takes time to watch: dice that fall or wheels that turn. */
export type Scene = RollScene | WheelScene;

/** The scenes in the events of one action, in order. A battle without windows between its rolls has several. */
export function scenesIn(events: readonly AnyEvent[]): Scene[] {
  return events.flatMap((given, index): Scene[] => {
    const event = asImperunde(given);
    if (event.kind === "eventDrawn") {
      const words: readonly string[] = isSea(event.region) ? SEA_EVENTS : LAND_EVENTS;
      return [{ kind: "wheels", region: event.region, event: words.indexOf(event.word) }];
    }
    const roll = event.kind === "rolled" ? rollOf(events.slice(index)) : undefined;
    if (event.kind !== "rolled" || !roll) return [];
    return [{ kind: "roll", region: event.region, attacker: event.party, defender: event.other, roll }];
  });
}

/** Milliseconds that a scene moves at the normal pace. */
export function motionTime({ kind }: Scene): number {
  return kind === "wheels" ? 1200 : 1000;
}

/**
 * Milliseconds that the result of a scene stays to be read at the normal pace: longer for more dice. With its motion a scene takes at
 * most two seconds, as long as the shortest pause after dice and wheels.
 */
export function readingTime(scene: Scene): number {
  return scene.kind === "wheels" ? 800 : 400 + 200 * Math.max(scene.roll.attack.length, scene.roll.defence.length);
}
