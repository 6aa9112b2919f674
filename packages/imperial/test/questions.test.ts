import { isRefusal, type Seat, type Viewer } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { BONDS } from "../src/board/bonds.ts";
import { imperial, type SpacePreview } from "../src/index.ts";
import type { Question } from "../src/questions/schemas.ts";
import { given, nation, region, type Table } from "./support/table.ts";

const s = (seat: number) => seat as Seat;
const bond = (place: number) => BONDS[place] as (typeof BONDS)[number];
const ask = <Asked extends Question>(table: Table, question: Asked, viewer: Viewer = s(0)) =>
  imperial.answer(table.state, viewer, question);

/** The answer to a question that is not refused. */
function answered<Asked extends Question>(table: Table, question: Asked, viewer: Viewer = s(0)) {
  const answer = ask(table, question, viewer);
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
}

describe("the taxation question", () => {
  it("gives the same tax, bonus, points and treasury as the action itself", () => {
    const table = given(`
      tax germany 6\n points germany 1\n flags germany north-sea,norway,denmark\n treasury germany 2
      armies germany norway 2\n fleets germany north-sea 1\n turn germany
    `);
    expect(ask(table, { kind: "taxation", nation: nation("germany") })).toEqual({
      factories: 2,
      flags: 3,
      tax: 7,
      markerFrom: 6,
      markerTo: 7,
      successBonus: 1,
      points: 2,
      pointsAfter: 3,
      soldiersPay: 3,
      toTreasury: 4,
      ends: false,
      treasuryAfter: 6,
    });
    table.play("s4 moveRondel taxation");
    expect([table.cash(4), table.points("germany"), table.treasury("germany")]).toEqual([1, 3, 6]);
  });
});

describe("the rondel question", () => {
  const table = (cash: "open" | "hidden") =>
    given(
      `cash s1 3\n treasury italy 9\n government russia s0\n swissBanks s5\n rondel italy factory\n bonds s3 italy 4\n turn italy`,
      { cash },
    );
  const spaces = (of: Table, viewer: Viewer) => answered(of, { kind: "rondel", nation: nation("italy") }, viewer);

  it("gives the price, the Swiss Banks and the effect of each space", () => {
    const list = spaces(table("open"), s(0));
    expect(list.map(({ steps, surcharge }) => [steps, surcharge])).toEqual([
      [8, 10],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 2],
      [5, 4],
      [6, 6],
      [7, 8],
    ]);
    expect(list.map(({ refusal }) => refusal)).toEqual([
      "too-far",
      null,
      null,
      null,
      null,
      "surcharge-too-high",
      "surcharge-too-high",
      "too-far",
    ]);
    expect(list[4]?.asked).toEqual([5]);
    expect(list[3]?.effect).toEqual({
      action: "investor",
      toOthers: 2,
      toGovernment: 4,
      fromTreasury: 6,
      fromGovernment: 0,
    });
    expect(list[7]?.effect).toMatchObject({ action: "taxation", tax: 4 });
    expect(list[1]?.effect).toMatchObject({ action: "production", factories: [region("rome"), region("naples")] });
  });

  it("shows refusals for lack of hidden cash only to the government", () => {
    const toOthers = spaces(table("hidden"), s(0)).map(({ refusal }) => refusal);
    expect(toOthers).toEqual(["too-far", null, null, null, null, null, null, "too-far"]);
    expect(spaces(table("hidden"), s(1))[5]?.refusal).toBe("surcharge-too-high");
  });

  describe("RL-22 for Investor with too little money", () => {
    const insolvent = (cash: "open" | "hidden", rondel = "") =>
      given(`bonds s3 italy 2,6\n treasury italy 1\n cash s1 2\n ${rondel} investorCard s4\n turn italy`, {
        cash,
        insolventInvestor: "partial",
      });
    const effect = (asked: Table, viewer: Viewer = s(1)) => spaces(asked, viewer).find(isInvestor)?.effect;
    const isInvestor = ({ effect }: SpacePreview) => effect.action === "investor";
    const interest = (toOthers: number, fromTreasury: number, fromGovernment: number) => ({
      action: "investor",
      toOthers,
      toGovernment: 0,
      fromTreasury,
      fromGovernment,
    });

    it("gives what is paid, as the rules do", () => {
      expect(effect(insolvent("open"))).toEqual(interest(3, 1, 2));
      const table = insolvent("open");
      table.play("s1 moveRondel investor");
      const paid = table.eventsOf("money").filter(({ rule }) => rule === "IM-15.2" || rule === "IM-15.3");
      expect(paid.map(({ flow, amount }) => [flow, amount])).toEqual([
        ["interest", 1],
        ["guarantee", 2],
      ]);
    });

    it("counts the cash after the surcharge", () => {
      expect(effect(insolvent("open", "rondel italy production-2\n"))).toEqual(interest(1, 1, 0));
      expect(effect(insolvent("open", "rondel italy taxation\n"))).toEqual(interest(1, 1, 0));
      expect(effect(insolvent("open", "rondel italy factory\n"))).toEqual(interest(3, 1, 2));
    });

    it("reveals no hidden cash: only the government sees what it can pay", () => {
      expect(effect(insolvent("hidden"), s(1))).toEqual(interest(3, 1, 2));
      for (const viewer of [s(0), s(3), "spectator"] as const)
        expect(effect(insolvent("hidden"), viewer)).toEqual(interest(4, 1, 3));
    });
  });

  it("is refused for a nation without government", () => {
    const bare = given("turn italy");
    bare.state.government[nation("germany")] = -1;
    expect(ask(bare, { kind: "rondel", nation: nation("germany") })).toMatchObject({
      code: "no-government",
      rule: "IM-6.2",
    });
  });
});

describe("the purchases question", () => {
  const table = (cash: "open" | "hidden") => given("cash s1 6\n bonds s1 france 6\n turn italy", { cash });

  it("gives cash, interest, bond total and government after each purchase", () => {
    const list = ask(table("open"), { kind: "purchases", seat: s(1) });
    expect(list).toContainEqual({
      nation: nation("france"),
      bond: bond(4),
      returned: bond(2),
      price: 6,
      cashAfter: 0,
      interestAfter: 5,
      bondTotalAfter: 12,
      governmentAfter: 1,
    });
    expect(list).toContainEqual({
      nation: nation("france"),
      bond: bond(0),
      price: 2,
      cashAfter: 4,
      interestAfter: 4,
      bondTotalAfter: 8,
      governmentAfter: 2,
    });
  });

  it("is refused for a player whose cash is hidden", () => {
    expect(ask(table("hidden"), { kind: "purchases", seat: s(1) }, s(1))).toEqual(
      ask(table("open"), { kind: "purchases", seat: s(1) }),
    );
    expect(ask(table("hidden"), { kind: "purchases", seat: s(1) }, s(2))).toMatchObject({ code: "cash-is-hidden" });
    for (const seat of [6, 7])
      expect(ask(table("open"), { kind: "purchases", seat: s(seat) })).toMatchObject({ code: "no-such-seat" });
  });
});

describe("the threats question", () => {
  it("lists the takeovers by one investment, the cheapest first", () => {
    const position = "cash s1 6\n cash s3 10\n bonds s1 france 6\n turn italy";
    const answer = answered(given(position), { kind: "threats", nation: nation("france") });
    const of = (seat: number) => answer.threats.find((threat) => threat.seat === seat)?.takeovers ?? [];
    expect(answer).toMatchObject({ government: 2, bondTotal: 9 });
    expect(of(1)[0]).toEqual({ bond: bond(1), price: 4, affordable: true });
    expect(of(3)[0]).toEqual({ bond: bond(4), price: 12, affordable: false });
    const hidden = ask(given(position, { cash: "hidden" }), { kind: "threats", nation: nation("france") }, s(3));
    expect(hidden).toMatchObject({
      threats: expect.arrayContaining([
        { seat: 1, takeovers: expect.arrayContaining([{ bond: bond(1), price: 4, affordable: null }]) },
        { seat: 3, takeovers: expect.arrayContaining([{ bond: bond(4), price: 12, affordable: false }]) },
      ]),
    });
  });

  it("shows no government for a nation without bonds", () => {
    const table = given("cash s1 2\n turn italy");
    table.state.bondHolders.fill(-1, 36, 45);
    table.state.government[nation("germany")] = -1;
    expect(ask(table, { kind: "threats", nation: nation("germany") })).toMatchObject({
      government: null,
      bondTotal: 0,
    });
  });
});

describe("the reach question", () => {
  it("gives the route of an army to each destination, the seas it uses and the statuses it may take", () => {
    const table = given("armies germany cologne 1\n fleets germany baltic-sea 1\n turn germany");
    const answer = ask(table, { kind: "reach", nation: nation("germany"), region: region("cologne"), unit: "army" });
    expect(answer).toContainEqual({ to: region("munich"), by: "march", statuses: [] });
    expect(answer).toContainEqual({
      to: region("danzig"),
      by: "rail",
      railBefore: [region("berlin"), region("danzig")],
      statuses: [],
    });
    expect(answer).toContainEqual({
      to: region("dijon"),
      by: "march",
      railBefore: [region("munich")],
      statuses: ["hostile", "friendly"],
    });
    expect(answer).toContainEqual({
      to: region("sweden"),
      by: "convoy",
      seas: [region("baltic-sea")],
      railBefore: [region("berlin")],
      statuses: [],
    });
  });

  it("follows the current manoeuvre: fleets that have moved or carried an army are no longer available", () => {
    const table = given("armies germany berlin 2\n fleets germany hamburg 1\n turn germany");
    table.play("s4 moveRondel maneuver-1");
    const fleet: Question = { kind: "reach", nation: nation("germany"), region: region("hamburg"), unit: "fleet" };
    expect(ask(table, fleet)).toEqual([{ to: region("north-sea"), by: "sail" }]);
    table.play("s4 moveFleet hamburg north-sea", "s4 moveArmy berlin norway seas=north-sea");
    const army: Question = { kind: "reach", nation: nation("germany"), region: region("berlin"), unit: "army" };
    expect(ask(table, army)).not.toContainEqual(expect.objectContaining({ by: "convoy" }));
    expect(ask(table, fleet)).toMatchObject({ code: "no-such-unit" });
  });
});

describe("the score question", () => {
  const position = "cash s0 3\n points austria-hungary 12\n points italy 6\n turn italy";

  it("adds bonds by their factors and cash, and ranks the seats", () => {
    const answer = ask(given(position), { kind: "score" });
    expect(answer).toMatchObject({
      seats: [{ seat: 0, bonds: 8, cash: 3, total: 11 }, { seat: 1, bonds: 4, cash: 0, total: 4 }, {}, {}, {}, {}],
    });
    expect(answer).toMatchObject({ ranking: [{ seat: 0, rank: 1 }, { seat: 1, rank: 2 }, {}, {}, {}, {}] });
  });

  it("leaves out totals and ranking that depend on hidden cash", () => {
    const table = given(position, { cash: "hidden" });
    expect(ask(table, { kind: "score" }, s(1))).toMatchObject({
      seats: [{ bonds: 8, cash: null, total: null }, { bonds: 4, cash: 0, total: 4 }, {}, {}, {}, {}],
      ranking: null,
    });
    expect(ask(table, { kind: "score" }, "spectator")).toMatchObject({ seats: [{}, { cash: null }, {}, {}, {}, {}] });
  });
});

describe("questions in the middle of a turn", () => {
  it("RL-34 a tie of challengers goes to the first one after the government, without the card", () => {
    const table = given("bonds s0 italy 2,6\n cash s0 20\n cash s2 20\n rondel italy factory\n turn italy", {
      investorCard: "without",
    });
    table.play("s1 moveRondel production-1", "s1 produceAll");
    table.play("s2 invest italy 12");
    const list = answered(table, { kind: "purchases", seat: s(0) });
    const four = list.find((purchase) => purchase.nation === nation("italy") && purchase.bond === 1);
    expect(four).toMatchObject({ bondTotalAfter: 12, governmentAfter: 2 });
  });

  it("IM-11.12 another nation could use its rail as if its own manoeuvre began now", () => {
    const table = given("armies italy rome 1\n armies france brest 1\n turn italy");
    const question: Question = { kind: "reach", nation: nation("france"), region: region("brest"), unit: "army" };
    const before = ask(table, question);
    table.play("s1 moveRondel maneuver-1");
    expect(ask(table, question)).toEqual(before);
  });

  it("IM-11.26 an army can only be friendly at the last free factory", () => {
    const table = given(
      "armies russia berlin 1 standing=hostile\n armies france cologne 1 standing=friendly\n turn france",
    );
    const question = { kind: "reach", nation: nation("france"), region: region("cologne"), unit: "army" } as const;
    const list = answered(table, { ...question, standing: "friendly" });
    const statuses = (name: "hamburg" | "munich") => list.find(({ to }) => to === region(name));
    expect(statuses("hamburg")).toMatchObject({ statuses: ["friendly"] });
    expect(statuses("munich")).toMatchObject({ statuses: ["hostile", "friendly"] });
  });
});
