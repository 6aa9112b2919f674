import { pick, type Random } from "@rondel/engine";

/** the entry whose sectors include a number, counted from 0 over the weights of all entries. */
export function entryAt<Entry>(entries: readonly Entry[], weight: (entry: Entry) => number, drawn: number): Entry {
  let sum = 0;
  for (const entry of entries) {
    sum += weight(entry);
    if (drawn < sum) return entry;
  }
  throw new RangeError(`${drawn} is beyond the wheel`);
}

/** Spins a wheel over its admissible entries, with the same odds as spinning until one of them comes up (IR-11.1.6). */
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
