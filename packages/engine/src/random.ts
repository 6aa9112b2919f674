import type { Message } from "./message.ts";

/**
 * The only source of chance. Each draw has a label and a number of sides: the log is readable, and a fair source binds each
 * draw to its purpose.
 */
export interface Random {
  /** A uniform integer from 0 to `sides - 1`. */
  draw(label: string, sides: number): number;
}

/** One draw in the log. */
export interface Draw {
  readonly label: string;
  readonly sides: number;
  readonly result: number;
}

/** A six-sided die: 1 to 6. */
export function rollDie(random: Random, label: string): number {
  return random.draw(label, 6) + 1;
}

/** A random item of a list, all equally likely. */
export function pick<Item>(random: Random, label: string, list: readonly Item[]): Item {
  const item = list[random.draw(label, list.length)];
  if (item === undefined) throw new RangeError(`${label}: the list is empty`);
  return item;
}

/** Shuffles in place (Fisher-Yates, from the last index down). */
export function shuffle<Item>(random: Random, label: string, list: Item[]): Item[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.draw(label, last + 1);
    const moved = list[last] as Item;
    list[last] = list[other] as Item;
    list[other] = moved;
  }
  return list;
}

/** Draws from a source and records each draw. */
export function recordingRandom(source: Random, draws: Draw[]): Random {
  return {
    draw(label, sides) {
      const result = source.draw(label, sides);
      draws.push({ label, sides, result });
      return result;
    },
  };
}

/** Thrown when recorded draws do not fit the rules: the log or the rules version is wrong. */
export class DrawMismatch extends Error {
  readonly recorded: string;
  readonly asked: string;

  constructor(recorded: string, asked: string) {
    super(`the log has ${recorded}, the rules ask for ${asked}`);
    this.recorded = recorded;
    this.asked = asked;
  }

  asMessage(): Message<"draws-do-not-fit"> {
    return { code: "draws-do-not-fit", params: { recorded: this.recorded, asked: this.asked } };
  }
}

interface ReplayingRandom extends Random {
  /** Throws if the log has more draws than the rules asked for. */
  assertUsedUp(): void;
}

/** Repeats recorded draws in their order. Throws `DrawMismatch` if the rules ask for another draw. */
export function replayingRandom(draws: readonly Draw[]): ReplayingRandom {
  let next = 0;
  return {
    draw(label, sides) {
      const recorded = draws[next];
      if (recorded?.label !== label || recorded.sides !== sides) {
        throw new DrawMismatch(nameOf(recorded), `${label} /${sides}`);
      }
      next++;
      return recorded.result;
    },
    assertUsedUp() {
      if (next < draws.length) throw new DrawMismatch(nameOf(draws[next]), "no more draws");
    },
  };
}

function nameOf(draw: Draw | undefined): string {
  return draw ? `${draw.label} /${draw.sides}` : "no draw";
}
