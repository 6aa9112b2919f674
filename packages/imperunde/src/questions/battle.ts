import type { Refusal, Seat, Viewer } from "@rondel/engine";
import { isSea, type Sea } from "../board/board.ts";
import { momentOf, rulesOf, targetsOf } from "../cards/index.ts";
import { CARD_NAMES, type Card } from "../cards/list.ts";
import { clone } from "../clone.ts";
import { refusal } from "../codes.ts";
import { type BattlePlan, battleOdds, NO_BONUS, type Odds } from "../combat/odds/battle-odds.ts";
import type { AttackFrame, BattleFrame, Fighter } from "../frames.ts";
import { eachSendable } from "../movement/attack.ts";
import { countAt, kindAt } from "../pieces.ts";
import { hostile } from "../relations.ts";
import { warParties } from "../seas.ts";
import type { Party, State } from "../state.ts";
import { isFree, localInfantryOf, ownerOf } from "../territories.ts";
import { ALL_KINDS, INFANTRY, type Kind, kindOf, WARSHIP_KINDS } from "../units.ts";
import type { QuestionOf } from "./schemas.ts";

const MOST_SENT = 3;

export function battle(state: State, viewer: Viewer, { card }: QuestionOf<"battle">): Odds | Refusal {
  const fought = card === undefined ? state : withCard(state, viewer, card);
  if (!fought) return refusal("not-at-this-moment", "IR-13.2.3");
  const plan = currentBattle(fought);
  return plan ? battleOdds(plan) : refusal("no-battle-now", "IR-12.1.1");
}

/** The state after the viewer played a battle card, held or not; undefined if the card cannot be played now. */
function withCard(state: State, viewer: Viewer, card: Card): State | undefined {
  const name = CARD_NAMES[card];
  if (viewer === "spectator" || !name || !BATTLE_MOMENTS.includes(momentOf(name))) return undefined;
  const [play] = targetsOf(state, viewer, card);
  if (!play) return undefined;
  const next = clone(state);
  rulesOf(play).resolve(next, viewer, play, NO_CHANCE);
  return next;
}

const BATTLE_MOMENTS: readonly string[] = ["landBattle", "seaBattle"];
/** Battle cards draw nothing. */
const NO_CHANCE = { random: { draw: () => 0 }, emit: () => {} };

/** The topmost battle, or the attack in preparation. */
function currentBattle(state: State): BattlePlan | undefined {
  const host = state.frames.findLast(
    (frame): frame is BattleFrame | AttackFrame => frame.kind === "battle" || frame.kind === "attack",
  );
  if (!host) return undefined;
  return host.kind === "battle" ? planOfBattle(state, host) : planOfAttack(state, host);
}

const kindsOf = (fighters: readonly Fighter[]): Kind[] => fighters.map((fighter) => kindOf(fighter.unit));

function planOfBattle(state: State, frame: BattleFrame): BattlePlan {
  const reinforcible = frame.cause === "movement" || frame.cause === "winds";
  return {
    atSea: isSea(frame.region),
    attackers: kindsOf(frame.attackers),
    reserves: reinforcible ? reservesOf(state, frame) : [],
    defenders: kindsOf(frame.defenders),
    surprise: frame.surprise,
    ambush: frame.ambush,
    attackerHussars: frame.attackerHussars,
    defenderHussars: frame.defenderHussars,
    firstRoll: frame.rolls === 0,
    hasLost: frame.attackerLost,
    hussarsFirst: state.options.hussarsBeforeSort,
  };
}

/** Before any unit is sent, the strongest three in reach count as sent. */
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

/** Units that could still be sent, each once, however many paths it has. */
function reservesOf(state: State, host: BattleFrame | AttackFrame): Kind[] {
  const party = host.kind === "battle" ? host.attacker : host.seat;
  const stacks = new Map<string, { kind: Kind; count: number }>();
  eachSendable(state, host, (unit, from) => {
    stacks.set(`${unit}@${from}`, { kind: kindOf(unit), count: countAt(state, from, party, unit) });
  });
  return [...stacks.values()].flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
}

function defendersOf(state: State, { target, seat }: AttackFrame): Kind[] {
  if (isSea(target)) {
    return enemiesIn(state, seat, target).flatMap((party) =>
      WARSHIP_KINDS.flatMap((kind) => Array.from({ length: kindAt(state, target, party, kind) }, () => kind)),
    );
  }
  if (isFree(state, target)) return Array.from({ length: localInfantryOf(target) }, () => INFANTRY);
  const owner = ownerOf(state, target);
  return ALL_KINDS.flatMap((kind) => Array.from({ length: kindAt(state, target, owner, kind) }, () => kind));
}

const enemiesIn = (state: State, seat: Seat, sea: Sea): Party[] =>
  warParties(state, sea).filter((party) => hostile(state, seat, party));
