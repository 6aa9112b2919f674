import { allSeats, type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { STARTING_FACTORIES } from "../src/board/board.ts";
import { BONDS, faceValue, interestOf } from "../src/board/bonds.ts";
import { NATION_NAMES } from "../src/board/europe.ts";
import { bondsOf, imperial } from "../src/index.ts";
import { arranged, dealt, flagCards, nation, type Table } from "./support/table.ts";

/** The face values of a seat's bonds, by nation. */
function bonds(table: Table, seat: number): Record<string, number[]> {
  const held = NATION_NAMES.map((name) => [
    name,
    bondsOf(table.state, allSeats(8)[seat] as never, nation(name)).map(faceValue),
  ]);
  return Object.fromEntries(held.filter(([, values]) => values?.length));
}

const treasuries = (table: Table) => NATION_NAMES.map((name) => table.treasury(name));

describe("standard setup", () => {
  it("IM-1.1 is for two to six players", () => {
    expect(imperial.players).toEqual({ fewest: 2, most: 6 });
  });

  it("TV-S1 six players: 2 million in cash, a 9 and a 2 million bond each, 11 million in each treasury, no Swiss Bank", () => {
    const table = dealt(6);
    expect(table.state.cash).toEqual([2, 2, 2, 2, 2, 2]);
    for (const seat of allSeats(6)) {
      const held = bonds(table, seat);
      const [own = "none"] = flagCards(table)[seat] ?? [];
      expect(held[own]).toEqual([9]);
      expect(Object.values(held).flat().sort()).toEqual([2, 9]);
    }
    expect(treasuries(table)).toEqual([11, 11, 11, 11, 11, 11]);
    expect(table.state.withoutGovernment).toEqual([]);
  });

  it("TV-S2 three players: two cards each, and every 9 million bond governs", () => {
    const table = dealt(
      3,
      {},
      (t) =>
        flagCards(t)
          .map(([first]) => first)
          .join() === "austria-hungary,italy,france",
    );
    expect(
      table
        .eventsOf("money")
        .filter((event) => event.flow === "start-money")
        .map((event) => event.amount),
    ).toEqual([24, 24, 24]);
    expect(table.state.cash).toEqual([2, 2, 2]);
    expect(treasuries(table)).toEqual([11, 11, 11, 11, 11, 11]);
    expect(bonds(table, 0)).toEqual({ "austria-hungary": [9], germany: [2], "great-britain": [9], russia: [2] });
    expect(bonds(table, 1)).toEqual({ italy: [9], "great-britain": [2], russia: [9], france: [2] });
    expect(bonds(table, 2)).toEqual({ france: [9], "austria-hungary": [2], germany: [9], italy: [2] });
    expect(NATION_NAMES.map((name) => table.government(name))).toEqual([0, 1, 2, 0, 2, 1]);
  });

  it("TV-S3 two players: three cards each", () => {
    const table = dealt(2, {}, (t) => flagCards(t)[0]?.[0] === "austria-hungary");
    expect(
      table
        .eventsOf("money")
        .filter((event) => event.flow === "start-money")
        .map((event) => event.amount),
    ).toEqual([35, 35]);
    expect(table.state.cash).toEqual([2, 2]);
    expect(treasuries(table)).toEqual([11, 11, 11, 11, 11, 11]);
    expect(bonds(table, 0)).toEqual({ "austria-hungary": [2, 9], france: [9], germany: [2, 9], italy: [2] });
    expect(bonds(table, 1)).toEqual({ italy: [9], russia: [2, 9], "great-britain": [2, 9], france: [2] });
  });

  it("TV-S4 four players, Austria-Hungary and Germany undealt: the 2 million bond governs, or nobody does", () => {
    const table = dealt(4, {}, (t) => flagCards(t).join(";") === "italy;great-britain;france;russia");
    expect(table.government("austria-hungary")).toBe(2);
    expect(table.government("germany")).toBe(-1);
    expect(table.eventsOf("government")).toMatchObject([{ nation: 0, to: 2, bondTotal: 2, rule: "IM-3.8" }]);
    expect(table.eventsOf("noGovernment")).toMatchObject([{ nation: nation("germany"), rule: "IM-3.8" }]);
    expect(table.eventsOf("bond")).toHaveLength(8);
    expect(treasuries(table)).toEqual([2, 9, 11, 11, 0, 11]);
    expect(table.state.investorCard).toBe(3);
    expect(table.deciders()).toEqual([2]);
  });

  it("TV-S5 five players, Russia undealt: the British player governs it, and France lacks the Russian card's bond", () => {
    const table = dealt(5, {}, (t) => !flagCards(t).flat().includes("russia"));
    const british = flagCards(table).findIndex((cards) => cards.includes("great-britain"));
    expect(table.government("russia")).toBe(british);
    expect(table.treasury("russia")).toBe(2);
    expect(table.treasury("france")).toBe(9);
  });

  it("TV-S6 four players, Austria-Hungary and France undealt: Italy begins, the card goes to the left neighbour of Italy's government", () => {
    const table = dealt(4, {}, (t) => {
      const cards = flagCards(t).flat();
      return !cards.includes("austria-hungary") && !cards.includes("france");
    });
    expect(table.government("austria-hungary")).toBe(-1);
    expect(table.eventsOf("turn").map((event) => event.nation)).toEqual([nation("italy")]);
    expect(table.state.investorCard).toBe((table.government("italy") + 1) % 4);
    expect(table.eventsOf("skipped")).toMatchObject([{ nation: 0, rule: "IM-6.2", also: ["IM-3.16"] }]);
  });

  it.each([
    [2, 35, 40],
    [3, 24, 28],
    [4, 13, 22],
    [5, 13, 18],
    [6, 13, 15],
  ])("IM-3.4, IM-3.10 %i players start with %i or %i million each", (players, standard, experienced) => {
    for (const [setup, amount] of [
      ["standard", standard],
      ["experienced", experienced],
    ] as const) {
      const paid = dealt(players, { setup })
        .eventsOf("money")
        .filter((event) => event.flow === "start-money");
      expect(paid.map((event) => event.amount)).toEqual(Array.from({ length: players }, () => amount));
    }
  });
});

describe("setup for experienced players", () => {
  const passEverything = (table: Table, until: (seat: number) => boolean = () => false) => {
    const asked: number[] = [];
    while (table.legal(table.deciders()[0] ?? 0).includes("pass")) {
      const [seat = 0] = table.deciders();
      if (until(seat)) break;
      asked.push(seat);
      table.play(`s${seat} pass`);
    }
    return asked;
  };
  const startedBy = (seat: number) => (table: Table) => table.eventsOf("startPlayer")[0]?.seat === seat;

  it("TV-S7 four players, B starts: the first to choose moves one seat to the left with every nation", () => {
    const table = dealt(4, { setup: "experienced" }, startedBy(1));
    expect(table.state.cash).toEqual([22, 22, 22, 22]);
    const asked = passEverything(table);
    expect(asked).toHaveLength(23);
    expect([0, 4, 8, 12, 16, 20].map((place) => asked[place])).toEqual([1, 2, 3, 0, 1, 2]);
    expect(asked.slice(0, 4)).toEqual([1, 2, 3, 0]);
  });

  it("TV-S8 a player without a government receives a Swiss Bank", () => {
    const table = dealt(4, { setup: "experienced" }, startedBy(0));
    // Austria-Hungary is offered to A, B, C, D; all take a bond, D the smallest.
    table.play("s0 takeSetupBond 9", "s1 takeSetupBond 12", "s2 takeSetupBond 6", "s3 takeSetupBond 2");
    table.play("s1 pass", "s2 takeSetupBond 9", "s3 pass", "s0 pass");
    table.play("s2 pass", "s3 pass", "s0 takeSetupBond 4", "s1 pass");
    passEverything(table);
    expect(NATION_NAMES.map((name) => table.government(name))).toEqual([1, 2, 0, -1, -1, -1]);
    expect(table.eventsOf("swissBank")).toMatchObject([{ seat: 3, gained: true, rule: "IM-3.14" }]);
    expect(table.state.cash).toEqual([9, 10, 7, 20]);
  });

  it("IM-3.12 skips seats that can pay no bond, even several in a row", () => {
    const table = arranged(4, "cash s0 9");
    expect(table.deciders()).toEqual([0]);
    expect(table.refusal("s1 pass")).toBe("not-your-decision");
    expect(table.refusal("s1 takeSetupBond 2")).toBe("not-your-decision");
    expect(() => imperial.play(table.state, 0 as Seat, { kind: "decline" }, seededRandom(1))).toThrow("does not fit");
    const played = table.play("s0 pass");
    expect(played.filter((event) => event.kind === "passed" && event.automatic)).toHaveLength(6);
    expect(table.deciders()).toEqual([0]);
    expect(imperial.prompt(table.state, 0 as Seat)).toMatchObject({ params: { nation: nation("italy") } });
  });

  it("RL-32 the card goes to the left of the first government, even if France is first", () => {
    const table = dealt(4, { setup: "experienced" }, startedBy(0));
    passEverything(table, () => table.state.frames[0]?.kind === "offer" && table.state.frames[0].nation === 2);
    table.play("s2 takeSetupBond 9");
    passEverything(table);
    expect(table.eventsOf("investorCard")).toMatchObject([{ to: 3, rule: "RL-32" }]);
  });

  it("TV-S10 if all pass, the last player must take a bond, and that nation starts", () => {
    const table = dealt(4, { setup: "experienced" }, startedBy(1));
    passEverything(table);
    expect(table.deciders()).toEqual([1]);
    expect(table.refusal("s1 pass")).toBe("must-take-a-bond");
    expect(imperial.defaultAction(table.state, 1 as Seat)).toEqual({ kind: "takeSetupBond", bond: 0 });
    expect(table.legal(1)[0]).toBe("takeSetupBond 2");
    table.play("s1 takeSetupBond 2");
    expect(table.government("russia")).toBe(1);
    expect(table.state.investorCard).toBe(2);
    expect(table.state.withoutGovernment.toSorted()).toEqual([0, 2, 3]);
    expect(table.eventsOf("turn")).toMatchObject([{ nation: nation("russia"), seat: 1 }]);
    expect(table.eventsOf("investorCard")).toMatchObject([{ rule: "RL-32" }]);
  });

  it("skips a player who can pay for nothing, but not with hidden cash", () => {
    const choices = ["s0 takeSetupBond 12", "s1 takeSetupBond 2", "s1 takeSetupBond 2", "s0 takeSetupBond 25"];
    const open = dealt(2, { setup: "experienced" }, startedBy(0));
    open.play(...choices, "s0 pass", "s1 pass", "s1 pass", "s0 takeSetupBond 2");
    expect(open.eventsOf("passed").filter((event) => event.automatic)).toMatchObject([{ seat: 0 }]);
    const hidden = dealt(2, { setup: "experienced", cash: "hidden" }, startedBy(0));
    hidden.play(...choices, "s0 pass", "s1 pass", "s1 pass", "s0 takeSetupBond 2");
    expect(hidden.eventsOf("passed").some((event) => event.automatic)).toBe(false);
    expect(hidden.deciders()).toEqual([0]);
  });
});

describe("the board at the start", () => {
  it("IM-3.1, IM-3.3 has markers beside the rondel and at the start of their tracks, empty treasuries, full stacks, no units, no flags", () => {
    const { state } = dealt(6, { setup: "experienced" });
    expect(new Set(state.rondel)).toEqual(new Set([-1]));
    expect(new Set(state.taxMarker)).toEqual(new Set([5]));
    const nothing = [
      ...state.points,
      ...state.treasury,
      ...state.peacefulArmies,
      ...state.hostileArmies,
      ...state.fleets,
    ];
    expect(new Set(nothing)).toEqual(new Set([0]));
    expect(new Set([...state.bondHolders, ...state.flags])).toEqual(new Set([-1]));
  });
});

describe("the components", () => {
  it("TV-S9 nine bonds of 124 million that pay 45, and 12 of 30 factories on the map", () => {
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(BONDS.map(faceValue))).toBe(124);
    expect(sum(BONDS.map(interestOf))).toBe(45);
    expect(STARTING_FACTORIES).toHaveLength(12);
    expect(dealt(6).state.factories.filter((factory) => factory === 0)).toHaveLength(18);
  });
});

describe("seats", () => {
  it("RL-55 are drawn unless the host fixes them, and left is the next seat in that order", () => {
    const table = dealt(4, { seating: "random" }, (t) => t.state.seating.join() === "2,0,3,1");
    expect(table.eventsOf("seated")).toMatchObject([{ seats: [2, 0, 3, 1] }]);
    const government = table.government("austria-hungary") >= 0 ? "austria-hungary" : "italy";
    const place = table.state.seating.indexOf(table.government(government));
    expect(table.state.investorCard).toBe(table.state.seating[(place + 1) % 4]);
  });
});
