import { popFrame } from "@rondel/engine";
import { isSea } from "../board/board.ts";
import type { BattleFrame } from "../frames.ts";
import { abandonIfEmpty, conquer, setFree } from "../lands.ts";
import { sinkHostileCargo } from "../movement/sinking.ts";
import { clearSeaNow } from "../phases/clearing.ts";
import { controller, entry, hostileCargoOwners, sinkCargoOf, updateHolder } from "../seas.ts";
import { isPlayer, NATIVES, type State, seatOf, type Table } from "../state.ts";
import { testVictory } from "../victory.ts";
import { disband } from "./fighters.ts";
import { withdraw } from "./withdrawal.ts";

/** The last defender is gone. */
export function attackerWins(state: State, frame: BattleFrame, table: Table): void {
  const { field, attacker, defender } = frame;
  popFrame(state, frame);
  const also = frame.rolls === 0 ? ["IR-12.3.4", "IR-2.4.3"] : ["IR-12.1.3"];
  table.tell({
    kind: "battleWon",
    rule: isSea(field) ? "IR-12.6.6" : "IR-12.3.3",
    also,
    party: attacker,
    other: defender,
    field,
  });
  if (attacker === NATIVES) {
    setFree(state, field, "IR-2.4.4", table); // IR-12.5.5
    return;
  }
  if (!isSea(field)) conquer(state, field, attacker, table);
  disband(state, field, attacker, frame.attackers);
  if (isSea(field)) takeSea(state, frame, table);
  testOrigins(state, frame, table);
  testVictory(state, table);
}

/** IR-12.6.6; in a clearing the ladder goes on and the last one sweeps. */
function takeSea(state: State, frame: BattleFrame, table: Table): void {
  const { field, attacker } = frame;
  updateHolder(state, field);
  if (frame.cause === "clearing" || frame.cause === "pirates") return;
  if (entry(state, attacker, field) === "enemy") clearSeaNow(state, field, "pirates");
  else sinkHostileCargo(state, seatOf(attacker), field, table);
}

/** The attacker has nothing left in the field and brings nothing up; what was captured from him stays (RU-94). */
export function defenderWins(state: State, frame: BattleFrame, table: Table): void {
  const { field, attacker, defender } = frame;
  popFrame(state, frame);
  disband(state, field, defender, frame.defenders);
  if (isSea(field)) holdSea(state, frame, table);
  const rule = attacker === NATIVES ? "IR-12.5.5" : defender === NATIVES ? "IR-12.5.2" : "IR-12.1.3";
  table.tell({ kind: "battleWon", rule, party: defender, other: attacker, field });
  testOrigins(state, frame, table);
}

/** RU-24: a sea battle won in defence is a reason to sink hostile cargo as well; a clearing sweeps at its end. */
function holdSea(state: State, frame: BattleFrame, table: Table): void {
  const { field, defender } = frame;
  updateHolder(state, field);
  if (frame.cause === "clearing" || frame.cause === "pirates" || controller(state, field) !== defender) return;
  for (const owner of hostileCargoOwners(state, field, defender)) {
    sinkCargoOf(state, field, owner, defender, "RU-24", table);
  }
}

/** An armistice between the two: everybody goes back where he came from (RU-11). */
export function callOff(state: State, frame: BattleFrame, table: Table): void {
  popFrame(state, frame);
  disband(state, frame.field, frame.defender, frame.defenders);
  withdraw(state, seatOf(frame.attacker), frame.field, frame.attackers, table);
  if (isSea(frame.field)) updateHolder(state, frame.field);
  testOrigins(state, frame, table);
}

// RU-27
function testOrigins(state: State, frame: BattleFrame, table: Table): void {
  for (const land of frame.origins) abandonIfEmpty(state, land, table);
  if (!isSea(frame.field) && isPlayer(frame.defender)) abandonIfEmpty(state, frame.field, table);
}
