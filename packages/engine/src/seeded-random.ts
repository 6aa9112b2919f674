import type { Random } from "./random.ts";

const TWO_TO_32 = 0x1_0000_0000;

/**
 * A fast generator for bots, tests and simulations (sfc32, seeded from any text). The same seed gives the same draws in Node
 * and in a browser. It is predictable, so matches on a server use `fairRandom`.
 */
export function seededRandom(seed: string | number): Random {
  let [a, b, c] = scatter(String(seed));
  let counter = 1;

  const next = (): number => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    c |= 0;
    return result >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();

  return {
    draw(_label, sides) {
      // Rejects values at the incomplete end of the range: every result stays equally likely.
      const fair = TWO_TO_32 - (TWO_TO_32 % sides);
      let value = next();
      while (value >= fair) value = next();
      return value % sides;
    },
  };
}

/** Hashes a text to three 32-bit integers (FNV-1a with three offsets, finished like murmur3). */
function scatter(text: string): [number, number, number] {
  const integers = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b].map((offset) => {
    let hash = offset;
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  });
  return integers as [number, number, number];
}
