import { popFrame, pushFrame, type Refusal, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { coastsOf, isSea, type Region } from "../board/board.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { FairWindsFrame } from "../frames.ts";
import { eachWindApproach } from "../movement/approaches.ts";
import { mayAttack } from "../movement/steps.ts";
import { countAt, stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { entry, seaNeighbours } from "../seas.ts";
import type { State } from "../state.ts";
import { ownerOf } from "../territories.ts";
import { seatOfTurn } from "../turns.ts";
import { ALL_UNITS, isCaptured, isTransport, kindOf, spent, type Unit } from "../units.ts";
import { place } from "./movement.ts";

/** IR-11.3.3, RU-62: in round order the players may make one move with each of their ships in the sea. */
export const fairWinds: RulesOf<"goodWinds"> = {
  deciders: (state, frame) => [seatOfTurn(state, frame.turn)],
  actions(state, frame, seat) {
    const offers: Action[] = [];
    for (const unit of ALL_UNITS) {
      if (!hasWind(state, frame, seat, unit)) continue;
      for (const to of plainWindSteps(state, frame, seat, unit))
        offers.push({ kind: "move", unit, from: frame.sea, to });
    }
    if (state.options.goodWindsMayAttack) {
      for (const target of windTargets(state, frame, seat)) offers.push({ kind: "attack", target });
    }
    offers.push({ kind: "endMovement" });
    return offers;
  },
  defaultAction: () => ({ kind: "endMovement" }),
  refuse(state, frame, seat, action) {
    if (seat !== seatOfTurn(state, frame.turn)) return notYourTurn("IR-11.3.3");
    return refuseWind(state, frame, seat, action);
  },
  play(state, frame, seat, action, context) {
    if (action.kind === "move") {
      const after = isSea(action.to) ? action.unit : spent(kindOf(action.unit));
      place(state, seat, action.unit, after, frame.sea, action.to, BY_WIND, context);
      frame.wind[action.unit] = (frame.wind[action.unit] ?? 0) - 1;
    } else if (action.kind === "attack") {
      pushFrame(state, { kind: "attack", seat, target: action.target, cause: "winds", sent: [] });
    } else if (action.kind === "endMovement") {
      context.emit({ kind: "turnEnded", rule: "IR-11.3.3", party: seat });
      frame.wind = [];
    } else throw unexpectedAction(action);
  },
  prompt: (state, frame) => prompt("fair-winds", { seat: seatOfTurn(state, frame.turn), region: frame.sea }),
  step(state, frame) {
    while (frame.turn < 0 || !mayStillMove(state, frame)) {
      frame.turn += 1;
      if (frame.turn >= state.players) {
        popFrame(state, frame);
        return true;
      }
      frame.wind = windOf(state, frame, seatOfTurn(state, frame.turn));
    }
    return false;
  },
};

const BY_WIND = { rule: "IR-11.3.3", also: ["RU-62"] } as const;

function mayStillMove(state: State, frame: FairWindsFrame): boolean {
  const seat = seatOfTurn(state, frame.turn);
  return ALL_UNITS.some((unit) => hasWind(state, frame, seat, unit));
}

const hasWind = (state: State, frame: FairWindsFrame, seat: Seat, unit: Unit): boolean =>
  (frame.wind[unit] ?? 0) > 0 && countAt(state, frame.sea, seat, unit) > 0;

/** By unit: the ships of the seat in the sea, except those captured this round (RU-60). */
function windOf(state: State, frame: FairWindsFrame, seat: Seat): number[] {
  const wind = ALL_UNITS.map(() => 0);
  for (const stack of stacksAt(state, frame.sea)) {
    const unit = stackUnit(stack);
    if (stackParty(stack) === seat && !isCaptured(unit)) wind[unit] = stackCount(stack);
  }
  return wind;
}

/** The steps without a battle. A sea with fair winds cannot be calm (RU-124). */
function plainWindSteps(state: State, frame: FairWindsFrame, seat: Seat, unit: Unit): Region[] {
  const steps: Region[] = [];
  for (const sea of seaNeighbours(state, seat, frame.sea)) {
    const met = entry(state, seat, sea);
    if (met === "open" || (met === "friend" && isTransport(unit))) steps.push(sea);
  }
  if (isTransport(unit)) {
    for (const territory of coastsOf(frame.sea)) if (ownerOf(state, territory) === seat) steps.push(territory);
  }
  return steps;
}

function windTargets(state: State, frame: FairWindsFrame, seat: Seat): Region[] {
  const near: Region[] = [...coastsOf(frame.sea), ...seaNeighbours(state, seat, frame.sea)];
  return near.filter((target) => mayAttack(state, seat, target) && reaches(state, frame, seat, target));
}

function reaches(state: State, frame: FairWindsFrame, seat: Seat, target: Region): boolean {
  let reached = false;
  eachWindApproach(state, frame.sea, seat, frame.wind, target, () => {
    reached = true;
  });
  return reached;
}

function refuseWind(state: State, frame: FairWindsFrame, seat: Seat, action: Action): Refusal | undefined {
  if (action.kind === "endMovement") return undefined;
  if (action.kind === "attack") {
    if (!state.options.goodWindsMayAttack) return refusal("no-attack-by-wind", "RU-62");
    return windTargets(state, frame, seat).includes(action.target)
      ? undefined
      : refusal("nobody-can-reach-it", "RU-62", { region: action.target });
  }
  if (action.kind !== "move") return notOffered("D-25");
  if (action.from !== frame.sea || !hasWind(state, frame, seat, action.unit)) return refusal("no-wind-move", "RU-62");
  return plainWindSteps(state, frame, seat, action.unit).includes(action.to)
    ? undefined
    : refusal("no-step-by-wind", "RU-62", { region: action.to });
}
