import { type AnyOptions, chooseOptions, type Game } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { botFor, type Entrant, type Level, mannerOf, playGame, TEMPERAMENTS, temperamentOf } from "../src/index.ts";

type Figures = Readonly<Record<string, number>>;

/** The sums of the figures of each temperament over some games of all three, which change seats after every game. */
function conductIn(game: Game, level: Level, games: number, chosen: AnyOptions = {}): Record<string, Figures> {
  const answer = chooseOptions(game.options, chosen);
  if ("problem" in answer) throw new Error(answer.problem.field);
  const sums: Record<string, Record<string, number>> = { cautious: {}, trader: {}, conqueror: {} };
  for (let number = 0; number < games; number++) {
    const order = TEMPERAMENTS.map((_, seat) => TEMPERAMENTS[(seat + number) % TEMPERAMENTS.length] ?? "cautious");
    const levels = order.map((temperament): Entrant => `${level}:${temperament}` as Entrant);
    const { conduct } = playGame(game, botFor(game.id), {
      players: 3,
      options: answer.options as AnyOptions,
      levels,
      seed: `temperaments/${number}`,
    });
    for (const [seat, figures] of conduct.entries()) {
      const sum = sums[order[seat] ?? ""] ?? {};
      for (const [name, value] of Object.entries(figures)) sum[name] = (sum[name] ?? 0) + value;
    }
  }
  return sums;
}

/** Expects one temperament to have a figure clearly more often than each of the others. */
function expectMost(sums: Record<string, Figures>, temperament: string, figure: string, factor: number): void {
  const own = sums[temperament]?.[figure] ?? 0;
  for (const other of TEMPERAMENTS) {
    if (other === temperament) continue;
    expect(own, `${figure}: ${temperament} and ${other}`).toBeGreaterThan(factor * (sums[other]?.[figure] ?? 0));
  }
}

describe("the temperaments of Imperial", () => {
  for (const level of ["beginner", "skilled"] as const) {
    it(`differ in what ${level} does`, () => {
      const sums = conductIn(imperial as Game, level, 9);
      expectMost(sums, "conqueror", "hostile entries", 1.5);
      expectMost(sums, "conqueror", "battles", 1.3);
      expectMost(sums, "trader", "stops at Investor", 1.3);
      const battles = (temperament: string) => sums[temperament]?.battles ?? 0;
      expect(1.5 * battles("cautious")).toBeLessThan(battles("trader"));
    });
  }
});

describe("the temperaments of ImpeRunde", () => {
  for (const [level, roundLimit] of [
    ["simple", 6],
    ["strong", 6],
  ] as const) {
    it(`differ in what ${level} does and says`, () => {
      const sums = conductIn(imperunde as Game, level, 3, { roundLimit });
      expectMost(sums, "conqueror", "common wars proposed", 1.5);
      expectMost(sums, "trader", "trades proposed", 2);
      expectMost(sums, "trader", "loans", 2);
      expectMost(sums, "cautious", "peace proposed", 2);
      expectMost(sums, "cautious", "forts bought", 1.2);
    });
  }
});

describe("a bot for which nobody has chosen a temperament", () => {
  it("has another one than its neighbours, and the same one whenever it is asked", () => {
    for (const table of ["a", "K3v9", "another table"]) {
      const found = [1, 2, 3].map((seat) => temperamentOf(table, seat));
      expect(new Set(found).size).toBe(3);
      expect(mannerOf("steady:mixed", table, 2)).toEqual({ level: "steady", temperament: found[1] });
    }
  });
});
