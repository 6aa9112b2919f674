import { type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it, test } from "vitest";
import { FLAG_REGIONS, NATION_COUNT, type Nation } from "../src/board/board.ts";
import type { Event, EventOf } from "../src/events.ts";
import type { ManoeuvreFrame } from "../src/frames.ts";
import { imperial, type State } from "../src/index.ts";
import type { Options } from "../src/options.ts";
import { arranged, given, nation, region, type Table } from "./support/table.ts";

/** The input of an invariant: a state, the state before it and the events in between. */
interface Step {
  readonly state: State;
  readonly before: State;
  readonly events: Event[];
}

/** The last of some actions in a position. */
function stepOf(table: Table, ...lines: string[]): Step {
  const last = lines.pop() ?? "";
  table.play(...lines);
  const before = imperial.clone(table.state);
  return { state: table.state, before, events: table.play(last) };
}

const step = (position: string, lines: readonly string[], chosen: Partial<Options> = {}): Step =>
  stepOf(given(position, chosen), ...lines);

const WAR = "armies italy tunis 1\n armies france tunis 1\n fleets italy naples 1\n turn italy";

/** Steps without a fault. */
const STEPS = {
  "a move on the rondel": () =>
    step("cash s1 9\n rondel italy factory\n treasury italy 3\n turn italy", ["s1 moveRondel investor"]),
  "a taxation": () => step("rondel italy import\n flags italy tunis\n turn italy", ["s1 moveRondel taxation"]),
  "an import": () => step("treasury italy 5\n turn italy", ["s1 moveRondel import", "s1 placeImport army rome"]),
  "a production": () => step("turn italy", ["s1 moveRondel production-1", "s1 produceAll"]),
  "a factory": () => step("treasury italy 5\n turn italy", ["s1 moveRondel factory", "s1 buildFactory venice"]),
  "an investment": () =>
    step("cash s1 9\n rondel italy factory\n turn italy", ["s1 moveRondel investor", "s1 invest italy 4"]),
  "a fleet": () => step(WAR, ["s1 moveRondel maneuver-1", "s1 moveFleet naples western-mediterranean"]),
  "a battle": () => step(WAR, ["s1 moveRondel maneuver-1", "s1 endFleets", "s1 declareBattle tunis army france army"]),
  "a hostile army": () =>
    step("armies italy marseille 1 standing=friendly\n armies italy genoa 2\n turn italy", [
      "s1 moveRondel maneuver-1",
      "s1 moveArmy genoa marseille status=hostile",
    ]),
  "a move of six spaces": () => step("cash s1 9\n rondel italy investor\n turn italy", ["s1 moveRondel production-1"]),
  "a move past Investor": () => step("rondel italy maneuver-1\n turn italy", ["s1 moveRondel import"]),
  "the end with hidden cash": () =>
    step("points italy 24\n flags italy tunis,spain\n turn italy", ["s1 moveRondel taxation"], { cash: "hidden" }),
  "a hostile army that frees a factory": () =>
    step("armies france rome 1 standing=hostile\n turn france", [
      "s2 moveRondel maneuver-1",
      "s2 moveArmy rome naples standing=hostile status=hostile",
    ]),
  "a friendly army": () =>
    step("armies russia berlin 1 standing=hostile\n armies france berlin 1 standing=friendly\n turn france", [
      "s2 moveRondel maneuver-1",
      "s2 moveArmy berlin hamburg standing=friendly status=friendly",
    ]),
  "an import with all fleets at sea": () =>
    step("treasury italy 5\n fleets italy ionian-sea 8\n turn italy", [
      "s1 moveRondel import",
      "s1 placeImport army rome",
    ]),
  "a manoeuvre that ends at once": () =>
    step("armies france tunis 1\n armies france spain 1\n armies germany spain 1\n turn italy", [
      "s1 moveRondel maneuver-1",
    ]),
  "a choice of flags": () =>
    step(
      `flags italy norway,sweden,denmark,holland,belgium,spain,portugal,morocco,algeria,greece,bulgaria,romania,turkey,black-sea
       flags austria-hungary ionian-sea,eastern-mediterranean\n fleets italy ionian-sea 1
       fleets italy eastern-mediterranean 1\n turn italy`,
      ["s1 moveRondel maneuver-1", "s1 endFleets", "s1 placeFlag ionian-sea"],
    ),
  "the end of a manoeuvre": () =>
    step("armies italy genoa 1\n armies france tunis 1\n turn italy", ["s1 moveRondel maneuver-1", "s1 endManoeuvre"]),
  "a convoy": () =>
    step("armies italy rome 2\n fleets italy western-mediterranean 1\n turn italy", [
      "s1 moveRondel maneuver-1",
      "s1 endFleets",
      "s1 moveArmy rome algeria seas=western-mediterranean",
    ]),
  "an announcement": () =>
    stepOf(
      arranged(
        3,
        `bonds s0 italy 9\n government italy s0\n bonds s1 france 9\n government france s1\n swissBanks s2\n investorCard s1
         factories vienna,rome,naples,paris,london,berlin,moscow\n treasury italy 9\n cash s0 4\n rondel italy maneuver-1\n turn italy`,
      ),
      "s0 moveRondel taxation",
    ),
  "hidden cash": () => step("cash s1 9\n turn italy", ["s1 moveRondel production-1"], { cash: "hidden" }),
  "a game without the card": () =>
    step("cash s1 9\n turn italy", ["s1 moveRondel production-1"], { investorCard: "without" }),
} as const satisfies Readonly<Record<string, () => Step>>;

const broken = ({ state, before, events }: Step): string[] =>
  imperial.invariants.filter((invariant) => invariant.broken(state, before, events)).map(({ id }) => id);

const ITALY = nation("italy");
const FRANCE = nation("france");
const place = (name: Parameters<typeof region>[0], of: Nation): number => region(name) * NATION_COUNT + of;
const flagPlace = (name: Parameters<typeof region>[0]): number => FLAG_REGIONS.indexOf(region(name));

/** Replaces fields of the first event of a kind. */
function falsify<Kind extends Event["kind"]>({ events }: Step, kind: Kind, fields: Partial<EventOf<Kind>>): void {
  const found = events.findIndex((event) => event.kind === kind);
  if (found < 0) throw new Error(`no ${kind}`);
  events[found] = { ...(events[found] as EventOf<Kind>), ...fields };
}

function manoeuvre({ state }: Step): ManoeuvreFrame {
  const frame = state.frames.find((candidate) => candidate.kind === "manoeuvre");
  if (frame?.kind !== "manoeuvre") throw new Error("no manoeuvre");
  return frame;
}

function passCard(state: State, to: number): void {
  state.investorCard = to;
}

function change(list: number[], index: number, by: number): void {
  list[index] = (list[index] ?? 0) + by;
}

type Fault = readonly [fault: string, step: keyof typeof STEPS, spoil: (step: Step) => void];

/** Faults by the invariant that detects them. */
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  "INV-01": [
    ["money from nowhere", "an import", ({ state }) => change(state.cash, 0, 1)],
    [
      "money that was never paid out",
      "an import",
      ({ state, before }) => {
        for (const spoilt of [state, before]) change(spoilt.cash, 0, 1);
      },
    ],
    [
      "a payment without an event",
      "an import",
      ({ state }) => {
        change(state.cash, 0, 1);
        state.bank -= 1;
      },
    ],
    ["a payment of another amount", "an import", (spoilt) => falsify(spoilt, "money", { amount: 2 })],
  ],
  "INV-02": [
    ["a debt", "an import", ({ state }) => change(state.treasury, ITALY, -9)],
    ["half a million", "an import", ({ state }) => change(state.cash, 2, 0.5)],
  ],
  "INV-03": [
    ["a holder who is not there", "an import", ({ state }) => state.bondHolders.splice(3, 1, 6)],
    ["a holder below the stack", "an import", ({ state }) => state.bondHolders.splice(3, 1, -2)],
    ["a holder between two seats", "an import", ({ state }) => state.bondHolders.splice(3, 1, 0.5)],
    ["a lost bond", "an import", ({ state }) => void state.bondHolders.pop()],
  ],
  "INV-04": [
    ["a government without bonds", "an import", ({ state }) => state.bondHolders.splice(ITALY * 9 + 3, 1, -1)],
    ["bonds without a government", "an import", ({ state }) => state.government.splice(ITALY, 1, -1)],
    ["a stronger investor", "an import", ({ state }) => state.bondHolders.splice(ITALY * 9 + 8, 1, 0)],
  ],
  "INV-05": [["a lost bond", "an investment", ({ state }) => state.bondHolders.splice(FRANCE * 9 + 3, 1, -1)]],
  "INV-06": [
    [
      "a seventh British army",
      "an import",
      ({ state }) => change(state.peacefulArmies, place("london", nation("great-britain")), 7),
    ],
    ["a ninth Italian fleet", "an import", ({ state }) => change(state.fleets, place("naples", ITALY), 9)],
    ["less than no army", "an import", ({ state }) => change(state.peacefulArmies, place("spain", ITALY), -1)],
  ],
  "INV-07": [
    ["an army at sea", "an import", ({ state }) => change(state.peacefulArmies, place("ionian-sea", ITALY), 1)],
    ["a fleet in a foreign port", "an import", ({ state }) => change(state.fleets, place("trieste", ITALY), 1)],
    ["a fleet in a city without a port", "an import", ({ state }) => change(state.fleets, place("rome", ITALY), 1)],
  ],
  "INV-08": [
    ["a sixteenth flag", "an import", ({ state }) => void state.flags.fill(ITALY, 0, 16)],
    ["a region too many", "an import", ({ state }) => void state.flags.push(-1)],
  ],
  "INV-09": [
    [
      "no flag of the only nation",
      "the end of a manoeuvre",
      ({ state }) => state.flags.splice(flagPlace("tunis"), 1, -1),
    ],
    [
      "the flag of another nation",
      "the end of a manoeuvre",
      ({ state }) => state.flags.splice(flagPlace("tunis"), 1, ITALY),
    ],
    [
      "a flag that was not placed",
      "a choice of flags",
      ({ state }) => state.flags.splice(flagPlace("ionian-sea"), 1, -1),
    ],
    [
      "a foreign flag that stayed for lack of flags",
      "a choice of flags",
      ({ state }) => state.flags.splice(flagPlace("eastern-mediterranean"), 1, nation("austria-hungary")),
    ],
  ],
  "INV-10": [
    ["a flag that changes", "an import", ({ state }) => state.flags.splice(0, 1, ITALY)],
    ["an army that vanishes", "an import", ({ before }) => change(before.peacefulArmies, place("spain", ITALY), 1)],
    [
      "a hostile army that vanishes",
      "an import",
      ({ before }) => change(before.hostileArmies, place("paris", ITALY), 1),
    ],
    ["a fleet that vanishes", "an import", ({ before }) => change(before.fleets, place("naples", ITALY), 1)],
    ["a factory that vanishes", "an import", ({ state }) => state.factories.splice(region("naples"), 1, 0)],
  ],
  "INV-11": [
    ["two factories in a city", "a factory", ({ state }) => state.factories.splice(region("venice"), 1, 2)],
    [
      "no free factory",
      "a factory",
      ({ state }) => {
        for (const home of ["rome", "naples", "venice"] as const) change(state.hostileArmies, place(home, FRANCE), 1);
      },
    ],
  ],
  "INV-12": [
    ["a unit without an event", "a fleet", ({ state }) => change(state.peacefulArmies, place("rome", ITALY), 1)],
    [
      "a nation that fights itself",
      "a battle",
      (spoilt) => falsify(spoilt, "battle", { against: { nation: ITALY, unit: "army" } }),
    ],
    [
      "a nation that loses both units of a battle",
      "a battle",
      (spoilt) => {
        falsify(spoilt, "battle", { against: { nation: ITALY, unit: "army" } });
        change(spoilt.state.peacefulArmies, place("tunis", FRANCE), 1);
        change(spoilt.state.fleets, place("naples", ITALY), -1);
      },
    ],
    [
      "a loss of a third nation",
      "a battle",
      ({ before }) => change(before.fleets, place("london", nation("great-britain")), 1),
    ],
  ],
  "INV-13": [["a Swiss Bank of a government", "an import", ({ state }) => void state.withoutGovernment.push(2)]],
  "INV-14": [
    ["no holder of the card", "an import", ({ state }) => passCard(state, -1)],
    [
      "no holder of the card for long",
      "an import",
      ({ state, before }) => {
        for (const spoilt of [state, before]) passCard(spoilt, -1);
      },
    ],
    [
      "a card that passes twice",
      "an investment",
      ({ events }) => void events.push(...events.filter(({ kind }) => kind === "investorCard")),
    ],
    [
      "a card that passes, but is not in play",
      "a game without the card",
      ({ events }) => void events.push({ kind: "investorCard", to: 2 as Seat, rule: "IM-15.8" }),
    ],
    ["a card that jumps", "an investment", ({ state }) => passCard(state, 4)],
    ["a card that passes without an event", "an import", ({ state }) => passCard(state, 2)],
    ["a card that is not in play", "a game without the card", ({ state }) => passCard(state, 2)],
  ],
  "INV-15": [
    ["lost points", "a taxation", ({ before }) => change(before.points, FRANCE, 3)],
    ["25 points before the end", "a taxation", ({ state }) => state.points.splice(FRANCE, 1, 25)],
  ],
  "INV-16": [
    ["a step too many", "a move on the rondel", (spoilt) => falsify(spoilt, "rondel", { steps: 4 })],
    ["another price", "a move on the rondel", (spoilt) => falsify(spoilt, "rondel", { surcharge: 2 })],
    ["Investor passed on landing", "a move on the rondel", (spoilt) => falsify(spoilt, "rondel", { passed: true })],
    [
      "a move of seven spaces",
      "a move on the rondel",
      (spoilt) => falsify(spoilt, "rondel", { to: 7 as never, steps: 7, surcharge: 8, passed: true }),
    ],
  ],
  "INV-17": [
    [
      "a fleet that carries two armies",
      "a convoy",
      (spoilt) => change(manoeuvre(spoilt).actedFleets, region("western-mediterranean"), 1),
    ],
  ],
  "INV-18": [
    [
      "a second move",
      "a move on the rondel",
      ({ events }) => void events.push(...events.filter(({ kind }) => kind === "rondel")),
    ],
    [
      "a second factory",
      "a factory",
      ({ events }) => void events.push(...events.filter(({ kind }) => kind === "factoryBuilt")),
    ],
    ["an import after the third", "an import", ({ state }) => void Object.assign(state.frames[1] ?? {}, { placed: 3 })],
  ],
  "INV-19": [
    ["a hostile army at home", "an import", ({ state }) => change(state.hostileArmies, place("rome", ITALY), 1)],
  ],
  "INV-22": [
    ["a tax of one", "a taxation", (spoilt) => falsify(spoilt, "taxed", { tax: 1 })],
    ["a tax of 26", "a taxation", (spoilt) => falsify(spoilt, "taxed", { tax: 26 })],
  ],
  "INV-23": [
    [
      "a hostile army beside the last free factory",
      "a hostile army",
      ({ before }) => {
        for (const home of ["paris", "bordeaux"] as const) before.factories.splice(region(home), 1, 0);
        before.factories.splice(region("marseille"), 1, 1);
      },
    ],
    [
      "an army that another one frees no factory for",
      "a friendly army",
      (spoilt) => falsify(spoilt, "armyMoved", { status: "hostile" }),
    ],
  ],
  "INV-24": [
    [
      "an army that moves twice",
      "a hostile army",
      (spoilt) => change(manoeuvre(spoilt).actedHostile, region("marseille"), 1),
    ],
    [
      "a peaceful army that moves twice",
      "a convoy",
      (spoilt) => change(manoeuvre(spoilt).actedPeaceful, region("algeria"), 1),
    ],
    [
      "a fleet that moves twice",
      "a fleet",
      (spoilt) => change(manoeuvre(spoilt).actedFleets, region("western-mediterranean"), 2),
    ],
  ],
  "INV-25": [
    [
      "a move that cannot be paid",
      "an announcement",
      ({ state, before }) => {
        for (const spoilt of [state, before]) spoilt.cash[0] = 0;
      },
    ],
  ],
};

describe("invariants", () => {
  test.each(Object.keys(STEPS) as (keyof typeof STEPS)[])("hold in %s", (name) => {
    expect(broken(STEPS[name]())).toEqual([]);
  });

  test.each(
    Object.entries(FAULTS).flatMap(([id, faults]) =>
      faults.map(([fault, name, spoil]) => ({ id, fault, name, spoil })),
    ),
  )("$id finds $fault in $name", ({ id, name, spoil }) => {
    const spoilt = STEPS[name]();
    spoil(spoilt);
    expect(broken(spoilt)).toContain(id);
  });

  it("are listed by id", () => {
    const ids = imperial.invariants.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it("have a planted fault each; INV-20 has its own", () => {
    const ids = imperial.invariants.map(({ id }) => id);
    expect(ids.filter((id) => !(id in FAULTS))).toEqual(["INV-20"]);
  });

  it("INV-22 accepts the taxes of one and of all factories and flags", () => {
    for (const tax of [2, 25]) {
      const spoilt = STEPS["a taxation"]();
      falsify(spoilt, "taxed", { tax });
      expect(broken(spoilt)).toEqual([]);
    }
  });

  it("INV-20 finds a view that shows the cash of others", () => {
    const { state } = given("turn italy", { cash: "hidden" });
    const cash = Object.assign([...state.cash], { map: () => state.cash });
    const inv20 = imperial.invariants.find(({ id }) => id === "INV-20");
    expect(inv20?.broken({ ...state, cash }, undefined, [])).toBe("seat 0 sees hidden cash");
  });

  it("INV-20 finds a view that shows hidden cash", () => {
    const { state } = STEPS["hidden cash"]();
    const inv20 = imperial.invariants.find(({ id }) => id === "INV-20");
    expect(inv20?.broken(state, undefined, [])).toBeUndefined();
    // The view reads the option through `cashIsHidden`; a state whose option changes while it is read shows everything.
    let reads = 0;
    const options = { ...state.options };
    Object.defineProperty(options, "cash", { get: () => (reads++ === 0 ? "hidden" : "open") });
    expect(inv20?.broken({ ...state, options }, undefined, [])).toBe("the view shows the bank");
  });

  it("hold after random actions", () => {
    const { state } = imperial.setup(3, given("turn italy").state.options, seededRandom("invariants"));
    for (let left = 200; left > 0; left--) {
      const [seat = 0 as Seat] = imperial.deciders(state);
      const before = imperial.clone(state);
      const events = imperial.play(state, seat, imperial.defaultAction(state, seat), seededRandom(left));
      expect(broken({ state, before, events })).toEqual([]);
    }
  });
});
