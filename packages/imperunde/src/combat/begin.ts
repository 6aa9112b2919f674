import { pushFrame } from "@rondel/engine";
import { asTerritory, isSea, isTerritory, NOWHERE, type Region, type Sea, type Territory } from "../board/board.ts";
import { breakPassage } from "../diplomacy/promises.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { AttackFrame, BattleFrame, Fighter, Sent } from "../frames.ts";
import { hostile } from "../relations.ts";
import { LOCALS, type Party, type State } from "../state.ts";
import { insurgentsOf, localInfantryOf, ownerOf, type Rising } from "../territories.ts";
import { defenderAgainst } from "./battle-facts.ts";
import { locals, muster } from "./fighters.ts";

function newBattle(
  region: Region,
  cause: BattleFrame["cause"],
  attacker: Party,
  defender: Party,
  attackers: Fighter[],
  defenders: Fighter[],
): BattleFrame {
  return {
    kind: "battle",
    region,
    cause,
    attacker,
    defender,
    attackers,
    defenders,
    origins: [],
    stage: "name",
    rolls: 0,
    attackerLost: false,
    changed: false,
    ambush: 0,
    surprise: 0,
    attackerHussars: 0,
    defenderHussars: 0,
  };
}

/** Starts the battle of an attack of phase 6 or by fair winds. */
export function beginAttack(state: State, attack: AttackFrame, arrived: readonly Sent[], context: PlayContext): void {
  const { target, seat, cause } = attack;
  const attackers = arrived.map((sent) => sent.fighter);
  const defender = defenderAgainst(state, seat, target);
  const defenders =
    defender === LOCALS ? locals(localInfantryOf(asTerritory(target))) : muster(state, target, defender);
  const frame = newBattle(target, cause, seat, defender, attackers, defenders);
  for (const { start, from } of attackers) noteOrigins(frame, start, from);
  const ridden = attackers.some(({ start, from }) => start !== from && isTerritory(from)) ? ["IR-9.2.4"] : [];
  const also =
    defender === LOCALS ? [...ridden, "IR-2.3.1", "IR-12.5.1", "IR-12.5.2"] : [...ridden, "IR-5.3.1", "IR-9.5.2"];
  context.emit({
    kind: "attackBegan",
    rule: "IR-9.5.1",
    also,
    party: seat,
    other: defender,
    region: target,
    count: arrived.length,
  });
  if (isSea(target)) breakPassage(state, seat, defender, context);
  pushFrame(state, frame);
}

/** Records the territories that a unit has left for a battle. */
export function noteOrigins(frame: BattleFrame, start: Region, from: Region): void {
  for (const region of [start, from]) {
    if (region !== NOWHERE && isTerritory(region) && !frame.origins.includes(region)) frame.origins.push(region);
  }
}

/** Starts the battle of two parties whose warships are in the same sea (IR-8.2), even if they are at peace (RU-89). */
export function beginSeaBattle(
  state: State,
  sea: Sea,
  attacker: Party,
  defender: Party,
  cause: "clearing" | "pirates",
  context: PlayContext,
): void {
  const attackers = muster(state, sea, attacker);
  const forced = hostile(state, attacker, defender) ? [] : ["IR-8.2.4"];
  const also = ["IR-8.2.2", "IR-8.2.3", ...forced];
  context.emit({ kind: "battleForced", rule: "IR-8.2.1", also, party: attacker, other: defender, region: sea });
  pushFrame(state, newBattle(sea, cause, attacker, defender, attackers, muster(state, sea, defender)));
}

/** IR-12.5.3: insurgents attack the owner of a colony. */
export function beginRising(
  state: State,
  territory: Territory,
  rising: Rising,
  rule: string,
  context: PlayContext,
): void {
  const insurgents = insurgentsOf(rising, territory);
  const owner = ownerOf(state, territory);
  context.emit({
    kind: "attackBegan",
    rule,
    also: ["IR-12.5.3", "IR-12.4.5"],
    party: LOCALS,
    other: owner,
    region: territory,
    count: insurgents,
  });
  pushFrame(state, newBattle(territory, "rising", LOCALS, owner, locals(insurgents), muster(state, territory, owner)));
}
