import { popFrame, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { asSea, type Region } from "../board/board.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { MOST_UNITS } from "../combat/battle-facts.ts";
import { beginAttack } from "../combat/begin.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { AttackFrame, BattleFrame, FairWindsFrame, Sent } from "../frames.ts";
import { changeSupply, countAt, shiftPieces } from "../pieces.ts";
import { updateHolder } from "../seas.ts";
import { STORM, type State, seatOf } from "../state.ts";
import { rollsEven } from "../storm.ts";
import { isWarship, kindOf, type Unit } from "../units.ts";
import { type Approach, eachApproach, eachWindApproach, march, windMarch } from "./approaches.ts";
import { sinkHostileTransports } from "./sinking.ts";

/** IR-9.5.1, RU-85: the player sends one to three units to the target, each with its path. They arrive together. */
export const attack: RulesOf<"attack"> = {
  deciders: (_state, frame) => [frame.seat],
  actions(state, frame) {
    const offers: Action[] = frame.sent.length > 0 ? [{ kind: "begin" }] : [];
    offerUnits(state, frame, offers);
    return offers;
  },
  defaultAction(state, frame, seat) {
    return attack.actions(state, frame, seat)[0] as Action;
  },
  refuse(state, frame, seat, action) {
    if (seat !== frame.seat) return notYourTurn("D-15");
    if (action.kind === "begin") return frame.sent.length > 0 ? undefined : refusal("name-a-unit-first", "IR-9.5.1");
    if (action.kind !== "send") return notOffered("D-15");
    return isOffered(state, frame, action)
      ? undefined
      : refusal("cannot-reach-it", "IR-9.5.2", { region: action.from });
  },
  play(state, frame, _seat, action, context) {
    if (action.kind === "send") setOut(state, frame, action, frame.sent);
    else if (action.kind !== "begin") throw unexpectedAction(action);
    if (action.kind === "begin" || frame.sent.length === MOST_UNITS) launchAttack(state, frame, context);
  },
  prompt: (_state, frame) => prompt("attack", { seat: frame.seat, region: frame.target, sent: frame.sent.length }),
  step: () => false,
};

/** A frame to which units can be sent: an attack in preparation, or a battle that may be reinforced. */
type Host = AttackFrame | BattleFrame;

const targetOf = (host: Host): Region => (host.kind === "attack" ? host.target : host.region);

const attackerOf = (host: Host): Seat => (host.kind === "attack" ? host.seat : seatOf(host.attacker));

/** Calls back with every unit that may still be sent, and its path (IR-12.4.2, RU-72). */
export function eachSendable(state: State, host: Host, offer: Approach): void {
  const seat = attackerOf(host);
  if (host.cause !== "winds") {
    eachApproach(state, seat, targetOf(host), offer);
    return;
  }
  const winds = windsOf(state);
  eachWindApproach(state, winds.sea, seat, winds.wind, targetOf(host), offer);
}

function windsOf(state: State): FairWindsFrame {
  const winds = state.frames.findLast((frame): frame is FairWindsFrame => frame.kind === "goodWinds");
  if (!winds) throw new Error("an attack by fair winds without fair winds");
  return winds;
}

export function offerUnits(state: State, host: Host, offers: Action[]): void {
  eachSendable(state, host, (unit, from, via) => offers.push({ kind: "send", unit, from, via }));
}

export function isOffered(state: State, host: Host, action: Extract<Action, { kind: "send" }>): boolean {
  let offered = false;
  eachSendable(state, host, (unit, from, via) => {
    if (unit === action.unit && from === action.from && via.join() === action.via.join()) offered = true;
  });
  return offered;
}

/** A unit on its way: what it becomes, and the seas that it enters. */
export function journey(state: State, host: Host, unit: Unit, from: Region, via: readonly Region[]): Sent {
  const winds = windsFor(state, host);
  return winds ? windMarch(unit, winds.sea, targetOf(host)) : march(unit, from, via, targetOf(host));
}

/** The number of equal units in a region that may still be sent; fair winds carry only ships with a wind move left. */
export function sendableCount(state: State, host: Host, unit: Unit, from: Region): number {
  return windsFor(state, host)?.wind[unit] ?? countAt(state, from, attackerOf(host), unit);
}

const windsFor = (state: State, host: Host): FairWindsFrame | undefined =>
  host.cause === "winds" ? windsOf(state) : undefined;

/** Takes a unit off the board and adds it to the units on their way. */
export function setOut(state: State, host: Host, action: Extract<Action, { kind: "send" }>, sent: Sent[]): void {
  const { unit, from, via } = action;
  const seat = attackerOf(host);
  const winds = windsFor(state, host);
  sent.push(journey(state, host, unit, from, via));
  shiftPieces(state, from, seat, unit, -1);
  if (winds) useWind(state, winds, seat, unit);
  if (isWarship(unit)) updateHolder(state, asSea(from));
}

/** Uses one wind move. The ships left in the sea limit the wind moves left. */
function useWind(state: State, winds: FairWindsFrame, seat: Seat, unit: Unit): void {
  winds.wind[unit] = Math.min((winds.wind[unit] ?? 0) - 1, countAt(state, winds.sea, seat, unit));
}

function launchAttack(state: State, frame: AttackFrame, context: PlayContext): void {
  popFrame(state, frame);
  const arrived = frame.sent.filter((sent) => arrives(state, frame.seat, sent, context));
  if (arrived.length > 0) {
    beginAttack(state, frame, arrived, context);
  } else {
    // RU-95
    context.emit({ kind: "attackLost", rule: "RU-95", party: frame.seat, region: frame.target });
  }
  for (const sent of arrived) sinkInPassing(state, frame.seat, sent, context);
}

/**
 * IR-9.4.6: on its way to a battle a warship controls each empty sea for a moment and sinks enemy transports there. It controls neither
 * the sea of a friend nor the sea of the battle.
 */
export function sinkInPassing(state: State, seat: Seat, { fighter, seas }: Sent, context: PlayContext): void {
  if (!isWarship(fighter.unit)) return;
  for (const sea of seas) {
    shiftPieces(state, sea, seat, fighter.unit, 1);
    sinkHostileTransports(state, seat, sea, context);
    shiftPieces(state, sea, seat, fighter.unit, -1);
  }
}

/** rolls for a ship in each storm on its way; returns whether it arrives. */
export function arrives(state: State, seat: Seat, sent: Sent, context: PlayContext): boolean {
  for (const sea of sent.seas) {
    if (state.weather[sea] !== STORM) continue;
    if (rollsEven(sea, seat, sent.fighter.unit, "IR-12.4.3", context, "X-09 storm")) continue;
    changeSupply(state, seat, kindOf(sent.fighter.unit), 1);
    return false;
  }
  return true;
}
