import { type AnyOptions, chooseOptions } from "@rondel/engine";
import { type ConformancePlan, type ConformanceReport, conform } from "@rondel/engine/testing";
import { afterAll, expect, test } from "vitest";
import { imperunde } from "../src/index.ts";

/** Thousands of states, each under a dozen checks: a busy machine needs its time. */
const PATIENCE = { timeout: 300_000 };

const reports: ConformanceReport[] = [];

afterAll(() => {
  const total = (count: (report: ConformanceReport) => number): number =>
    reports.reduce((sum, report) => sum + count(report), 0);
  const ends = (kind: string): number => total(({ coverage }) => coverage.events.get(kind) ?? 0);
  console.log(
    `battery: ${total(({ matches }) => matches)} matches, ${total(({ actions }) => actions)} actions, ` +
      `${total(({ finished }) => finished)} ended: ${ends("won")} won, ${ends("ended")} at the last round`,
  );
});

function battery(options: AnyOptions, plan: Omit<ConformancePlan, "seeds" | "optionSets">): ConformanceReport {
  const answer = chooseOptions(imperunde.options, options);
  if ("problem" in answer) throw new Error(JSON.stringify(answer.problem));
  const report = conform(imperunde, { seeds: 0, optionSets: [answer.options], ...plan });
  reports.push(report);
  return report;
}

test.each([3, 4, 5, 6])("every promise of the contract holds in random play with %i players", PATIENCE, (players) => {
  const report = battery({}, { playerCounts: [players], every: 61, mostActions: 1000 });
  expect(report.failure).toBeUndefined();
});

test.each([3, 4, 5, 6])("INV-24: a short game of %i players comes to its end by a victory", PATIENCE, (players) => {
  const report = battery({ targetPosts: 6 }, { playerCounts: [players], every: 151, mostActions: 8000, mustEnd: true });
  expect(report.failure).toBeUndefined();
  expect(report.coverage.events.get("won")).toBe(1);
});

test.each([
  { edition: "fr-2019", diplomacyClose: "sealed", embarkOrder: "simultaneous", sinkCargo: "optional" },
  { edition: "first-cards", piratesCardTiming: "next-clearing", deckRefill: "when-empty", bonusStacking: true },
  { armisticeAsPeace: false, hussarsBeforeSort: false, blackDiscBlocksPosts: false, canalPostsAllowForts: true },
  { goodWindsMayAttack: false, calmBlocksLanding: false, smugglingMayBuyPosts: true, fieldWeights: "board" },
  { eventWeights: "board", startColonyValue: 15, targetPosts: 16 },
])("every promise holds to the last round with the options %o", PATIENCE, (options) => {
  const report = battery(
    { ...options, roundLimit: 2 },
    { playerCounts: [4], every: 67, mostActions: 8000, mustEnd: true },
  );
  expect(report.failure).toBeUndefined();
});
