import { isRefusal, type Seat } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial, type Question, type State } from "../src/index.ts";
import { given, nation } from "./support/table.ts";

/** The answer to a question of seat 1, who governs Italy. */
function answer<Asked extends Question>(state: State, question: Asked) {
  const found = imperial.answer(state, 1 as Seat, question);
  if (isRefusal(found)) throw new Error(found.code);
  return found;
}

describe("the end of the game", () => {
  const ENDING =
    "points italy 24\n tax italy 5\n flags italy tunis,spain\n cash s1 7\n treasury italy 3\n rondel italy import\n turn italy";

  it("IM-18.1 pays nothing into the treasury, in the preview as well", () => {
    const table = given(ENDING);
    const preview = answer(table.state, { kind: "taxation", nation: nation("italy") });
    expect(preview).toMatchObject({ ends: true, toTreasury: 0, treasuryAfter: 3 });
    table.play("s1 moveRondel taxation");
    expect([table.treasury("italy"), table.cash(1)]).toEqual([3, 8]);
  });

  it("IM-18.3 ranks the players only when the game is over", () => {
    const table = given(ENDING);
    expect(imperial.outcome(table.state)).toBeUndefined();
    table.play("s1 moveRondel taxation");
    expect(imperial.outcome(table.state)?.ranking.map(({ rank }) => rank)).toEqual([1, 2, 2, 2, 2, 2]);
  });

  it("RL-44 names the cap only if points are lost", () => {
    const taxed = ["IM-17.2", "IM-17.5", "IM-2.11"];
    const capped = given(ENDING.replace("spain", "spain,greece,turkey,portugal"));
    capped.play("s1 moveRondel taxation");
    expect(capped.eventsOf("taxed")).toMatchObject([{ gained: 1, total: 25, also: [...taxed, "RL-44"] }]);
    const exact = given(ENDING);
    exact.play("s1 moveRondel taxation");
    expect(exact.eventsOf("taxed")).toMatchObject([{ gained: 1, total: 25, also: taxed }]);
  });

  it.each<[string, string, Parameters<typeof given>[1], readonly string[]]>([
    ["IM-18.1 without more", "", {}, ["IM-17.6", "IM-18.2", "IM-2.12"]],
    [
      "RL-29 before the investors",
      "rondel italy maneuver-1\n cash s1 9\n",
      {},
      ["IM-17.6", "IM-18.2", "IM-2.12", "RL-29"],
    ],
    ["RL-58 before the round", "", { investorCard: "without" }, ["IM-17.6", "IM-18.2", "IM-2.12", "RL-58"]],
  ])("%s", (_name, more, chosen, also) => {
    const table = given(ENDING.replace("turn italy", `${more} turn italy`), chosen);
    table.play("s1 moveRondel taxation");
    const [over] = table.eventsOf("gameOver");
    expect(over?.also).toEqual(also);
    expect(over).not.toHaveProperty("cash");
    // IM-18.2: the bonds of Italy count 4 x 5.
    expect(over?.scores).toEqual([0, 20 + table.cash(1), 0, 0, 0, 0]);
  });

  it("IM-5.5 shows hidden cash at the end", () => {
    const table = given(ENDING, { cash: "hidden" });
    table.play("s1 moveRondel taxation");
    const [over] = table.eventsOf("gameOver");
    expect(over?.cash).toEqual([0, 8, 0, 0, 0, 0]);
    table.state.cash[1] = 0;
    expect(over?.cash).toEqual([0, 8, 0, 0, 0, 0]);
  });

  it("IM-17.7 pays the soldiers with an event", () => {
    const table = given("armies italy spain 1\n rondel italy import\n turn italy");
    table.play("s1 moveRondel taxation");
    expect(table.eventsOf("soldiersPaid")).toMatchObject([{ units: 1, left: 3, rule: "IM-17.7" }]);
  });
});
