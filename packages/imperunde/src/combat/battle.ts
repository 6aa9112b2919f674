import type { Seat } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { BattleFrame, Sent } from "../frames.ts";
import { arrives, eachSendable, isOffered, offerUnits, setOut, sinkInPassing } from "../movement/attack.ts";
import { hostile } from "../relations.ts";
import { openWindow } from "../secret/open-window.ts";
import { type State, seatOf } from "../state.ts";
import { isReinforcible, MOST_UNITS } from "./battle-facts.ts";
import { noteOrigins } from "./begin.ts";
import { fightersOf, partyOf, type Side } from "./fighters.ts";
import { attackerWins, callOff, defenderWins } from "./finish.ts";
import { nameIfForced, nameUnits, namingChoices, refuseNaming, resetNames, sideToName, strongest } from "./naming.ts";
import { rollBattle } from "./roll.ts";

/** Section 12: choose units, card window, roll, losses, reinforcements, until one side has no units left (IR-12.1.3). */
export const battle: RulesOf<"battle"> = {
  deciders: (_state, frame) => [deciderOf(frame)],
  actions(state, frame) {
    if (frame.stage === "reinforce") {
      const offers: Action[] = [{ kind: "hold" }];
      offerUnits(state, frame, offers);
      return offers;
    }
    return namingChoices(fightersOf(frame, sideNaming(frame)));
  },
  defaultAction(_state, frame) {
    if (frame.stage === "reinforce") return { kind: "hold" };
    return { kind: "name", units: strongest(fightersOf(frame, sideNaming(frame))) };
  },
  refuse(state, frame, seat, action) {
    if (seat !== deciderOf(frame)) return notYourTurn("IR-12.2.2");
    if (frame.stage === "reinforce") {
      if (action.kind === "hold") return undefined;
      if (action.kind !== "send") return notOffered("D-21");
      return isOffered(state, frame, action)
        ? undefined
        : refusal("cannot-reach-it", "IR-12.4.2", { region: action.from });
    }
    if (action.kind !== "name") return notOffered("D-18");
    return refuseNaming(fightersOf(frame, sideNaming(frame)), action.units);
  },
  play(state, frame, _seat, action, context) {
    if (action.kind === "hold") return endReinforcement(state, frame, context);
    if (action.kind === "send") return reinforce(state, frame, action, context);
    if (action.kind !== "name") throw unexpectedAction(action);
    const side = sideNaming(frame);
    nameUnits(frame, side, action.units);
    const rule = side === "attacker" ? "IR-12.2.1" : "IR-12.2.2";
    const also = frame.cause === "clearing" ? ["IR-8.2.2"] : [];
    context.emit({
      kind: "unitsNamed",
      rule,
      also,
      party: partyOf(frame, side),
      region: frame.region,
      units: action.units,
    });
  },
  prompt: (_state, frame) =>
    prompt(frame.stage === "reinforce" ? "reinforce" : "name-units", {
      seat: deciderOf(frame),
      region: frame.region,
    }),
  step(state, frame, context) {
    if (frame.stage === "name") return nameStage(state, frame);
    if (frame.stage === "window") afterWindow(state, frame, context);
    else if (mayReinforce(state, frame)) return false;
    else endReinforcement(state, frame, context);
    return true;
  },
};

function deciderOf(frame: BattleFrame): Seat {
  return seatOf(partyOf(frame, frame.stage === "reinforce" ? "attacker" : sideNaming(frame)));
}

/** The side that is asked to choose its units. */
function sideNaming(frame: BattleFrame): Side {
  const side = sideToName(frame);
  if (!side) throw new Error("both sides have chosen their units");
  return side;
}

/** IR-13.2.3, IR-13.2.4, RU-03: opens the card window before the roll when both sides have chosen their units. */
function nameStage(state: State, frame: BattleFrame): boolean {
  for (let side = sideToName(frame); side; side = sideToName(frame)) if (!nameIfForced(frame, side)) return false;
  frame.stage = "window";
  openWindow(state, frame.rolls === 0 ? "battle" : "roll");
  return true;
}

function afterWindow(state: State, frame: BattleFrame, context: PlayContext): void {
  // RU-96
  if (isCalledOff(state, frame)) {
    callOff(state, frame, context);
    return;
  }
  // IR-12.3.4, RU-70
  if (frame.defenders.length === 0) {
    attackerWins(state, frame, context);
    return;
  }
  // IR-12.2.3, RU-109
  if (frame.changed) {
    context.emit({ kind: "namingRepeated", rule: "IR-12.2.3", region: frame.region });
    continueBattle(state, frame, context);
    return;
  }
  rollBattle(state, frame, context);
  continueBattle(state, frame, context);
}

/** Whether an armistice stops the battle. It does not stop the clearing of a sea (RU-104). */
function isCalledOff(state: State, frame: BattleFrame): boolean {
  return frame.cause !== "clearing" && !hostile(state, frame.attacker, frame.defender);
}

function continueBattle(state: State, frame: BattleFrame, context: PlayContext): void {
  frame.changed = false;
  if (frame.defenders.length === 0) return; // The next step ends the battle.
  if (frame.attackerLost && isReinforcible(frame)) {
    frame.stage = "reinforce"; // IR-12.4.1, RU-71, RU-90
    return;
  }
  endReinforcement(state, frame, context);
}

function mayReinforce(state: State, frame: BattleFrame): boolean {
  if (frame.attackers.length >= MOST_UNITS) return false;
  let possible = false;
  eachSendable(state, frame, () => {
    possible = true;
  });
  return possible;
}

function reinforce(state: State, frame: BattleFrame, action: ActionOf<"send">, context: PlayContext): void {
  const { region } = frame;
  const party = seatOf(frame.attacker);
  const sent: Sent[] = [];
  setOut(state, frame, action, sent);
  for (const unit of sent) {
    noteOrigins(frame, unit.fighter.start, unit.fighter.from);
    if (!arrives(state, party, unit, context)) continue;
    sinkInPassing(state, party, unit, context);
    frame.attackers.push(unit.fighter);
    context.emit({
      kind: "reinforced",
      rule: "IR-12.4.1",
      also: ["IR-12.4.2"],
      party,
      region,
      unit: unit.fighter.unit,
    });
  }
}

function endReinforcement(state: State, frame: BattleFrame, context: PlayContext): void {
  if (frame.attackers.length === 0) {
    defenderWins(state, frame, context);
    return;
  }
  resetNames(frame);
  frame.stage = "name";
}
