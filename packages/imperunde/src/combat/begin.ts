import { pushFrame } from "@rondel/engine";
import { isSea, isTerritory, type Region, type Sea, type Territory } from "../board/board.ts";
import type { AttackFrame, BattleFrame, Fighter, Sent } from "../frames.ts";
import { hostile } from "../relations.ts";
import { inRoundOrder, warParties } from "../seas.ts";
import { NATIVES, NOBODY, type Party, type PlayContext, type State } from "../state.ts";
import { insurgentsOf, isFree, nativesOf, ownerOf, type Rising } from "../territories.ts";
import { muster, natives } from "./fighters.ts";

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

/** An attack of phase 6 or of Good winds arrives. */
export function beginAttack(state: State, attack: AttackFrame, arrived: readonly Sent[], context: PlayContext): void {
  const { target, seat, cause } = attack;
  const attackers = arrived.map((sent) => sent.fighter);
  const defender = isSea(target) ? firstEnemy(state, seat, target) : territoryDefender(state, target);
  const defenders = defender === NATIVES ? natives(nativesOf(target)) : muster(state, target, defender);
  const frame = newBattle(target, cause, seat, defender, attackers, defenders);
  for (const { start, from } of attackers) noteOrigins(frame, start, from);
  const free = defender === NATIVES;
  const ridden = attackers.some(({ start, from }) => start !== from && isTerritory(from)) ? ["IR-9.2.4"] : [];
  const also = free ? [...ridden, "IR-2.3.1", "IR-12.5.1", "IR-12.5.2"] : [...ridden, "IR-5.3.1", "IR-9.5.2"];
  context.emit({
    kind: "attackBegan",
    rule: "IR-9.5.1",
    also,
    party: seat,
    other: defender,
    region: target,
    count: arrived.length,
  });
  pushFrame(state, frame);
}

export function noteOrigins(frame: BattleFrame, start: Region, from: Region): void {
  for (const region of [start, from]) {
    if (region >= 0 && isTerritory(region) && !frame.origins.includes(region)) frame.origins.push(region);
  }
}

const territoryDefender = (state: State, territory: Territory): Party =>
  isFree(state, territory) ? NATIVES : ownerOf(state, territory);

function firstEnemy(state: State, seat: Party, sea: Sea): Party {
  const enemies = warParties(state, sea).filter((party) => hostile(state, seat, party));
  return inRoundOrder(state, enemies)[0] ?? NOBODY;
}

/** Two parties whose warships lie in the same sea fight it out (IR-8.2), friends too (RU-89). */
export function inSeaBattle(
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
    party: NATIVES,
    other: owner,
    region: territory,
    count: insurgents,
  });
  pushFrame(
    state,
    newBattle(territory, "rising", NATIVES, owner, natives(insurgents), muster(state, territory, owner)),
  );
}
