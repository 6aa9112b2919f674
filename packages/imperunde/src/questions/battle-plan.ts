import { isSea } from "../board/board.ts";
import { defenderAgainst, isReinforcible, MOST_UNITS } from "../combat/battle-facts.ts";
import { type BattlePlan, certain, NO_BONUS } from "../combat/odds/battle-odds.ts";
import type { AttackFrame, BattleFrame, Fighter } from "../frames.ts";
import { kindAt } from "../pieces.ts";
import { LOCALS, type State } from "../state.ts";
import { localInfantryOf } from "../territories.ts";
import { ALL_KINDS, INFANTRY, type Kind, kindOf, WARSHIP_KINDS } from "../units.ts";
import { type Approaching, unitsInReach, unitsSent } from "./approaching.ts";

/** A battle to come, and the units of the attacker that are not there yet. */
export interface PlannedBattle {
  readonly plan: BattlePlan;
  /** The units that have been sent, or count as sent. */
  readonly sent: readonly Approaching[];
  /** The units that the attacker may send after a loss. */
  readonly reinforcements: readonly Approaching[];
}

export function plannedBattle(state: State, host: BattleFrame | AttackFrame): PlannedBattle {
  return host.kind === "battle" ? ofBattle(state, host) : ofAttack(state, host);
}

const kindsOf = (fighters: readonly Fighter[]): Kind[] => fighters.map((fighter) => kindOf(fighter.unit));

function ofBattle(state: State, frame: BattleFrame): PlannedBattle {
  const reinforcements = isReinforcible(frame) ? unitsInReach(state, frame) : [];
  const plan = {
    atSea: isSea(frame.region),
    attackers: certain(kindsOf(frame.attackers)),
    reserves: reinforcements,
    defenders: kindsOf(frame.defenders),
    surprise: frame.surprise,
    ambush: frame.ambush,
    attackerHussars: frame.attackerHussars,
    defenderHussars: frame.defenderHussars,
    firstRoll: frame.rolls === 0,
    hasLost: frame.attackerLost,
    reinforcesNow: frame.stage === "reinforce" || frame.changed,
    hussarsFirst: state.options.hussarsBeforeSort,
  };
  return { plan, sent: [], reinforcements };
}

/** Before any unit is sent, the strongest three in reach count as sent. */
function ofAttack(state: State, attack: AttackFrame): PlannedBattle {
  const inReach = unitsInReach(state, attack);
  const hasSent = attack.sent.length > 0;
  const sent = hasSent ? unitsSent(state, attack) : inReach.slice(0, MOST_UNITS);
  const reinforcements = hasSent ? inReach : inReach.slice(MOST_UNITS);
  const plan = {
    ...NO_BONUS,
    hussarsFirst: state.options.hussarsBeforeSort,
    atSea: isSea(attack.target),
    attackers: sent,
    reserves: reinforcements,
    defenders: defendersOf(state, attack),
  };
  return { plan, sent, reinforcements };
}

function defendersOf(state: State, { target, seat }: AttackFrame): Kind[] {
  const defender = defenderAgainst(state, seat, target);
  if (defender === LOCALS && !isSea(target)) return Array.from({ length: localInfantryOf(target) }, () => INFANTRY);
  const fighting = isSea(target) ? WARSHIP_KINDS : ALL_KINDS;
  return fighting.flatMap((kind) => Array.from({ length: kindAt(state, target, defender, kind) }, () => kind));
}
