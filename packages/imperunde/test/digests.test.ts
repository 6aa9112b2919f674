import { describe, expect, test } from "vitest";
import { digestOf } from "./support/digest.ts";
import DIGESTS from "./support/digests.json" with { type: "json" };

/** `npm run golden -w @rondel/imperunde -- digests` writes the digests again after a change of the rules. */
describe("short random matches show the same decisions, events, views and answers as before", () => {
  test.each(DIGESTS.positions.map((digest, number) => [number, digest] as const))("position %i", (number, digest) => {
    expect(digestOf("position", number)).toBe(digest);
  });

  test.each(DIGESTS.games.map((digest, number) => [number, digest] as const))("game %i", (number, digest) => {
    expect(digestOf("game", number)).toBe(digest);
  });
});
