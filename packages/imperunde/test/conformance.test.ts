import { type AnyOptions, chooseOptions } from "@rondel/engine";
import { type ConformancePlan, type ConformanceReport, conform } from "@rondel/engine/testing";
import { afterAll, expect, test } from "vitest";
import { imperunde } from "../src/index.ts";

/** Thousands of states with a dozen checks each take a while on a busy machine. */
const SLOW = { timeout: 300_000 };

const reports: ConformanceReport[] = [];

afterAll(() => {
  const total = (count: (report: ConformanceReport) => number): number =>
    reports.reduce((sum, report) => sum + count(report), 0);
  const ends = (kind: string): number => total(({ coverage }) => coverage.events.get(kind) ?? 0);
  console.log(
    `conformance: ${total(({ matches }) => matches)} matches, ${total(({ actions }) => actions)} actions, ` +
      `${total(({ finished }) => finished)} ended: ${ends("won")} won, ${ends("ended")} at the round limit`,
  );
});

function check(options: AnyOptions, plan: Omit<ConformancePlan, "seeds" | "optionSets">): ConformanceReport {
  const answer = chooseOptions(imperunde.options, options);
  if ("problem" in answer) throw new Error(JSON.stringify(answer.problem));
  const report = conform(imperunde, { seeds: 0, optionSets: [answer.options], ...plan });
  reports.push(report);
  return report;
}

test.each([3, 4, 5, 6])("random games of %i players pass every check", SLOW, (players) => {
  const report = check({}, { playerCounts: [players], every: 61, mostActions: 1000 });
  expect(report.failure).toBeUndefined();
});

test.each([3, 4, 5, 6])("INV-24: a short game of %i players ends in a victory", SLOW, (players) => {
  const report = check({ targetPosts: 6 }, { playerCounts: [players], every: 151, mostActions: 8000, mustEnd: true });
  expect(report.failure).toBeUndefined();
  expect(report.coverage.events.get("won")).toBe(1);
});

test.each([
  { edition: "fr-2019", diplomacyClose: "sealed", embarkOrder: "simultaneous", sinkCargo: "optional" },
  { edition: "first-cards", piratesCardTiming: "next-clearing", deckRefill: "when-empty", bonusStacking: true },
  { armisticeAsPeace: false, hussarsBeforeSort: false, blackDiscBlocksPosts: false, canalPostsAllowForts: true },
  { goodWindsMayAttack: false, calmBlocksLanding: false, smugglingMayBuyPosts: true, fieldWeights: "board" },
  { eventWeights: "board", startColonyValue: 15, targetPosts: 16 },
])("the game keeps the contract up to the round limit with the options %o", SLOW, (options) => {
  const report = check(
    { ...options, roundLimit: 2 },
    { playerCounts: [4], every: 67, mostActions: 8000, mustEnd: true },
  );
  expect(report.failure).toBeUndefined();
});
