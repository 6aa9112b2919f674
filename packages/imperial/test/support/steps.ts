import type { Event } from "../../src/events.ts";
import { imperial, type State } from "../../src/index.ts";
import type { Options } from "../../src/options.ts";
import { arranged, given, type Table } from "./table.ts";

/** The input of an invariant: a state, the state before it and the events in between. */
export interface Step {
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
export const STEPS = {
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
