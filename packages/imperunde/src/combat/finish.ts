import { popFrame } from "@rondel/engine";
import { asTerritory, isSea, isTerritory, type Sea } from "../board/board.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { BattleFrame } from "../frames.ts";
import { sinkHostileTransports } from "../movement/sinking.ts";
import { clearSeaNow } from "../phases/clearing.ts";
import { controller, entry, hostileTransportOwners, sinkTransportsOf, updateHolder } from "../seas.ts";
import { LOCALS, type State, seatOf } from "../state.ts";
import { abandonIfEmpty, conquer, setFree } from "../territories.ts";
import { testVictory } from "../victory.ts";
import { disband } from "./fighters.ts";
import { withdraw } from "./withdrawal.ts";

/** Ends a battle in which the defender has no units left. */
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
  if (attacker === LOCALS) {
    setFree(state, asTerritory(region), "IR-2.4.4", context); // IR-12.5.5
    return;
  }
  if (isTerritory(region)) conquer(state, region, attacker, context);
  disband(state, region, attacker, frame.attackers);
  if (isSea(region)) takeSea(state, frame, region, context);
  testOrigins(state, frame, context);
  testVictory(state, context);
}

/** IR-12.6.6: the winner takes the sea. In a clearing the next battle follows, and its last winner sinks transports. */
function takeSea(state: State, { cause, attacker }: BattleFrame, sea: Sea, context: PlayContext): void {
  updateHolder(state, sea);
  if (cause === "clearing" || cause === "pirates") return;
  if (entry(state, attacker, sea) === "enemy") clearSeaNow(state, sea, "pirates");
  else sinkHostileTransports(state, seatOf(attacker), sea, context);
}

/** Ends a battle in which the attacker has no units left and sends no reinforcements. Captured ships stay (RU-94). */
export function defenderWins(state: State, frame: BattleFrame, context: PlayContext): void {
  const { region, attacker, defender } = frame;
  popFrame(state, frame);
  disband(state, region, defender, frame.defenders);
  if (isSea(region)) holdSea(state, frame, region, context);
  const rule = attacker === LOCALS ? "IR-12.5.5" : defender === LOCALS ? "IR-12.5.2" : "IR-12.1.3";
  context.emit({ kind: "battleWon", rule, party: defender, other: attacker, region });
  testOrigins(state, frame, context);
}

/** RU-24: a defender who keeps the sea sinks enemy transports there. A clearing does so only at its end. */
function holdSea(state: State, { cause, defender }: BattleFrame, sea: Sea, context: PlayContext): void {
  updateHolder(state, sea);
  if (cause === "clearing" || cause === "pirates" || controller(state, sea) !== defender) return;
  for (const owner of hostileTransportOwners(state, sea, defender)) {
    sinkTransportsOf(state, sea, owner, defender, "RU-24", context);
  }
}

/** Ends a battle because of an armistice: the attackers return to the regions they came from (RU-11). */
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
}
