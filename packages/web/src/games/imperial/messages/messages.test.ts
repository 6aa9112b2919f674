import { describe, expect, test } from "vitest";
import { imperialSamples } from "../../../../test/game-samples.ts";
import { brokenMessages, neededMessages, wrongSamples } from "../../../../test/message-checks.ts";
import { messagesMet } from "../../../../test/random-games.ts";

describe.each(["de", "en", "fr"] as const)("messages in %s", (language) => {
  test("exist for every prompt, refusal, event and action, and use only parameters that the rules give", () => {
    expect(brokenMessages(imperialSamples, language, neededMessages(imperialSamples))).toEqual([]);
  });
});

describe("samples", () => {
  const OPTION_SETS: readonly Readonly<Record<string, string>>[] = [
    {},
    { setup: "experienced", cash: "hidden" },
    { investorCard: "without", gifts: "onOwnDecision" },
    { setup: "experienced", insolventInvestor: "partial", swissBankCap: "three", seating: "fixed" },
  ];

  test("have no parameter that the rules do not give in random games", () => {
    const met = OPTION_SETS.flatMap((options, place) =>
      [0, 1, 2].flatMap((game) => {
        const players = 2 + ((place + game * 2) % 5);
        return messagesMet(imperialSamples, { players, options, seed: `${place} ${game}`, mostSteps: 1500, tries: 40 });
      }),
    );
    expect(new Set(met.map(({ key }) => key)).size).toBeGreaterThan(80);
    // Not every occasion to invest has the parameters of the sample.
    expect(wrongSamples(met.filter(({ given }) => !("occasion" in given)))).toEqual([]);
  }, 120_000);
});
