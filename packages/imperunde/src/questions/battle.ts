import { isSea } from "../board/board.ts";
import type { BattlePlan } from "../combat/odds/battle-odds.ts";
import type { AttackFrame, BattleFrame, Fighter } from "../frames.ts";
import { eachSendable } from "../movement/attack.ts";
import { countAt, kindAt, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { hostile } from "../relations.ts";
import type { Party, State } from "../state.ts";
import { isFree, nativesOf, ownerOf } from "../territories.ts";
import { FORT, INFANTRY, IS_WARSHIP, KIND_OF, KINDS, type Kind, kindCalled, WARSHIP_KINDS } from "../units.ts";
import type { QuestionOf } from "./schemas.ts";

const NO_BONUS = {
  surprise: 0,
  ambush: 0,
  attackerHussars: 0,
  defenderHussars: 0,
  firstRoll: true,
  hasLost: false,
  hussarsFirst: true,
};

const MOST_SENT = 3;

/** A battle as a question describes it; nothing if it mixes elements. */
export function planOf(question: QuestionOf<"odds">): BattlePlan | undefined {
  const kinds = (names: readonly string[]): Kind[] => names.map(kindCalled);
  const atSea = question.where === "sea";
  const attackers = kinds(question.attackers);
  const reserves = kinds(question.reserves);
  const defenders = kinds(question.defenders);
  if ([...attackers, ...reserves, ...defenders].some((kind) => WARSHIP_KINDS.includes(kind) !== atSea))
    return undefined;
  if ([...attackers, ...reserves].includes(FORT)) return undefined;
  return {
    ...NO_BONUS,
    atSea,
    attackers,
    reserves,
    defenders,
    surprise: question.surprise ? 1 : 0,
    ambush: question.ambush ? 1 : 0,
    attackerHussars: question.attackerHussars ? 1 : 0,
    defenderHussars: question.defenderHussars ? 1 : 0,
  };
}

/** The topmost battle, or the attack that is being put together. */
export function pendingBattle(state: State): BattlePlan | undefined {
  const host = state.frames.findLast(
    (frame): frame is BattleFrame | AttackFrame => frame.kind === "battle" || frame.kind === "attack",
  );
  if (!host) return undefined;
  return host.kind === "battle" ? planOfBattle(state, host) : planOfAttack(state, host);
}

const kindsOf = (fighters: readonly Fighter[]): Kind[] => fighters.map((fighter) => KIND_OF[fighter.unit] ?? 0);

function planOfBattle(state: State, battle: BattleFrame): BattlePlan {
  const reinforcible = battle.cause === "movement" || battle.cause === "winds";
  return {
    atSea: isSea(battle.region),
    attackers: kindsOf(battle.attackers),
    reserves: reinforcible ? reservesOf(state, battle) : [],
    defenders: kindsOf(battle.defenders),
    surprise: battle.surprise,
    ambush: battle.ambush,
    attackerHussars: battle.attackerHussars,
    defenderHussars: battle.defenderHussars,
    firstRoll: battle.rolls === 0,
    hasLost: battle.attackerLost,
    hussarsFirst: state.options.hussarsBeforeSort,
  };
}

/** As long as nobody is named, the strongest in reach count as sent. */
function planOfAttack(state: State, attack: AttackFrame): BattlePlan {
  const sent = kindsOf(attack.sent.map(({ fighter }) => fighter));
  const inReach = reservesOf(state, attack).sort((one, other) => one - other);
  return {
    ...NO_BONUS,
    hussarsFirst: state.options.hussarsBeforeSort,
    atSea: isSea(attack.target),
    attackers: sent.length > 0 ? sent : inReach.slice(0, MOST_SENT),
    reserves: sent.length > 0 ? inReach : inReach.slice(MOST_SENT),
    defenders: defendersOf(state, attack),
  };
}

/** Units that could still be brought up, each counted once, however many ways it has. */
function reservesOf(state: State, host: BattleFrame | AttackFrame): Kind[] {
  const seat = host.kind === "battle" ? host.attacker : host.seat;
  const stacks = new Map<string, { kind: Kind; count: number }>();
  eachSendable(state, host, (unit, from) => {
    stacks.set(`${unit}@${from}`, { kind: KIND_OF[unit] ?? 0, count: countAt(state, from, seat, unit) });
  });
  return [...stacks.values()].flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
}

function defendersOf(state: State, attack: AttackFrame): Kind[] {
  const { target, seat } = attack;
  if (!isSea(target) && isFree(state, target)) return Array.from({ length: nativesOf(target) }, () => INFANTRY);
  const parties: Party[] = isSea(target) ? enemiesIn(state, seat, target) : [ownerOf(state, target)];
  return parties.flatMap((party) =>
    KINDS.flatMap((_, kind) => {
      if (isSea(target) && !WARSHIP_KINDS.includes(kind)) return [];
      return Array.from({ length: kindAt(state, target, party, kind) }, () => kind);
    }),
  );
}

function enemiesIn(state: State, seat: Party, sea: number): Party[] {
  const parties = stacksAt(state, sea)
    .filter((stack) => IS_WARSHIP[stackUnit(stack)])
    .map(stackParty);
  return [...new Set(parties)].filter((party) => hostile(state, seat, party));
}
