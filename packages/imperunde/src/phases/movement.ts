import { popFrame, pushFrame, type Refusal, type RuleId, type Seat } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { ALL_REGIONS, asSea, isSea, isTerritory, type Region, type Sea } from "../board/board.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import { someApproach, withinReach } from "../movement/approaches.ts";
import { sinkAllHostileTransports, sinkHostileTransports } from "../movement/sinking.ts";
import { afterStep, eachPassage, eachPlainStep, mayAttack, refuseStep } from "../movement/steps.ts";
import { countAt, shiftPieces, stackParty, stackUnit, transformPieces } from "../pieces.ts";
import { updateHolder } from "../seas.ts";
import { openWindow } from "../secret/open-window.ts";
import type { State } from "../state.ts";
import { survivesStorm } from "../storm.ts";
import { abandonIfEmpty } from "../territories.ts";
import { seatOfTurn } from "../turns.ts";
import { armyMovesLeft, CAVALRY, changed, isTransport, isWarship, kindOf, LAPSE, SAIL, type Unit } from "../units.ts";

/** Phase 6: in round order the players move and fight, each in any sequence (IR-9.1.1). */
export const movement: RulesOf<"movement"> = {
  deciders: (state, frame) => [seatOfTurn(state, frame.turn)],
  actions(state, _frame, seat) {
    const offers: Action[] = [];
    offerMoves(state, seat, offers);
    offerAttacks(state, seat, offers);
    offers.push({ kind: "endMovement" });
    return offers;
  },
  defaultAction: () => ({ kind: "endMovement" }),
  refuse(state, frame, seat, action) {
    if (seat !== seatOfTurn(state, frame.turn)) return notYourTurn("IR-9.1.1");
    return refuseInTurn(state, seat, action);
  },
  play(state, frame, seat, action, context) {
    switch (action.kind) {
      case "move":
        return movePiece(state, seat, action.unit, action.from, action.to, context);
      case "sailThrough":
        return sailThrough(state, seat, action, context);
      case "attack":
        return pushFrame(state, { kind: "attack", seat, target: action.target, cause: "movement", sent: [] });
      case "endMovement":
        transformPieces(state, LAPSE, seat); // IR-9.1.3
        context.emit({ kind: "turnEnded", rule: "IR-9.1.1", also: ["IR-9.1.3", "IR-4.3.1"], party: seat });
        frame.stage = "window";
        return openWindow(state, "movement");
      default:
        throw unexpectedAction(action);
    }
  },
  prompt: (state, frame) => prompt("movement", { seat: seatOfTurn(state, frame.turn) }),
  step(state, frame, context) {
    if (frame.stage === "turn") return false;
    if (frame.stage === "window") frame.turn += 1;
    if (frame.turn === state.players) popFrame(state, frame);
    else {
      frame.stage = "turn";
      sinkAllHostileTransports(state, seatOfTurn(state, frame.turn), context);
    }
    return true;
  },
};

function offerMoves(state: State, seat: Seat, offers: Action[]): void {
  for (const from of ALL_REGIONS) {
    for (const stack of state.stacks[from] ?? []) {
      if (stackParty(stack) !== seat) continue;
      const unit = stackUnit(stack);
      eachPlainStep(state, seat, unit, from, (to) => offers.push({ kind: "move", unit, from, to }));
      if (isSea(from)) {
        eachPassage(state, seat, unit, from, (via, to) => offers.push({ kind: "sailThrough", unit, from, via, to }));
      }
    }
  }
}

function offerAttacks(state: State, seat: Seat, offers: Action[]): void {
  const near = withinReach(state, seat);
  for (const target of ALL_REGIONS) {
    if (!near[target] || !mayAttack(state, seat, target)) continue;
    if (canReach(state, seat, target)) offers.push({ kind: "attack", target });
  }
}

function canReach(state: State, seat: Seat, target: Region): boolean {
  return someApproach(state, seat, target, () => true);
}

function refuseInTurn(state: State, seat: Seat, action: Action): Refusal | undefined {
  switch (action.kind) {
    case "endMovement":
      return undefined;
    case "move":
      if (countAt(state, action.from, seat, action.unit) === 0) return noSuchUnit(action.from);
      return refuseStep(state, seat, action.unit, action.from, action.to);
    case "sailThrough": {
      const { unit, from, via, to } = action;
      if (!isSea(from) || countAt(state, from, seat, unit) === 0) return noSuchUnit(from);
      let offered = false;
      eachPassage(state, seat, unit, from, (over, end) => {
        if (over === via && end === to) offered = true;
      });
      return offered ? undefined : refusal("no-such-passage", "IR-9.4.3", { region: via });
    }
    case "attack":
      if (!mayAttack(state, seat, action.target))
        return refusal("not-attackable", "IR-5.3.1", { region: action.target });
      if (canReach(state, seat, action.target)) return undefined;
      return refusal("nobody-can-reach-it", "IR-9.5.1", { region: action.target });
    default:
      return notOffered("D-14");
  }
}

const noSuchUnit = (region: Region): Refusal => refusal("no-such-unit", "D-14", { region });

/** One step without a battle: a march, a sea step or a landing. */
function movePiece(state: State, seat: Seat, unit: Unit, from: Region, to: Region, context: PlayContext): void {
  place(state, seat, unit, afterStep(unit, from, to), from, to, rulesOfStep(unit, to), context);
}

/** The rules that a move follows, for its event. */
interface MoveRules {
  readonly rule: RuleId;
  readonly also: readonly RuleId[];
}

/** Moves a piece to another region, where it becomes the unit `after`. */
export function place(
  state: State,
  seat: Seat,
  before: Unit,
  after: Unit,
  from: Region,
  to: Region,
  rules: MoveRules,
  context: PlayContext,
): void {
  shiftPieces(state, from, seat, before, -1);
  shiftPieces(state, to, seat, after, 1);
  const kind = isLanding(before, to) ? "landed" : "moved";
  context.emit({ kind, ...rules, party: seat, unit: before, region: from, to });
  if (isSea(from)) updateHolder(state, from);
  if (isTerritory(from)) abandonIfEmpty(state, from, context);
  if (isSea(to)) arriveAtSea(state, seat, after, to, context);
}

const isLanding = (unit: Unit, to: Region): boolean => isTransport(unit) && !isSea(to);

function rulesOfStep(unit: Unit, to: Region): MoveRules {
  const landing = isLanding(unit, to);
  const rule = landing ? "IR-9.3.4" : isSea(to) ? (isTransport(unit) ? "IR-9.4.5" : "IR-9.1.2") : "IR-9.2.1";
  const second = kindOf(unit) === CAVALRY && armyMovesLeft(unit) === 1 ? ["IR-9.2.3"] : [];
  const also = landing
    ? ["IR-9.3.2", "IR-9.3.3"]
    : isTransport(unit)
      ? ["IR-9.3.1"]
      : ["IR-9.1.3", "IR-9.1.4", ...second];
  return { rule, also };
}

/** Resolves the storm first, then the control of the sea (IR-11.4.2, IR-9.4.6). */
function arriveAtSea(state: State, seat: Seat, unit: Unit, sea: Sea, context: PlayContext): void {
  const alive = survivesStorm(state, sea, seat, unit, "IR-9.4.8", context);
  if (!isWarship(unit)) return;
  updateHolder(state, sea);
  if (alive) sinkHostileTransports(state, seat, sea, context);
}

/** IR-9.4.3, IR-9.4.4: in the sea of a friend only a storm has an effect. */
function sailThrough(state: State, seat: Seat, action: ActionOf<"sailThrough">, context: PlayContext): void {
  const { unit, to } = action;
  const from = asSea(action.from);
  const via = asSea(action.via);
  const halfway = changed(SAIL, unit);
  shiftPieces(state, from, seat, unit, -1);
  updateHolder(state, from);
  shiftPieces(state, via, seat, halfway, 1);
  context.emit({ kind: "moved", rule: "IR-9.4.3", also: ["IR-9.4.4"], party: seat, unit, region: from, to: via });
  if (!survivesStorm(state, via, seat, halfway, "IR-9.4.8", context)) return;
  movePiece(state, seat, halfway, via, to, context);
}
