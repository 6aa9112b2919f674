import { pushFrame } from "@rondel/engine";
import { type Field, isLand, isSea, type Land, type Sea } from "../board/board.ts";
import type { AttackFrame, BattleFrame, Fighter, Sent } from "../frames.ts";
import { insurgentsOf, isFree, nativesOf, ownerOf, type Rising } from "../lands.ts";
import { hostile } from "../relations.ts";
import { inRoundOrder, warParties } from "../seas.ts";
import { NATIVES, NOBODY, type Party, type State, type Table } from "../state.ts";
import { muster, natives } from "./fighters.ts";

function newBattle(
  field: Field,
  cause: BattleFrame["cause"],
  attacker: Party,
  defender: Party,
  attackers: Fighter[],
  defenders: Fighter[],
): BattleFrame {
  return {
    kind: "battle",
    field,
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
export function beginAttack(state: State, attack: AttackFrame, arrived: readonly Sent[], table: Table): void {
  const { target, seat, cause } = attack;
  const attackers = arrived.map((sent) => sent.fighter);
  const defender = isSea(target) ? firstEnemy(state, seat, target) : landDefender(state, target);
  const defenders = defender === NATIVES ? natives(nativesOf(target)) : muster(state, target, defender);
  const frame = newBattle(target, cause, seat, defender, attackers, defenders);
  for (const { start, from } of attackers) noteOrigins(frame, start, from);
  const free = defender === NATIVES;
  const ridden = attackers.some(({ start, from }) => start !== from && isLand(from)) ? ["IR-9.2.4"] : [];
  const also = free ? [...ridden, "IR-2.3.1", "IR-12.5.1", "IR-12.5.2"] : [...ridden, "IR-5.3.1", "IR-9.5.2"];
  table.tell({
    kind: "attackBegan",
    rule: "IR-9.5.1",
    also,
    party: seat,
    other: defender,
    field: target,
    count: arrived.length,
  });
  pushFrame(state, frame);
}

export function noteOrigins(frame: BattleFrame, start: Field, from: Field): void {
  for (const field of [start, from]) {
    if (field >= 0 && isLand(field) && !frame.origins.includes(field)) frame.origins.push(field);
  }
}

const landDefender = (state: State, land: Land): Party => (isFree(state, land) ? NATIVES : ownerOf(state, land));

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
  table: Table,
): void {
  const attackers = muster(state, sea, attacker);
  const forced = hostile(state, attacker, defender) ? [] : ["IR-8.2.4"];
  const also = ["IR-8.2.2", "IR-8.2.3", ...forced];
  table.tell({ kind: "battleForced", rule: "IR-8.2.1", also, party: attacker, other: defender, field: sea });
  pushFrame(state, newBattle(sea, cause, attacker, defender, attackers, muster(state, sea, defender)));
}

/** IR-12.5.3: insurgents attack the owner of a colony. */
export function beginRising(state: State, land: Land, rising: Rising, rule: string, table: Table): void {
  const insurgents = insurgentsOf(rising, land);
  const owner = ownerOf(state, land);
  table.tell({
    kind: "attackBegan",
    rule,
    also: ["IR-12.5.3", "IR-12.4.5"],
    party: NATIVES,
    other: owner,
    field: land,
    count: insurgents,
  });
  pushFrame(state, newBattle(land, "rising", NATIVES, owner, natives(insurgents), muster(state, land, owner)));
}
