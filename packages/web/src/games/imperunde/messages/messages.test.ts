import type { AnyOptions } from "@rondel/engine";
import { CARD_NAMES, DANGER_CODES, imperunde, PROMPT_CODES, REGION_NAMES, WINDOWS } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { imperundeSamples } from "../../../../test/game-samples.ts";
import { brokenMessages, type Needed, neededMessages, wrongSamples } from "../../../../test/message-checks.ts";
import { messagesMet } from "../../../../test/random-games.ts";
import { catalogues } from "./catalogues.ts";

/** The parameters that a danger may have. */
const DANGER = { region: 0, other: 1, ships: 2, posts: 2, sum: 4, expected: "1" };

/** Every message that the rules can ask for, with the parameters that they give. */
const NEEDED: readonly Needed[] = [
  ...neededMessages(imperundeSamples),
  ...CARD_NAMES.map((card): Needed => [`card.${card}.about`, {}]),
  ...DANGER_CODES.map((code): Needed => [`danger.${code}`, DANGER]),
  ...WINDOWS.map((window): Needed => [`window.${window}`, {}]),
  ...REGION_NAMES.map((region): Needed => [`region.${region}`, {}]),
  ...optionKeys().map((key): Needed => [key, {}]),
];

function optionKeys(): string[] {
  return Object.entries(imperunde.options).flatMap(([name, field]) => [
    `option.${name}`,
    `option.${name}.about`,
    ...(field.kind === "choice" ? field.of.map((value) => `option.${name}.${value}`) : []),
  ]);
}

describe.each(["de", "en", "fr"] as const)("messages in %s", (language) => {
  test("exist for everything that the rules name, and use only parameters that the rules give", () => {
    expect(brokenMessages(imperundeSamples, language, NEEDED)).toEqual([]);
  });

  test("have no prompt, refusal, event, action, option or window that the rules do not have", () => {
    const needed = new Set([...NEEDED.map(([key]) => key), ...PROMPT_CODES]);
    const keys = Object.keys(catalogues[language]);
    const coded = keys.filter((key) => /^(refusal|prompt|event|action|option|window|danger)\./.test(key));
    expect(coded.filter((key) => !needed.has(key))).toEqual([]);
  });
});

describe("samples", () => {
  const OPTION_SETS: readonly AnyOptions[] = [
    { targetPosts: 24 },
    { targetPosts: 24, diplomacyClose: "sealed", embarkOrder: "simultaneous", sinkCargo: "optional" },
    { targetPosts: 24, roundLimit: 2, deckRefill: "when-empty" },
  ];

  test("have no parameter that the rules do not give in random games", () => {
    const met = OPTION_SETS.flatMap((options, place) =>
      messagesMet(imperundeSamples, { players: 3 + place, options, seed: `words ${place}`, mostSteps: 2500, tries: 4 }),
    );
    expect(met.length).toBeGreaterThan(1000);
    expect(wrongSamples(met)).toEqual([]);
  }, 120_000);
});
