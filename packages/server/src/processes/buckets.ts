/** Tables are divided into buckets. The tables of a bucket share a process and a channel for changes. */
export const BUCKETS = 128;

export function bucketOf(table: string): number {
  return hash(table) % BUCKETS;
}

/**
 * Finds the process that serves a bucket by rendezvous hashing: every process gets a number for the bucket, and the highest one
 * serves it. When a process ends, only its own buckets move.
 */
export function servingProcess(bucket: number, processes: readonly string[]): string | undefined {
  let best: string | undefined;
  let highest = -1;
  for (const id of processes) {
    const number = hash(`${bucket} ${id}`);
    if (number < highest || (number === highest && best !== undefined && best < id)) continue;
    best = id;
    highest = number;
  }
  return best;
}

/** FNV-1a, with the last steps of MurmurHash3, which spread similar texts over all numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
