import { popFrame, type Refusal, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { Region } from "../board/board.ts";
import {
  ALL_TERRITORIES,
  asSea,
  asTerritory,
  coastsOf,
  isCoast,
  isSea,
  isTerritory,
  type Sea,
  type Territory,
} from "../board/board.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { EmbarkationFrame } from "../frames.ts";
import { countAt, shiftPieces, stackCount, stackUnit } from "../pieces.ts";
import { entry } from "../seas.ts";
import { openWindow } from "../secret/open-window.ts";
import { type State, seatsOf } from "../state.ts";
import { survivesStorm } from "../storm.ts";
import { abandonIfEmpty, ownerOf } from "../territories.ts";
import { isSimultaneous, seatOfTurn } from "../turns.ts";
import { embarked, isArmy, kindOf, type Unit } from "../units.ts";

/** Phase 7: armies embark, in round order or by simultaneous secret choice (RU-45). */
export const embarkation: RulesOf<"embarkation"> = {
  deciders(state, frame) {
    if (!isSimultaneous(state)) return [seatOfTurn(state, frame.turn)];
    return seatsOf(state).filter((seat) => frame.done[seat] === 0);
  },
  actions(state, frame, seat) {
    const offers: Action[] = [];
    for (const from of ALL_TERRITORIES) if (ownerOf(state, from) === seat) offerFrom(state, frame, seat, from, offers);
    offers.push({ kind: "endEmbarkation" });
    return offers;
  },
  defaultAction: () => ({ kind: "endEmbarkation" }),
  refuse(state, frame, seat, action) {
    if (isSimultaneous(state) ? frame.done[seat] === 1 : seat !== seatOfTurn(state, frame.turn)) {
      return notYourTurn("IR-10.1.1");
    }
    if (action.kind === "endEmbarkation") return undefined;
    if (action.kind !== "embark") return notOffered("D-24");
    return refuseEmbark(state, frame, seat, action.unit, action.from, action.to);
  },
  play(state, frame, seat, action, context) {
    if (action.kind === "embark") {
      const { unit, from, to } = action;
      if (!isSimultaneous(state)) return embark(state, seat, unit, asTerritory(from), asSea(to), context);
      frame.commits[seat]?.push(unit, from, to);
      context.emit({ kind: "committed", rule: "RU-45", party: seat, onlyFor: seat });
    } else if (action.kind !== "endEmbarkation") {
      throw unexpectedAction(action);
    } else if (isSimultaneous(state)) {
      frame.done[seat] = 1;
      context.emit({ kind: "committed", rule: "RU-45", party: seat, onlyFor: seat });
    } else {
      context.emit({ kind: "turnEnded", rule: "IR-10.1.1", also: ["IR-4.3.1"], party: seat });
      frame.stage = "window";
      openWindow(state, "embarkation");
    }
  },
  prompt: (state, frame) => prompt("embarkation", isSimultaneous(state) ? {} : { seat: seatOfTurn(state, frame.turn) }),
  step(state, frame, context) {
    if (isSimultaneous(state)) return revealWhenAllAreDone(state, frame, context);
    if (frame.stage === "turn") return false;
    frame.turn += 1;
    frame.stage = "turn";
    if (frame.turn === state.players) popFrame(state, frame);
    return true;
  },
};

function offerFrom(state: State, frame: EmbarkationFrame, seat: Seat, from: Territory, offers: Action[]): void {
  const seas = coastsOf(from).filter((sea) => isOpenFor(state, seat, sea));
  for (const stack of state.stacks[from] ?? []) {
    const unit = stackUnit(stack);
    if (!isArmy(unit) || stackCount(stack) <= committed(frame, seat, unit, from)) continue;
    for (const to of seas) offers.push({ kind: "embark", unit, from, to });
  }
}

// IR-10.1.3
function isOpenFor(state: State, seat: Seat, sea: Sea): boolean {
  const met = entry(state, seat, sea);
  return met === "open" || met === "friend";
}

/** The number of armies of a stack that may still embark. */
export function embarkable(state: State, frame: EmbarkationFrame, seat: Seat, unit: Unit, from: Region): number {
  return countAt(state, from, seat, unit) - committed(frame, seat, unit, from);
}

/** The number of armies of a stack that the seat has already chosen secretly. */
function committed(frame: EmbarkationFrame, seat: Seat, unit: Unit, from: Region): number {
  const commits = frame.commits[seat] ?? [];
  let count = 0;
  for (let place = 0; place < commits.length; place += 3) {
    if (commits[place] === unit && commits[place + 1] === from) count++;
  }
  return count;
}

function refuseEmbark(
  state: State,
  frame: EmbarkationFrame,
  seat: Seat,
  unit: Unit,
  from: Region,
  to: Region,
): Refusal | undefined {
  if (!isTerritory(from) || !isArmy(unit)) return refusal("only-armies-embark", "IR-10.1.1", { region: from });
  if (embarkable(state, frame, seat, unit, from) <= 0) {
    return refusal("no-such-unit", "IR-10.1.1", { region: from });
  }
  if (!isSea(to) || !isCoast(from, to)) return refusal("not-beside-the-territory", "IR-10.1.1", { region: to });
  return isOpenFor(state, seat, to) ? undefined : refusal("hostile-warships", "IR-10.1.3", { region: to });
}

function embark(state: State, seat: Seat, unit: Unit, from: Territory, to: Sea, context: PlayContext): void {
  const aboard = embarked(kindOf(unit));
  shiftPieces(state, from, seat, unit, -1);
  shiftPieces(state, to, seat, aboard, 1);
  const also = ["IR-10.1.2", "IR-1.2.5", "IR-9.3.5"];
  context.emit({ kind: "embarked", rule: "IR-10.1.1", also, party: seat, unit, region: from, to });
  survivesStorm(state, to, seat, aboard, "IR-10.1.4", context, "X-15 storm");
  abandonIfEmpty(state, from, context); // IR-10.1.5
}

/** RU-45: carries out all secret choices in round order, then opens the card window of the phase. */
function revealWhenAllAreDone(state: State, frame: EmbarkationFrame, context: PlayContext): boolean {
  if (frame.stage === "window") {
    popFrame(state, frame);
    return true;
  }
  if (frame.done.includes(0)) return false;
  context.emit({ kind: "revealed", rule: "RU-45", word: "embarkation" });
  for (const seat of state.order) {
    const commits = frame.commits[seat] ?? [];
    for (let place = 0; place < commits.length; place += 3) {
      const [unit, from, to] = commits.slice(place, place + 3) as [Unit, Territory, Sea];
      embark(state, seat, unit, from, to, context);
    }
    frame.commits[seat] = [];
  }
  frame.stage = "window";
  openWindow(state, "embarkation");
  return true;
}
