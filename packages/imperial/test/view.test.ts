import { type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { arranged, given } from "./support/table.ts";

const s = (seat: number) => seat as Seat;
const position = "cash s0 3\n cash s1 8\n cash s4 5\n treasury italy 7\n turn italy";

describe("hidden cash", () => {
  const table = given(position, { cash: "hidden" });

  it("IM-5.5 a view shows only the viewer's cash, and not the bank", () => {
    const view = imperial.view(table.state, s(1));
    expect(view.cash).toEqual([null, 8, null, null, null, null]);
    expect(view.bank).toBeNull();
    expect(imperial.view(table.state, "spectator").cash).toEqual(Array(6).fill(null));
  });

  it("RL-43 treasuries, bonds and governments are public", () => {
    const view = imperial.view(table.state, "spectator");
    expect(view.treasury).toEqual(table.state.treasury);
    expect(view.bondHolders).toEqual(table.state.bondHolders);
    expect(view.government).toEqual(table.state.government);
  });

  it("is revealed when the game is over", () => {
    const over = given(`${position}\n points italy 25\n pending "[]"`, { cash: "hidden" });
    expect(imperial.view(over.state, "spectator").cash).toEqual([3, 8, 0, 0, 5, 0]);
  });

  it("marks events that reveal hidden cash", () => {
    const insolvent = (cash: "open" | "hidden") => {
      const table = given("bonds s3 italy 6\n cash s1 1\n investorCard s4\n turn italy", {
        cash,
        insolventInvestor: "partial",
      });
      return table
        .play("s1 moveRondel investor")
        .filter((event) => imperial.reveals(event))
        .map((event) => event.kind);
    };
    expect(insolvent("hidden")).toEqual(["interestLapsed"]);
    expect(insolvent("open")).toEqual([]);
  });

  it("IM-5.5 marks the end of the game as an event that reveals hidden cash", () => {
    const revealed = (cash: "open" | "hidden") =>
      given("points italy 24\n flags italy tunis,spain\n turn italy", { cash })
        .play("s1 moveRondel taxation")
        .filter((event) => imperial.reveals(event))
        .map((event) => event.kind);
    expect(revealed("hidden")).toEqual(["gameOver"]);
    expect(revealed("open")).toEqual([]);
  });

  it("IM-5.5 is dealt again for everybody but the viewer, and for nobody once it is open", () => {
    const redealt = Array.from({ length: 9 }, (_, seed) =>
      imperial.redealHidden(table.state, s(1), seededRandom(seed)),
    );
    expect(redealt.map(({ cash }) => cash[1])).toEqual(Array(9).fill(8));
    for (const seat of [0, 2, 3, 4, 5]) expect(new Set(redealt.map(({ cash }) => cash[seat])).size).toBeGreaterThan(1);
    for (const state of redealt) expect(state.bank + 7 + state.cash.reduce((sum, cash) => sum + cash)).toBe(0);
    for (const open of [
      given(position).state,
      given(`${position}\n points italy 25\n pending "[]"`, { cash: "hidden" }).state,
    ])
      expect(imperial.redealHidden(open, s(1), seededRandom(1))).toEqual(open);
  });

  it("IM-5.5 views are the same if the cash of others differs, also while Swiss Banks are asked", () => {
    const asked = given("cash s1 6\n government russia s0\n swissBanks s5\n rondel italy factory\n turn italy", {
      cash: "hidden",
    });
    asked.play("s1 moveRondel maneuver-2");
    for (const { state } of [table, asked]) {
      for (const viewer of [s(0), s(1), s(5), "spectator"] as const) {
        const other = imperial.redealHidden(state, viewer, seededRandom("other"));
        expect(imperial.view(other, viewer)).toEqual(imperial.view(state, viewer));
      }
    }
  });

  it("is guessed below 25 million, and never for the viewer", () => {
    const view = imperial.view(table.state, s(1));
    const guessed = Array.from({ length: 200 }, (_, seed) => imperial.guess(view, seededRandom(seed)));
    expect(new Set(guessed.map(({ cash }) => cash[1]))).toEqual(new Set([8]));
    expect(Math.max(...guessed.flatMap(({ cash }) => cash))).toBe(24);
  });

  it("shows open cash in every view", () => {
    expect(imperial.view(given(position).state, s(1)).cash).toEqual([3, 8, 0, 0, 5, 0]);
  });

  it("guesses a state that fits the view, balances the bank and covers an announced surcharge", () => {
    const announced = given("cash s1 6\n government russia s0\n swissBanks s5\n rondel italy factory\n turn italy", {
      cash: "hidden",
    });
    announced.play("s1 moveRondel maneuver-2");
    const view = imperial.view(announced.state, s(5));
    for (let seed = 0; seed < 20; seed++) {
      const guessed = imperial.guess(view, seededRandom(seed));
      expect(imperial.view(guessed, s(5))).toEqual(view);
      expect(guessed.cash[1]).toBeGreaterThanOrEqual(6);
      expect(imperial.invariants.map((invariant) => invariant.broken(guessed, undefined, []) ?? "")).toEqual(
        imperial.invariants.map((invariant) => invariant.broken(announced.state, undefined, []) ?? ""),
      );
    }
  });

  it("D-03 asks every Swiss Bank, whether or not it could fill the treasury", () => {
    const passing = given("government russia s0\n swissBanks s5\n rondel italy maneuver-1\n turn italy", {
      cash: "hidden",
    });
    passing.play("s1 moveRondel import");
    expect(passing.deciders()).toEqual([5]);
    expect(passing.legal(5)).toEqual(["decline"]);
  });

  it("RL-71 skips nothing for lack of money", () => {
    const building = given("turn italy", { cash: "hidden" });
    building.play("s1 moveRondel factory");
    expect(building.legal(1)).toEqual(["buildNothing"]);
    const importing = given("turn italy", { cash: "hidden" });
    importing.play("s1 moveRondel import");
    expect(importing.legal(1)).toEqual(["endImport"]);
  });

  it("skips an investor only if the stacks are empty", () => {
    const all = "2,4,6,9,12,16,20,25,30";
    const sold = ["austria-hungary", "italy", "france", "great-britain", "germany", "russia"];
    const frozen = arranged(
      2,
      `${sold.map((name) => `bonds s0 ${name} ${all}\n government ${name} s0`).join("\n")}
       swissBanks s1\n treasury italy 50\n investorCard s0\n turn italy`,
      { cash: "hidden" },
    );
    frozen.play("s0 moveRondel investor");
    expect(frozen.eventsOf("passed")).toMatchObject([
      { seat: 0, automatic: true },
      { seat: 1, automatic: true },
    ]);
  });
});
