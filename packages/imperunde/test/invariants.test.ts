import { expect, test } from "vitest";
import {
  ALL_TERRITORIES,
  type Event,
  imperunde,
  isColonyOf,
  NATIVES,
  NOBODY,
  regionNamed,
  UNIT_NAMES,
} from "../src/index.ts";
import { shiftPieces } from "../src/pieces.ts";
import { CALM, CARD_WAR, PEACE, STORM, WAR } from "../src/state.ts";
import { STEPS, type Step } from "./support/steps.ts";

const brokenBy = ({ state, before, events }: Step): string[] =>
  imperunde.invariants.filter(({ broken }) => broken(state, before, events) !== undefined).map(({ id }) => id);

const unit = (name: string): number => UNIT_NAMES.indexOf(name);

function add({ state }: Step, region: string, party: number, name: string): void {
  shiftPieces(state, regionNamed(region), party, unit(name), 1);
}

function exchange({ state }: Step, region: string, name: string, other: string): void {
  shiftPieces(state, regionNamed(region), 0, unit(name), -1);
  shiftPieces(state, regionNamed(region), 0, unit(other), 1);
}

function mark(list: number[], region: string, value: number): void {
  list[regionNamed(region)] = value;
}

function retell({ events }: Step, kind: Event["kind"], other: Partial<Event>): void {
  const place = events.findIndex((event) => event.kind === kind);
  events.splice(place, 1, { ...(events[place] as Event), ...other });
}

function conceal({ events }: Step, kind: Event["kind"]): void {
  events.splice(0, events.length, ...events.filter((event) => event.kind !== kind));
}

type Fault = readonly [fault: string, step: keyof typeof STEPS, spoil: (step: Step) => void];

/** Section 20: in a sound step every invariant holds; each of these faults is caught by the invariant it belongs to. */
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  "INV-1": [
    ["a piece too many", "a purchase", (step) => add(step, "china", 0, "infantry")],
    ["posts that vanish", "a purchase", ({ state }) => void state.posts.fill(0)],
  ],
  "INV-2": [["a lost card", "a purchase", ({ state }) => void state.deck.pop()]],
  "INV-3": [
    [
      "a debt of 7",
      "a purchase",
      ({ state, before }) => {
        state.debt.fill(7);
        before.debt.fill(7);
      },
    ],
    ["a debt made outside phase 3", "a purchase", ({ state }) => void state.debt.fill(5)],
  ],
  "INV-4": [["funds below zero", "a purchase", ({ state }) => void state.funds.fill(-1)]],
  "INV-5": [["an army of a stranger", "a purchase", (step) => add(step, "china", 1, "cavalry")]],
  "INV-6": [
    ["a conquered home", "a purchase", ({ state }) => mark(state.owner, "japan", 0)],
    ["natives as pieces", "a purchase", (step) => add(step, "peru", NATIVES, "infantry")],
  ],
  "INV-7": [["two parties in one sea", "a sail", (step) => add(step, "gulf-of-guinea", 1, "frigate")]],
  "INV-8": [
    [
      "cargo beside its enemy after phase 5",
      "a sail",
      (step) => {
        add(step, "gulf-of-guinea", 1, "infantry-aboard");
        step.events.push({ kind: "phaseBegan", rule: "IR-4.1.1", count: 6 });
      },
    ],
  ],
  "INV-9": [["a fort without a post", "a purchase", ({ state }) => void state.posts.fill(0)]],
  "INV-10": [["a colony that nothing holds", "a purchase", ({ state }) => mark(state.owner, "peru", 0)]],
  "INV-11": [["more spent than posts allow", "a purchase", ({ state }) => mark(state.spending, "china", 99)]],
  "INV-12": [
    ["four cards bought", "a purchase", ({ state }) => void state.cardsBought.fill(4)],
    [
      "two cards dealt to one seat",
      "the end of a round",
      ({ events }) => void events.push({ kind: "cardDrawn", rule: "IR-5.1.3", party: 2 }),
    ],
  ],
  "INV-13": [
    ["a sail that costs nothing", "a sail", (step) => exchange(step, "gulf-of-guinea", "frigate/1", "frigate")],
    ["a landed army with its move", "a landing", (step) => exchange(step, "congo", "infantry/0", "infantry")],
    [
      "a march into battle that costs nothing",
      "an army on its way to a battle",
      ({ state }) => {
        for (const frame of state.frames) {
          if (frame.kind === "attack") for (const { fighter } of frame.sent) fighter.unit = unit("infantry");
        }
      },
    ],
  ],
  "INV-14": [["a sail out of a calm", "a sail", ({ before }) => mark(before.weather, "indian-ocean", CALM)]],
  "INV-15": [
    ["four dice", "the last roll of a battle", (step) => retell(step, "rolled", { dice: [1, 1, 1, 1] })],
    ["a roll without a loss", "the last roll of a battle", (step) => conceal(step, "unitLost")],
  ],
  "INV-16": [["a loser who is still there", "the last roll of a battle", (step) => add(step, "congo", 1, "infantry")]],
  "INV-17": [
    [
      "an attack in peace",
      "an attack",
      ({ state, before }) => {
        state.base.fill(PEACE);
        before.base.fill(PEACE);
      },
    ],
  ],
  "INV-18": [
    ["a war of one side", "a purchase", ({ state }) => void state.base.splice(1, 1, WAR)],
    ["a card relation in new talks", "the end of a round", ({ state }) => void state.overlay.fill(CARD_WAR)],
  ],
  "INV-19": [
    ["two events in one field", "a purchase", ({ state }) => void state.struck.push(3, 3)],
    ["a round of eight events", "the end of a round", ({ before }) => void before.struck.pop()],
  ],
  "INV-20": [
    ["a storm out of nothing", "a sail", ({ state }) => mark(state.weather, "tasman-sea", STORM)],
    ["a storm that turns into a calm", "a sail", ({ state }) => mark(state.weather, "south-sea", CALM)],
    ["a famine that ends too early", "a sail", ({ state }) => void state.famine.fill(0)],
    ["a plunder out of nothing", "a sail", ({ state }) => mark(state.plunderer, "peru", 1)],
    [
      "a storm that outlives phase 8",
      "the beginning of phase 8",
      ({ state }) => mark(state.weather, "south-sea", STORM),
    ],
    ["a phase 8 that removes nothing", "the beginning of phase 8", (step) => conceal(step, "marksRemoved")],
  ],
  "INV-21": [["a canal that is gone", "a purchase", ({ state }) => void state.canals.fill(0)]],
  "INV-22": [
    [
      "a winner whom nobody noticed",
      "a purchase",
      ({ state }) => {
        state.target = 2;
      },
    ],
  ],
  "INV-27": [
    ["a captured ship that sails", "a sail", (step) => retell(step, "moved", { unit: unit("frigate/captured") })],
  ],
  "INV-28": [
    [
      "an effect of a countered card",
      "a card made void",
      (step) => retell(step, "cardVoided", { kind: "cardTookEffect" }),
    ],
    ["a void card without a counter", "a card made void", (step) => retell(step, "cardVoided", { count: 0 })],
  ],
  "INV-29": [
    [
      "too few natives",
      "an attack on natives",
      ({ state }) => {
        for (const frame of state.frames) if (frame.kind === "battle") frame.defenders.pop();
      },
    ],
  ],
  "INV-30": [
    [
      "start colonies below the total",
      "the end of the setup",
      ({ state }) => {
        const colony = ALL_TERRITORIES.find((territory) => isColonyOf(state, territory, 0)) ?? 0;
        state.owner[colony] = NOBODY;
      },
    ],
  ],
  "INV-31": [["a holder without a ship", "a sail", ({ state }) => mark(state.holder, "tasman-sea", 0)]],
  "INV-32": [
    [
      "a card while units set out",
      "an army on its way to a battle",
      ({ events }) => void events.unshift({ kind: "cardPlayed", rule: "IR-13.1.3", party: 1 }),
    ],
  ],
  "INV-33": [
    [
      "a window that asks again without a card",
      "a pass before a battle",
      ({ state }) => {
        for (const frame of state.frames) if (frame.kind === "window") frame.passed.fill(0);
      },
    ],
    [
      "a battle inside a window without a card",
      "a pass before a battle",
      ({ state }) => {
        const open = state.frames.find((frame) => frame.kind === "battle");
        if (open) state.frames.push(structuredClone(open));
      },
    ],
  ],
};

test.each(Object.entries(STEPS))("%s is sound", (_, make) => {
  expect(brokenBy(make())).toEqual([]);
});

test.each(Object.entries(FAULTS).flatMap(([id, faults]) => faults.map((fault) => [id, ...fault] as const)))(
  "%s catches %s in %s",
  (id, _fault, name, spoil) => {
    const step = STEPS[name]();
    spoil(step);
    expect(brokenBy(step)).toContain(id);
  },
);

test("every invariant is checked in every step and has its fault here, or is a promise that the battery checks", () => {
  const inSteps = new Set(imperunde.invariants.map(({ id }) => id));
  expect(new Set(Object.keys(FAULTS))).toEqual(inSteps);
  const all = Array.from({ length: 33 }, (_, place) => `INV-${place + 1}`);
  expect(all.filter((id) => !inSteps.has(id))).toEqual(["INV-23", "INV-24", "INV-25", "INV-26"]);
});
