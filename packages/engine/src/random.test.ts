import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceSource } from "./chance.ts";
import { commitmentTo, fairRandom } from "./fair-random.ts";
import { DrawMismatch, pick, type Random, recordingRandom, replayingRandom, rollDie, shuffle } from "./random.ts";
import { seededRandom } from "./seeded-random.ts";

const SECRET = "a1".repeat(32);
const chance = { secret: SECRET, matchId: "match-1", entropy: ["s0:blue", "s1:moon"] };

describe("every source of chance", () => {
  const sources: Record<string, (run: number) => Random> = {
    seeded: (run) => seededRandom(`run ${run}`),
    fair: (run) => fairRandom(chance, run),
  };
  for (const [name, source] of Object.entries(sources)) {
    it(`${name}: stays within its sides`, () => {
      fc.assert(
        fc.property(fc.nat(1000), fc.integer({ min: 1, max: 1_000_000 }), (run, sides) => {
          const result = source(run).draw("any", sides);
          expect(Number.isInteger(result) && result >= 0 && result < sides).toBe(true);
        }),
        { numRuns: 200 },
      );
    });

    it(`${name}: is uniform (chi-square of 12,000 dice below the 0.1% bound)`, () => {
      const counts = [0, 0, 0, 0, 0, 0];
      const random = source(7);
      for (let roll = 0; roll < 12_000; roll++) {
        const side = random.draw("die", 6);
        counts[side] = (counts[side] ?? 0) + 1;
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      expect(chiSquare).toBeLessThan(20.5);
    });

    it(`${name}: repeats its draws for the same seed and has others for another`, () => {
      const draws = (random: Random) => Array.from({ length: 20 }, () => random.draw("x", 1000));
      expect(draws(source(1))).toEqual(draws(source(1)));
      expect(draws(source(1))).not.toEqual(draws(source(2)));
    });
  }
});

describe("the fair source", () => {
  it("is the documented HMAC, which other tools can compute", () => {
    const digest = createHmac("sha256", Buffer.from(SECRET, "hex"))
      .update("match-1\ns0:blue,s1:moon\n12\nattack\n0\n0")
      .digest();
    expect(fairRandom(chance, 12).draw("attack", 6)).toBe(digest.readUIntBE(0, 6) % 6);
  });

  it("depends on match, entropy, action, label, index and secret", () => {
    const draw = (other: Partial<typeof chance>, action = 1, label = "die") =>
      fairRandom({ ...chance, ...other }, action).draw(label, 1e9);
    const all = [
      draw({}),
      draw({ matchId: "match-2" }),
      draw({ entropy: [] }),
      draw({}, 2),
      draw({}, 1, "other"),
      draw({ secret: "b2".repeat(32) }),
    ];
    const random = fairRandom(chance, 1);
    random.draw("die", 1e9);
    expect(new Set([...all, random.draw("die", 1e9)]).size).toBe(7);
  });

  it("has a commitment that does not reveal the secret", () => {
    const commitment = commitmentTo(SECRET);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment).not.toContain(SECRET.slice(0, 8));
    const fair = { kind: "fair", commitment, entropy: [] } as const;
    expect(chanceSource(fair, "m", SECRET)).toBeTypeOf("function");
    expect(chanceSource(fair, "m", "b2".repeat(32))).toBeUndefined();
    expect(chanceSource(fair, "m", "short")).toBeUndefined();
    expect(chanceSource(fair, "m")).toBeUndefined();
  });
});

describe("recording and replaying", () => {
  it("replays recorded draws without the source", () => {
    const draws: Parameters<typeof recordingRandom>[1] = [];
    const random = recordingRandom(seededRandom("s"), draws);
    const results = [
      rollDie(random, "die"),
      pick(random, "letter", ["a", "b", "c"]),
      shuffle(random, "deck", [1, 2, 3, 4]).join(""),
    ];
    const replay = replayingRandom(draws);
    expect([
      rollDie(replay, "die"),
      pick(replay, "letter", ["a", "b", "c"]),
      shuffle(replay, "deck", [1, 2, 3, 4]).join(""),
    ]).toEqual(results);
    expect(() => replay.assertUsedUp()).not.toThrow();
  });

  it("throws if labels, sides or the number of draws differ", () => {
    const draws = [{ label: "die", sides: 6, result: 3 }];
    expect(() => replayingRandom(draws).draw("dice", 6)).toThrow(DrawMismatch);
    expect(() => replayingRandom(draws).draw("die", 8)).toThrow(DrawMismatch);
    expect(() => replayingRandom([]).draw("die", 6)).toThrow(DrawMismatch);
    expect(() => replayingRandom(draws).assertUsedUp()).toThrow(DrawMismatch);
  });

  it("shuffles four cards into each of the 24 orders", () => {
    const random = seededRandom("orders");
    const orders = new Set(Array.from({ length: 1000 }, () => shuffle(random, "deck", [1, 2, 3, 4]).join("")));
    expect(orders.size).toBe(24);
  });
});
