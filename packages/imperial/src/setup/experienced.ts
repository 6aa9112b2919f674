import type { RuleId, Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { NATION_COUNT, type Nation } from "../board/board.ts";
import { BONDS, type Bond, faceValue } from "../board/bonds.ts";
import { giveBond, isInStack } from "../bonds-held.ts";
import { promptFor, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, refuseUnexpected, unexpectedAction } from "../frame-rules.ts";
import type { OfferFrame } from "../frames.ts";
import { replaceGovernments } from "../investor/government.ts";
import { BANK, cashOf, pay, treasuryOf } from "../money.ts";
import { at, cashIsHidden, clockwise, NONE, only, type State } from "../state.ts";
import { startPlay } from "./start-play.ts";

/** IM-3.10: by number of players. */
const START_MONEY: Readonly<Record<number, number>> = { 2: 40, 3: 28, 4: 22, 5: 18, 6: 15 };

/** IM-3.11: every player gets starting money, the first player is drawn, and the bonds of Austria-Hungary are offered first. */
export function offerBonds(state: State, context: PlayContext): void {
  const money = START_MONEY[state.players];
  if (money === undefined) throw new RangeError(`no start money for ${state.players} players`);
  for (let seat = 0; seat < state.players; seat++) {
    pay(state, context, BANK, cashOf(seat as Seat), money, "start-money", "IM-3.10");
  }
  const startPlayer = at(state.seating, context.random.draw("start player", state.players)) as Seat;
  context.emit({ kind: "startPlayer", seat: startPlayer, rule: "IM-3.11", also: ["RD-3"] });
  state.frames = [{ kind: "offer", startPlayer, nation: 0 as Nation, answered: 0 }];
}

const KINDS: readonly Action["kind"][] = ["takeSetupBond", "pass"];
const PASS: Action = { kind: "pass" };
const CHOSEN: readonly RuleId[] = ["IM-3.11"];

export const offer: RulesOf<"offer"> = {
  deciders: (state, frame) => only(chooser(state, frame)),

  actions(state, frame, seat) {
    const actions: Action[] = [];
    if (seat !== chooser(state, frame)) return actions;
    for (const bond of BONDS) if (canTake(state, frame, seat, bond)) actions.push({ kind: "takeSetupBond", bond });
    if (!mustTake(state, frame)) actions.push(PASS);
    return actions;
  },

  defaultAction: (state, frame) => (mustTake(state, frame) ? { kind: "takeSetupBond", bond: 0 as Bond } : PASS),

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(chooser(state, frame)), seat, action, KINDS);
    if (unexpected) return unexpected;
    if (action.kind === "pass") return mustTake(state, frame) ? refusal("must-take-a-bond", "RL-31") : undefined;
    if (action.kind !== "takeSetupBond") return undefined;
    if (!isInStack(state, frame.nation, action.bond)) {
      return refusal("bond-not-in-stack", "IM-3.12", { nation: frame.nation, bond: action.bond });
    }
    if (!canTake(state, frame, seat, action.bond)) {
      return refusal("not-enough-cash", "IM-3.12", { price: faceValue(action.bond) });
    }
    return undefined;
  },

  play(state, frame, seat, action, context) {
    if (action.kind === "takeSetupBond") {
      const price = faceValue(action.bond);
      giveBond(state, frame.nation, action.bond, seat);
      context.emit({
        kind: "bond",
        seat,
        nation: frame.nation,
        bond: action.bond,
        price,
        rule: "IM-3.12",
        also: CHOSEN,
      });
      pay(state, context, cashOf(seat), treasuryOf(frame.nation), price, "bond", "IM-3.12");
    } else if (action.kind === "pass") {
      context.emit({ kind: "passed", seat, nation: frame.nation, rule: "IM-3.12", also: ["RL-31"] });
    } else throw unexpectedAction(action);
    frame.answered++;
  },

  prompt: (state, frame, seat) =>
    promptFor(only(chooser(state, frame)), seat, "take-setup-bond", { nation: frame.nation }),

  step(state, frame, context) {
    if (frame.nation === NATION_COUNT) {
      replaceGovernments(state, frame.startPlayer, context, "IM-3.13");
      startPlay(state, context);
      return true;
    }
    if (frame.answered === state.players) {
      frame.nation = (frame.nation + 1) as Nation;
      frame.answered = 0;
      return true;
    }
    const seat = chooser(state, frame);
    if (hasChoice(state, frame, seat)) return false;
    context.emit({ kind: "passed", seat, nation: frame.nation, automatic: true, rule: "IM-3.12" });
    frame.answered++;
    return true;
  },
};

/** IM-3.11: for each further nation the first seat to choose moves one to the left. */
function chooser(state: State, frame: OfferFrame): Seat {
  const order = clockwise(state, frame.startPlayer);
  return order[(frame.nation + frame.answered) % state.players] as Seat;
}

function canTake(state: State, frame: OfferFrame, seat: Seat, bond: Bond): boolean {
  return isInStack(state, frame.nation, bond) && faceValue(bond) <= at(state.cash, seat);
}

/** With hidden cash no seat is skipped for lack of money, because that would reveal it. */
function hasChoice(state: State, frame: OfferFrame, seat: Seat): boolean {
  return BONDS.some((bond) =>
    cashIsHidden(state) ? isInStack(state, frame.nation, bond) : canTake(state, frame, seat, bond),
  );
}

/** RL-31: if nobody has taken a bond, the last seat must, so that the game can start. */
function mustTake(state: State, frame: OfferFrame): boolean {
  const isLast = frame.nation === NATION_COUNT - 1 && frame.answered === state.players - 1;
  return isLast && state.bondHolders.every((holder) => holder === NONE);
}
