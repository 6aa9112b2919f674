import type { Seat } from "@rondel/engine";
import { FLAG_REGIONS, NATION_COUNT, type Nation } from "../../src/board/board.ts";
import { change, falsify, manoeuvre, passCard } from "./spoil.ts";
import type { STEPS, Step } from "./steps.ts";
import { nation, region } from "./table.ts";

const ITALY = nation("italy");
const FRANCE = nation("france");
const place = (name: Parameters<typeof region>[0], of: Nation): number => region(name) * NATION_COUNT + of;
const flagPlace = (name: Parameters<typeof region>[0]): number => FLAG_REGIONS.indexOf(region(name));

type Fault = readonly [fault: string, step: keyof typeof STEPS, spoil: (step: Step) => void];

/** Faults by the invariant that detects them. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
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
