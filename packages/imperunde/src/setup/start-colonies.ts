import { clockwiseFrom, type FrameRules, popFrame, pushFrame, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { ALL_LANDS, BORDERS, COASTS, type Land, type Sea, WEIGHT } from "../board/board.ts";
import { notOffered, notYourTurn, refusal } from "../codes.ts";
import type { Event } from "../events.ts";
import type { StartColoniesFrame } from "../frames.ts";
import { coloniesOf, isFree, isHome, landValue, placePosts } from "../lands.ts";
import { recruit } from "../pieces.ts";
import { updateHolder, warParties } from "../seas.ts";
import type { State, Table } from "../state.ts";
import { seatInSetup } from "../turns.ts";
import { ARTILLERY, CAVALRY, FORT, FRIGATE, fresh, INFANTRY } from "../units.ts";
import { spin } from "../wheel.ts";
import { allCanReach } from "./look-ahead.ts";

// IR-3.4.4 b: armies for 3 doubloons.
const ARMY_CHOICES: readonly Extract<Action, { kind: "equipArmies" }>[] = [
  { kind: "equipArmies", infantry: 0, cavalry: 0, artillery: 1 },
  { kind: "equipArmies", infantry: 1, cavalry: 1, artillery: 0 },
  { kind: "equipArmies", infantry: 3, cavalry: 0, artillery: 0 },
];

/** IR-3.4: colonies are drawn one at a time and equipped at once. */
export const startColonies: FrameRules<State, StartColoniesFrame, Action, Event> = {
  deciders: (state, frame) => [seatInSetup(state, frame)],
  actions: (state, frame, seat) => [
    ...frigateSeas(state, frame.land, seat).map((sea): Action => ({ kind: "equipFrigate", sea })),
    ...ARMY_CHOICES,
  ],
  defaultAction: () => ARMY_CHOICES[0] as Action,
  refuse(state, frame, seat, action) {
    if (seat !== seatInSetup(state, frame)) return notYourTurn("IR-3.4.3");
    if (action.kind === "equipFrigate") {
      if (frigateSeas(state, frame.land, seat).includes(action.sea)) return undefined;
      return refusal("sea-not-allowed", "IR-3.4.4", { field: action.sea });
    }
    if (action.kind !== "equipArmies") return notOffered("D-03");
    const cost = action.infantry + 2 * action.cavalry + 3 * action.artillery;
    return cost === 3 ? undefined : refusal("armies-must-cost-3", "IR-3.4.4", { cost });
  },
  play(state, frame, seat, action, table) {
    if (action.kind === "equipFrigate") {
      recruit(state, action.sea, seat, fresh(FRIGATE), 1);
      updateHolder(state, action.sea);
    } else if (action.kind === "equipArmies") {
      recruit(state, frame.land, seat, fresh(INFANTRY), action.infantry);
      recruit(state, frame.land, seat, fresh(CAVALRY), action.cavalry);
      recruit(state, frame.land, seat, fresh(ARTILLERY), action.artillery);
    }
    table.tell({ kind: "colonyEquipped", rule: "IR-3.4.4", party: seat, field: frame.land });
    frame.land = -1;
    frame.turn += 1;
  },
  prompt: (state, frame) => ({
    code: "prompt.equipColony",
    params: { seat: seatInSetup(state, frame), field: frame.land },
  }),
  step(state, frame, table) {
    if (frame.land >= 0) return false;
    for (let skipped = 0; skipped < state.players; skipped++, frame.turn++) {
      const seat = seatInSetup(state, frame);
      const lands = admissibleLands(state, seat);
      if (lands.length === 0) continue;
      frame.land = drawColony(state, seat, lands, table);
      return true;
    }
    popFrame(state, frame);
    state.round = 0;
    pushFrame(state, { kind: "round" });
    return true;
  },
};

function drawColony(state: State, seat: Seat, lands: readonly Land[], table: Table): Land {
  const weight = state.options.fieldWeights === "board" ? (land: Land) => WEIGHT[land] ?? 1 : undefined;
  const land = spin(table.random, "X-05 colony", lands, weight);
  const value = landValue(land);
  state.owner[land] = seat;
  // IR-3.4.3
  placePosts(state, land, seat, value);
  recruit(state, land, seat, fresh(FORT), value);
  recruit(state, land, seat, fresh(INFANTRY), value);
  table.tell({ kind: "colonyDrawn", rule: "IR-3.4.1", also: ["IR-3.4.2", "IR-3.4.3"], party: seat, field: land });
  return land;
}

/** What a seat still lacks of the total value of its start colonies. */
function missingValue(state: State, seat: Seat): number {
  return state.options.startColonyValue - coloniesOf(state, seat).reduce((sum, land) => sum + landValue(land), 0);
}

/** IR-3.4.2 and IR-3.4.6. Empty if the seat has reached the total, or cannot. */
export function admissibleLands(state: State, seat: Seat): Land[] {
  const missing = missingValue(state, seat);
  if (missing <= 0) return [];
  const free = ALL_LANDS.filter((land) => isFree(state, land) && !isHome(state, land));
  const inland = free.filter((land) => !(BORDERS[land] ?? []).some((beside) => isHome(state, beside))); // RU-92
  const left = [0, 1, 2, 3].map((value) => inland.filter((land) => landValue(land) === value).length);
  const others = clockwiseFrom(seat, state.players).slice(1);
  const needs = others.map((other) => Math.max(0, missingValue(state, other)));
  const goodValues = [1, 2, 3].filter((value) => {
    if (value > missing || (left[value] ?? 0) === 0) return false;
    const after = left.map((count, of) => (of === value ? count - 1 : count));
    return allCanReach([missing - value, ...needs], after);
  });
  const admissible = inland.filter((land) => goodValues.includes(landValue(land)));
  return admissible.length > 0 ? admissible : free.filter((land) => landValue(land) <= missing);
}

function frigateSeas(state: State, land: Land, seat: Seat): Sea[] {
  return (COASTS[land] ?? []).filter((sea) => warParties(state, sea).every((party) => party === seat));
}
