import { pick, type Random } from "@rondel/engine";

/** the entry in whose share a number below the sum of all weights falls. */
export function entryAt<Entry>(entries: readonly Entry[], weight: (entry: Entry) => number, drawn: number): Entry {
  let sum = 0;
  for (const entry of entries) {
    sum += weight(entry);
    if (drawn < sum) return entry;
  }
  throw new RangeError(`${drawn} is beyond the wheel`);
}

/** A spin of a wheel on which only some fields are admissible: the same odds as spinning again and again (IR-11.1.6). */
export function spin<Entry>(
  random: Random,
  label: string,
  entries: readonly Entry[],
  weight: ((entry: Entry) => number) | undefined,
): Entry {
  if (!weight) return pick(random, label, entries);
  const sum = entries.reduce((total, entry) => total + weight(entry), 0);
  return entryAt(entries, weight, random.draw(label, sum));
}
