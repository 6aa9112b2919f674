import type { Message } from "./message.ts";

/**
 * The only source of chance. Every draw says what it decides and out of how many, so that the log can be read and a fair
 * source can bind each draw to its purpose.
 */
export interface Random {
  /** A uniform integer from 0 to `sides - 1`. */
  draw(label: string, sides: number): number;
}

/** One draw as it stands in the log. */
export interface Draw {
  readonly label: string;
  readonly sides: number;
  readonly result: number;
}

/** A six-sided die: 1 to 6. */
export function rollDie(random: Random, label: string): number {
  return random.draw(label, 6) + 1;
}

/** One entry of a list, all equally likely. */
export function pick<Item>(random: Random, label: string, list: readonly Item[]): Item {
  const item = list[random.draw(label, list.length)];
  if (item === undefined) throw new RangeError(`${label}: nothing to pick from`);
  return item;
}

/** Fisher-Yates in place, from the last index down. */
export function shuffle<Item>(random: Random, label: string, list: Item[]): Item[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.draw(label, last + 1);
    const moved = list[last] as Item;
    list[last] = list[other] as Item;
    list[other] = moved;
  }
  return list;
}

/** Passes draws on and writes each of them down. */
export function recordingRandom(source: Random, draws: Draw[]): Random {
  return {
    draw(label, sides) {
      const result = source.draw(label, sides);
      draws.push({ label, sides, result });
      return result;
    },
  };
}

/** Thrown when recorded draws do not fit the rules that replay them: the log or the rules version is wrong. */
export class DrawMismatch extends Error {
  readonly recorded: string;
  readonly asked: string;

  constructor(recorded: string, asked: string) {
    super(`the log holds ${recorded}, the rules ask for ${asked}`);
    this.recorded = recorded;
    this.asked = asked;
  }

  asMessage(): Message {
    return { code: "draws-do-not-fit", params: { recorded: this.recorded, asked: this.asked } };
  }
}

interface ReplayingRandom extends Random {
  /** Throws if the log holds more draws than were asked for. */
  assertUsedUp(): void;
}

/** Answers with what the log holds, in its order, and insists that the same is asked. */
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
