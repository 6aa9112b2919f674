import { clockwiseFrom, popFrame, pushFrame, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { Region } from "../board/board.ts";
import {
  ALL_TERRITORIES,
  asSea,
  bordersOf,
  coastsOf,
  NOWHERE,
  regionValue,
  regionWeight,
  type Territory,
} from "../board/board.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { StartColoniesFrame } from "../frames.ts";
import { recruit } from "../pieces.ts";
import { updateHolder, warParties } from "../seas.ts";
import type { State } from "../state.ts";
import { coloniesOf, isFree, isHome, placePosts } from "../territories.ts";
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

/** IR-3.4: colonies are drawn one at a time, and each is equipped before the next is drawn. */
export const startColonies: RulesOf<"startColonies"> = {
  deciders: (state, frame) => [seatInSetup(state, frame)],
  actions: (state, frame, seat) => [
    ...frigateSeas(state, frame.territory, seat).map((sea): Action => ({ kind: "equipFrigate", sea })),
    ...ARMY_CHOICES,
  ],
  defaultAction: () => ARMY_CHOICES[0] as Action,
  refuse(state, frame, seat, action) {
    if (seat !== seatInSetup(state, frame)) return notYourTurn("IR-3.4.3");
    if (action.kind === "equipFrigate") {
      if (frigateSeas(state, frame.territory, seat).includes(action.sea)) return undefined;
      return refusal("sea-not-allowed", "IR-3.4.4", { region: action.sea });
    }
    if (action.kind !== "equipArmies") return notOffered("D-03");
    const cost = action.infantry + 2 * action.cavalry + 3 * action.artillery;
    return cost === 3 ? undefined : refusal("armies-must-cost-3", "IR-3.4.4", { cost });
  },
  play(state, frame, seat, action, context) {
    if (action.kind === "equipFrigate") {
      const sea = asSea(action.sea);
      recruit(state, sea, seat, fresh(FRIGATE), 1);
      updateHolder(state, sea);
    } else if (action.kind === "equipArmies") {
      recruit(state, frame.territory, seat, fresh(INFANTRY), action.infantry);
      recruit(state, frame.territory, seat, fresh(CAVALRY), action.cavalry);
      recruit(state, frame.territory, seat, fresh(ARTILLERY), action.artillery);
    } else throw unexpectedAction(action);
    context.emit({ kind: "colonyEquipped", rule: "IR-3.4.4", party: seat, region: frame.territory });
    frame.territory = NOWHERE;
    frame.turn += 1;
  },
  prompt: (state, frame) => prompt("equip-colony", { seat: seatInSetup(state, frame), region: frame.territory }),
  step(state, frame, context) {
    if (frame.territory !== NOWHERE) return false;
    if (!drawNext(state, frame, context)) {
      popFrame(state, frame);
      pushFrame(state, { kind: "round" });
    }
    return true;
  },
};

/** Draws a colony for the next seat that is due one; false if there is no such seat. */
function drawNext(state: State, frame: StartColoniesFrame, context: PlayContext): boolean {
  for (const seat of clockwiseFrom(seatInSetup(state, frame), state.players)) {
    const territories = admissibleTerritories(state, seat);
    if (territories.length > 0) {
      frame.territory = drawColony(state, seat, territories, context);
      return true;
    }
    frame.turn += 1;
  }
  return false;
}

function drawColony(state: State, seat: Seat, territories: readonly Territory[], context: PlayContext): Territory {
  const weight = state.options.fieldWeights === "board" ? regionWeight : undefined;
  const territory = spin(context.random, "X-05 colony", territories, weight);
  const value = regionValue(territory);
  state.owner[territory] = seat;
  // IR-3.4.3
  placePosts(state, territory, seat, value);
  recruit(state, territory, seat, fresh(FORT), value);
  recruit(state, territory, seat, fresh(INFANTRY), value);
  context.emit({
    kind: "colonyDrawn",
    rule: "IR-3.4.1",
    also: ["IR-3.4.2", "IR-3.4.3"],
    party: seat,
    region: territory,
  });
  return territory;
}

/** The value of starting colonies that a seat is still due. */
function missingValue(state: State, seat: Seat): number {
  return (
    state.options.startColonyValue - coloniesOf(state, seat).reduce((sum, territory) => sum + regionValue(territory), 0)
  );
}

/** IR-3.4.2, IR-3.4.6: the territories that may be drawn for a seat; none if it has reached the total, or cannot. */
export function admissibleTerritories(state: State, seat: Seat): Territory[] {
  const missing = missingValue(state, seat);
  const free = ALL_TERRITORIES.filter((territory) => isFree(state, territory) && !isHome(state, territory));
  const inland = free.filter((territory) => !bordersOf(territory).some((beside) => isHome(state, beside))); // RU-92
  const left = (value: number) => inland.filter((territory) => regionValue(territory) === value).length;
  const others = clockwiseFrom(seat, state.players).slice(1);
  const needs = others.map((other) => Math.max(0, missingValue(state, other)));
  const goodValues = [1, 2, 3].filter((drawn) =>
    allCanReach([missing - drawn, ...needs], (value) => left(value) - Number(value === drawn)),
  );
  const admissible = inland.filter((territory) => goodValues.includes(regionValue(territory)));
  return admissible.length > 0 ? admissible : free.filter((territory) => regionValue(territory) <= missing);
}

function frigateSeas(state: State, territory: Territory, seat: Seat): Region[] {
  return coastsOf(territory).filter((sea) => warParties(state, sea).every((party) => party === seat));
}
