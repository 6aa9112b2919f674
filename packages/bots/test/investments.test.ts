import { asSeat } from "@rondel/engine";
import { imperial, NATION_NAMES, type Nation } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { type InvestmentTable, investmentsOf } from "../src/imperial/investments.ts";
import { optionsWith, played, position } from "./table.ts";

function tableOf(name: string, seat: number): InvestmentTable {
  const state = position(name);
  const table = investmentsOf(imperial.view(state, asSeat(seat)), asSeat(seat), asSeat(seat));
  if ("code" in table) throw new Error(table.code);
  return table;
}

const nation = (name: (typeof NATION_NAMES)[number]) => NATION_NAMES.indexOf(name) as Nation;

describe("the investments of a seat", () => {
  const { investments, taxes } = tableOf("let-the-game-go-on", 1);

  it("are those of the rules, with their prices", () => {
    const state = position("let-the-game-go-on");
    const purchases = imperial.answer(state, asSeat(1), { kind: "purchases", seat: asSeat(1) });
    expect(investments.map(({ price }) => price)).toEqual(
      "code" in purchases ? [] : purchases.map(({ price }) => price),
    );
    expect(investments.every(({ price }) => price <= 30)).toBe(true);
  });

  it("are worth their interest times the factor of each outlook", () => {
    const french = investments.find((one) => one.nation === nation("france") && one.returned === undefined);
    // France has 21 power points: factor 4 now, 5 at the end of the track.
    expect(french?.worth.now).toBe((french?.interest ?? 0) * 4);
    expect(french?.worth.best).toBe((french?.interest ?? 0) * 5);
    for (const { worth } of investments) expect(worth.expected).toBeLessThanOrEqual(worth.best);
  });

  it("say whether they win the government", () => {
    const winning = investments.filter((one) => one.nation === nation("france") && one.governs && !one.governed);
    expect(winning.length).toBeGreaterThan(0);
    expect(
      investments.filter((one) => one.nation === nation("italy")).every(({ governs, governed }) => governs && governed),
    ).toBe(true);
  });

  it("come with the taxes of all nations", () => {
    const french = taxes.find((one) => one.nation === nation("france"));
    expect(french).toMatchObject({ tax: 9, points: 21, gain: 4 });
    expect(taxes).toHaveLength(NATION_NAMES.length);
  });
});

it("refuses the investments of a seat whose cash is hidden from the viewer", () => {
  const state = played(4, optionsWith({ cash: "hidden" }), "steady", 20, "hidden");
  expect(investmentsOf(imperial.view(state, asSeat(0)), asSeat(0), asSeat(1))).toMatchObject({
    code: "cash-is-hidden",
  });
});
