import { popFrame } from "@rondel/engine";
import { isSea } from "../board/board.ts";
import type { BattleFrame } from "../frames.ts";
import { sinkHostileCargo } from "../movement/sinking.ts";
import { clearSeaNow } from "../phases/clearing.ts";
import { controller, entry, hostileCargoOwners, sinkCargoOf, updateHolder } from "../seas.ts";
import { isPlayer, NATIVES, type PlayContext, type State, seatOf } from "../state.ts";
import { abandonIfEmpty, conquer, setFree } from "../territories.ts";
import { testVictory } from "../victory.ts";
import { disband } from "./fighters.ts";
import { withdraw } from "./withdrawal.ts";

/** The last defender is gone. */
export function attackerWins(state: State, frame: BattleFrame, context: PlayContext): void {
  const { region, attacker, defender } = frame;
  popFrame(state, frame);
  const also = frame.rolls === 0 ? ["IR-12.3.4", "IR-2.4.3"] : ["IR-12.1.3"];
  context.emit({
    kind: "battleWon",
    rule: isSea(region) ? "IR-12.6.6" : "IR-12.3.3",
    also,
    party: attacker,
    other: defender,
    region,
  });
  if (attacker === NATIVES) {
    setFree(state, region, "IR-2.4.4", context); // IR-12.5.5
    return;
  }
  if (!isSea(region)) conquer(state, region, attacker, context);
  disband(state, region, attacker, frame.attackers);
  if (isSea(region)) takeSea(state, frame, context);
  testOrigins(state, frame, context);
  testVictory(state, context);
}

/** IR-12.6.6; in a clearing the ladder goes on and the last one sweeps. */
function takeSea(state: State, frame: BattleFrame, context: PlayContext): void {
  const { region, attacker } = frame;
  updateHolder(state, region);
  if (frame.cause === "clearing" || frame.cause === "pirates") return;
  if (entry(state, attacker, region) === "enemy") clearSeaNow(state, region, "pirates");
  else sinkHostileCargo(state, seatOf(attacker), region, context);
}

/** The attacker has nothing left in the field and brings nothing up; what was captured from him stays (RU-94). */
export function defenderWins(state: State, frame: BattleFrame, context: PlayContext): void {
  const { region, attacker, defender } = frame;
  popFrame(state, frame);
  disband(state, region, defender, frame.defenders);
  if (isSea(region)) holdSea(state, frame, context);
  const rule = attacker === NATIVES ? "IR-12.5.5" : defender === NATIVES ? "IR-12.5.2" : "IR-12.1.3";
  context.emit({ kind: "battleWon", rule, party: defender, other: attacker, region });
  testOrigins(state, frame, context);
}

/** RU-24: a sea battle won in defence is a reason to sink hostile cargo as well; a clearing sweeps at its end. */
function holdSea(state: State, frame: BattleFrame, context: PlayContext): void {
  const { region, defender } = frame;
  updateHolder(state, region);
  if (frame.cause === "clearing" || frame.cause === "pirates" || controller(state, region) !== defender) return;
  for (const owner of hostileCargoOwners(state, region, defender)) {
    sinkCargoOf(state, region, owner, defender, "RU-24", context);
  }
}

/** An armistice between the two: everybody goes back where he came from (RU-11). */
export function callOff(state: State, frame: BattleFrame, context: PlayContext): void {
  popFrame(state, frame);
  disband(state, frame.region, frame.defender, frame.defenders);
  withdraw(state, seatOf(frame.attacker), frame.region, frame.attackers, context);
  if (isSea(frame.region)) updateHolder(state, frame.region);
  testOrigins(state, frame, context);
}

// RU-27
function testOrigins(state: State, frame: BattleFrame, context: PlayContext): void {
  for (const territory of frame.origins) abandonIfEmpty(state, territory, context);
  if (!isSea(frame.region) && isPlayer(frame.defender)) abandonIfEmpty(state, frame.region, context);
}
