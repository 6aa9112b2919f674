import { describe, expect, it } from "vitest";
import { outcomeOf, rankingOf } from "../src/outcome.ts";
import { arranged, given } from "./support/table.ts";

describe("Taxation", () => {
  it("TV-T1 the rulebook example: tax 7, one field up, three points, 4 million for the treasury", () => {
    const table = given(`
      tax germany 6\n points germany 1\n flags germany north-sea,norway,denmark
      armies germany norway 2\n fleets germany north-sea 1\n turn germany
    `);
    table.play("s4 moveRondel taxation");
    expect(table.eventsOf("taxed")).toMatchObject([{ tax: 7, factories: 2, flags: 3, markerFrom: 6, markerTo: 7 }]);
    expect([table.cash(4), table.points("germany"), table.treasury("germany")]).toEqual([1, 3, 4]);
  });

  it("TV-T2 four factories and seven flags: tax 15, ten points", () => {
    const table = given(
      "factories munich,cologne\n flags germany north-sea,norway,denmark,sweden,holland,belgium,spain\n turn germany",
    );
    table.play("s4 moveRondel taxation");
    expect(table.eventsOf("taxed")).toMatchObject([{ tax: 15 }]);
    expect(table.points("germany")).toBe(10);
  });

  it("TV-T3 five factories and fifteen flags: tax 25, the highest field, ten points", () => {
    const table = given(`
      factories munich,cologne,danzig
      flags germany norway,sweden,denmark,holland,belgium,spain,portugal,morocco,algeria,tunis,greece,bulgaria,romania,turkey,black-sea
      turn germany
    `);
    table.play("s4 moveRondel taxation");
    expect(table.eventsOf("taxed")).toMatchObject([{ tax: 25, markerTo: 15 }]);
    expect([table.points("germany"), table.treasury("germany")]).toEqual([10, 25]);
  });

  it("TV-T4 a lower tax lowers the marker and brings no bonus", () => {
    const table = given("tax germany 10\n flags germany north-sea,norway,denmark,sweden\n turn germany");
    table.play("s4 moveRondel taxation");
    expect(table.eventsOf("taxed")).toMatchObject([{ tax: 8, markerTo: 8 }]);
    expect([table.cash(4), table.points("germany")]).toEqual([0, 3]);
  });

  it("TV-T5 pay never exceeds the tax", () => {
    const table = given("flags germany north-sea,norway\n armies germany norway 8\n turn germany\n treasury germany 3");
    table.play("s4 moveRondel taxation");
    expect(table.eventsOf("taxed")).toMatchObject([{ tax: 6 }]);
    expect(table.treasury("germany")).toBe(3);
  });

  it("TV-T6 the least tax: one unoccupied factory", () => {
    const table = given("armies france berlin 1 standing=hostile\n turn germany");
    table.play("s4 moveRondel taxation");
    expect(table.eventsOf("taxed")).toMatchObject([{ tax: 2, markerTo: 5 }]);
    expect([table.cash(4), table.points("germany")]).toEqual([0, 0]);
  });

  it("IM-17.3 friendly armies do not lower the tax", () => {
    const table = given(
      "armies france berlin 1 standing=friendly\n armies russia hamburg 1 standing=hostile\n turn germany",
    );
    table.play("s4 moveRondel taxation");
    expect(table.eventsOf("taxed")).toMatchObject([{ tax: 2, factories: 1 }]);
  });

  it("TV-T7 a tax above 15 is paid in full", () => {
    const table = given(`
      tax germany 14\n factories munich,cologne,danzig\n flags germany north-sea,norway,denmark,sweden,holland,belgium,spain
      armies germany norway 4\n turn germany
    `);
    table.play("s4 moveRondel taxation");
    expect([table.cash(4), table.points("germany"), table.treasury("germany")]).toEqual([1, 10, 13]);
  });
});

describe("the end of the game", () => {
  it("TV-E1 comes at 25 points, right after the bonus and without the investors", () => {
    const table = given(`
      points germany 20\n tax germany 5\n flags germany north-sea,norway,denmark,sweden,holland,belgium
      rondel germany maneuver-1\n cash s4 4\n turn germany
    `);
    table.play("s4 moveRondel taxation");
    expect(table.points("germany")).toBe(25);
    expect(table.eventsOf("gameOver")).toHaveLength(1);
    expect(table.deciders()).toEqual([]);
    // 4 - 4 for five spaces + 5 fields of the marker.
    expect([table.cash(4), table.treasury("germany"), table.cash(1)]).toEqual([5, 0, 0]);
    expect(table.refusal("s4 pass")).toBe("game-over");
  });

  it("TV-E2 a bond of 12 million with 17 points counts 15", () => {
    const table = arranged(2, 'bonds s0 france 12\n points france 17\n points russia 25\n pending "[]"');
    expect(outcomeOf(table.state)?.ranking[0]).toMatchObject({ seat: 0, score: 15 });
  });

  it("TV-E3 scores bonds by the factors of their nations, and cash", () => {
    const table = arranged(
      2,
      `bonds s0 austria-hungary 9\n bonds s0 germany 4\n bonds s0 russia 30\n cash s0 7
       points austria-hungary 25\n points germany 4\n points russia 10\n pending "[]"`,
    );
    expect(outcomeOf(table.state)?.ranking[0]).toMatchObject({ seat: 0, score: 45, sums: { bonds: 38, cash: 7 } });
  });

  const ranked = (statements: string, players = 2) =>
    rankingOf(arranged(players, `${statements}\n pending "[]"`).state).ranking.map(({ seat, rank }) => [seat, rank]);

  it("TV-E4 equal scores: a higher bond total in the leading nation wins, then in the second", () => {
    const leading = "points france 25\n points italy 12\n bonds s0 france 6\n bonds s1 france 9\n cash s0 5";
    expect(ranked(leading)).toEqual([
      [1, 1],
      [0, 2],
    ]);
    const second = "points france 25\n points italy 4\n points germany 4\n bonds s1 italy 4\n cash s0 0\n cash s1 0";
    expect(ranked(second)).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  it("TV-E5 leading nations with equal points count together", () => {
    // 6 + 4 in two leading nations beats 9 in one of them, at the same score.
    const level =
      "points france 25\n points italy 25\n bonds s0 france 9\n bonds s1 france 6\n bonds s1 italy 4\n cash s0 5";
    expect(ranked(level)).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  it("TV-E6 three players with equal scores: 12, 12, 9 in the leading nation, 0, 4, 30 in the second", () => {
    const order = ranked(
      `points france 25\n points italy 24
       bonds s0 france 12\n bonds s1 france 2,4,6\n bonds s2 france 9\n bonds s1 italy 4\n bonds s2 italy 30
       cash s0 31\n cash s1 18`,
      3,
    );
    // Scores: 25 + 31, 30 + 8 + 18, 20 + 36.
    expect(order).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  it("RL-45 a complete tie shares the place", () => {
    expect(ranked("cash s0 3\n cash s1 3\n points italy 25")).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});
