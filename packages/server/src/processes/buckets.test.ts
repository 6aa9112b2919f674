import { describe, expect, test } from "vitest";
import { BUCKETS, bucketOf, servingProcess } from "./buckets.ts";

const allBuckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const servedBy = (processes: readonly string[]) => allBuckets.map((bucket) => servingProcess(bucket, processes));

describe("the process that serves a table", () => {
  test("is the same whatever the order in which the processes are listed", () => {
    expect(servedBy(["c", "a", "b"])).toEqual(servedBy(["a", "b", "c"]));
  });

  test("changes only for the tables of a process that ends", () => {
    const before = servedBy(["a", "b", "c"]);
    const after = servedBy(["a", "b"]);
    for (const bucket of allBuckets) {
      if (before[bucket] === "c") expect(["a", "b"]).toContain(after[bucket]);
      else expect(after[bucket]).toBe(before[bucket]);
    }
  });

  test("differs so that each of four processes serves about a quarter", () => {
    const served = servedBy(["one", "two", "three", "four"]);
    for (const id of ["one", "two", "three", "four"]) {
      const share = served.filter((process) => process === id).length / BUCKETS;
      expect(share).toBeGreaterThan(0.12);
      expect(share).toBeLessThan(0.4);
    }
  });

  test("is found from the table's id, which spreads tables over all buckets", () => {
    const counts = new Map<number, number>();
    for (let table = 0; table < 100 * BUCKETS; table++) {
      const bucket = bucketOf(`t${table.toString(36)}`);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
    expect(counts.size).toBe(BUCKETS);
    expect(Math.max(...counts.values())).toBeLessThan(200);
  });
});
