import { chooseOptions } from "@rondel/engine";
import { conform } from "@rondel/engine/testing";
import { expect, test } from "vitest";
import { imperunde } from "../src/index.ts";

/** Thousands of states, each under a dozen checks: a busy machine needs its time. */
const PATIENCE = { timeout: 300_000 };

const withOptions = (chosen: Readonly<Record<string, string | number | boolean>>) => {
  const answer = chooseOptions(imperunde.options, chosen);
  if ("problem" in answer) throw new Error(JSON.stringify(answer.problem));
  return answer.options;
};

test.each([3, 4, 5, 6])("every promise of the contract holds in random play with %i players", PATIENCE, (players) => {
  const report = conform(imperunde, {
    seeds: 1,
    playerCounts: [players],
    optionSets: [withOptions({})],
    every: 61,
    mostActions: 1000,
  });
  expect(report.failure).toBeUndefined();
});

test.each([
  { edition: "fr-2019", diplomacyClose: "sealed", embarkOrder: "simultaneous", sinkCargo: "optional" },
  { edition: "first-cards", piratesCardTiming: "next-clearing", deckRefill: "when-empty", bonusStacking: true },
  { armisticeAsPeace: false, hussarsBeforeSort: false, blackDiscBlocksPosts: false, canalPostsAllowForts: false },
  { goodWindsMayAttack: false, calmBlocksLanding: false, smugglingMayBuyPosts: false, fieldWeights: "board" },
  { eventWeights: "board", roundLimit: 2, startColonyValue: 15, targetPosts: 16, pace: "async" },
])("every promise holds with the options %o", PATIENCE, (options) => {
  const report = conform(imperunde, {
    seeds: 1,
    playerCounts: [4],
    optionSets: [withOptions(options)],
    every: 67,
    mostActions: 1000,
  });
  expect(report.failure).toBeUndefined();
});

test("INV-24: random matches of a few rounds come to an end", PATIENCE, () => {
  const report = conform(imperunde, {
    seeds: 1,
    playerCounts: [3, 6],
    optionSets: [withOptions({ roundLimit: 2 })],
    every: 500,
    mostActions: 20_000,
    mustEnd: true,
  });
  expect(report.failure).toBeUndefined();
  expect(report.finished).toBe(report.matches);
});
