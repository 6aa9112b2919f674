import { asSeat } from "@rondel/engine";
import { NOWHERE } from "../../src/board/board.ts";
import { cardNamed } from "../../src/cards/list.ts";
import type { EventKind, EventOf } from "../../src/events.ts";
import { type Event, LOCALS, NOBODY, regionNamed } from "../../src/index.ts";
import { shiftPieces } from "../../src/pieces.ts";
import type { Party } from "../../src/state.ts";
import { CALM, CARD_WAR, PEACE, STORM, WAR } from "../../src/state.ts";
import { coloniesOf } from "../../src/territories.ts";
import { unitNamed } from "../../src/units.ts";
import type { STEPS, Step } from "./steps.ts";
import { territory } from "./table.ts";

const [S0, S1] = [asSeat(0), asSeat(1)];

function add({ state }: Step, region: string, party: Party, name: string): void {
  shiftPieces(state, regionNamed(region), party, unitNamed(name), 1);
}

function exchange({ state }: Step, region: string, name: string, other: string): void {
  shiftPieces(state, regionNamed(region), S0, unitNamed(name), -1);
  shiftPieces(state, regionNamed(region), S0, unitNamed(other), 1);
}

function mark(list: number[], region: string, value: number): void {
  list[regionNamed(region)] = value;
}

/** Changes fields of the first event of a kind. */
function falsify<Kind extends EventKind>(
  { events }: Step,
  kind: Kind,
  fields: Readonly<Record<string, unknown>>,
): void {
  const place = events.findIndex((event) => event.kind === kind);
  events.splice(place, 1, { ...(events[place] as EventOf<Kind>), ...fields });
}

function remove({ events }: Step, kind: Event["kind"]): void {
  events.splice(0, events.length, ...events.filter((event) => event.kind !== kind));
}

type Fault = readonly [fault: string, step: keyof typeof STEPS, spoil: (step: Step) => void];

/** Section 20: faults by the invariant that detects them. Without the fault, the step breaks no invariant. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  "INV-1": [
    ["a piece too many", "a purchase", (step) => add(step, "china", S0, "infantry")],
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
  "INV-5": [["an army of another player", "a purchase", (step) => add(step, "china", S1, "cavalry")]],
  "INV-6": [
    ["a conquered home", "a purchase", ({ state }) => mark(state.owner, "japan", 0)],
    ["locals as pieces", "a purchase", (step) => add(step, "peru", LOCALS, "infantry")],
  ],
  "INV-7": [["two parties in one sea", "a sea step", (step) => add(step, "gulf-of-guinea", S1, "frigate")]],
  "INV-8": [
    [
      "transports beside an enemy after phase 5",
      "a sea step",
      (step) => {
        add(step, "gulf-of-guinea", S1, "infantry-aboard");
        step.events.push({ kind: "phaseBegan", rule: "IR-4.1.1", count: 6 });
      },
    ],
  ],
  "INV-9": [
    ["a fort without a post", "a purchase", ({ state }) => void state.posts.fill(0)],
    [
      "more forts than the value of a canal territory",
      "a purchase",
      (step) => {
        mark(step.state.owner, "egypt", 0);
        mark(step.state.posts, "egypt", 4);
        for (let fort = 0; fort < 3; fort++) add(step, "egypt", S0, "fort");
      },
    ],
    [
      "more posts than a canal allows",
      "a purchase",
      ({ state }) => {
        mark(state.owner, "egypt", 0);
        mark(state.posts, "egypt", 5);
      },
    ],
  ],
  "INV-10": [["an empty colony", "a purchase", ({ state }) => mark(state.owner, "peru", 0)]],
  "INV-11": [
    ["more spent than posts allow", "a purchase", ({ state }) => mark(state.spending, "china", 7)],
    ["an army bought in a famine", "a purchase", ({ state }) => mark(state.famine, "china", 1)],
    ["an army bought in a plundered colony", "a purchase", ({ state }) => mark(state.plunderer, "china", 1)],
    ["an army bought with new posts", "a purchase", ({ state }) => mark(state.newPosts, "china", 2)],
  ],
  "INV-12": [
    ["four cards bought", "a purchase", ({ state }) => void state.cardsBought.fill(4)],
    [
      "two cards dealt to one seat",
      "the end of a round",
      ({ events }) => void events.push({ kind: "cardDrawn", rule: "IR-5.1.3", party: asSeat(2) }),
    ],
  ],
  "INV-13": [
    ["a sea step that costs nothing", "a sea step", (step) => exchange(step, "gulf-of-guinea", "frigate/1", "frigate")],
    ["a landed army with its move", "a landing", (step) => exchange(step, "congo", "infantry/0", "infantry")],
    [
      "a march into battle that costs nothing",
      "an army sent to a battle",
      ({ state }) => {
        for (const frame of state.frames) {
          if (frame.kind === "attack") for (const { fighter } of frame.sent) fighter.unit = unitNamed("infantry");
        }
      },
    ],
  ],
  "INV-14": [["a sea step out of a calm", "a sea step", ({ before }) => mark(before.weather, "indian-ocean", CALM)]],
  "INV-15": [
    ["four dice", "the last roll of a battle", (step) => falsify(step, "rolled", { dice: [1, 1, 1, 1] })],
    ["a roll without a loss", "the last roll of a battle", (step) => remove(step, "unitLost")],
  ],
  "INV-16": [["a loser with units left", "the last roll of a battle", (step) => add(step, "congo", S1, "infantry")]],
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
    ["a war of one side only", "a purchase", ({ state }) => void state.base.splice(1, 1, WAR)],
    ["a relation by card in new talks", "the end of a round", ({ state }) => void state.overlay.fill(CARD_WAR)],
  ],
  "INV-19": [
    [
      "two events in one region",
      "a purchase",
      ({ state }) => void state.struck.push(territory("peru"), territory("peru")),
    ],
    ["a round of eight events", "the end of a round", ({ before }) => void before.struck.pop()],
  ],
  "INV-20": [
    ["a storm without an event", "a sea step", ({ state }) => mark(state.weather, "tasman-sea", STORM)],
    ["a storm that turns into a calm", "a sea step", ({ state }) => mark(state.weather, "south-sea", CALM)],
    ["a famine that ends too early", "a sea step", ({ state }) => void state.famine.fill(0)],
    ["a plunder without a card", "a sea step", ({ state }) => mark(state.plunderer, "peru", 1)],
    [
      "a storm that stays at the start of phase 8",
      "the start of phase 8",
      ({ state }) => mark(state.weather, "south-sea", STORM),
    ],
    ["a phase 8 that removes no markers", "the start of phase 8", (step) => remove(step, "marksRemoved")],
  ],
  "INV-21": [["a canal that disappears", "a purchase", ({ state }) => void state.canals.fill(0)]],
  "INV-22": [
    [
      "a winner who was not declared",
      "a purchase",
      ({ state }) => {
        state.target = 2;
      },
    ],
  ],
  "INV-27": [
    [
      "a captured ship that moves",
      "a sea step",
      (step) => falsify(step, "moved", { unit: unitNamed("frigate/captured") }),
    ],
  ],
  "INV-28": [
    [
      "an effect of a countered card",
      "a cancelled card",
      (step) => falsify(step, "cardVoided", { kind: "cardTookEffect" }),
    ],
    ["a cancelled card without a counter", "a cancelled card", (step) => falsify(step, "cardVoided", { count: 0 })],
  ],
  "INV-29": [
    [
      "too few local infantry",
      "an attack on a free territory",
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
        const [colony = NOWHERE] = coloniesOf(state, S0);
        state.owner[colony] = NOBODY;
      },
    ],
    ["start colonies above the total", "the end of the setup", ({ state }) => mark(state.owner, "peru", 0)],
    [
      "a start colony beside a home",
      "the end of the setup",
      ({ state }) => {
        mark(state.owner, "ceylon", NOBODY);
        mark(state.owner, "congo", 1);
      },
    ],
  ],
  "INV-31": [["a holder without a ship", "a sea step", ({ state }) => mark(state.holder, "tasman-sea", 0)]],
  "INV-32": [
    [
      "a card while units are sent",
      "an army sent to a battle",
      ({ events }) =>
        void events.unshift({ kind: "cardPlayed", rule: "IR-13.1.3", party: S1, card: cardNamed("ambush") }),
    ],
  ],
  "INV-33": [
    [
      "a window that reopens without a card",
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
