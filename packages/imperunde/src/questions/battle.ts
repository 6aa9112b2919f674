import type { Refusal, Viewer } from "@rondel/engine";
import type { Sea } from "../board/board.ts";
import { momentOf, rulesOf, targetsOf } from "../cards/index.ts";
import { CARD_NAMES, type Card } from "../cards/list.ts";
import { clone } from "../clone.ts";
import { refusal } from "../codes.ts";
import { isReinforcible } from "../combat/battle-facts.ts";
import { type BattlePlan, battleOdds, certain } from "../combat/odds/battle-odds.ts";
import type { AttackFrame, BattleFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { type Approaching, type Becalmed, unitsBecalmed } from "./approaching.ts";
import { type PlannedBattle, plannedBattle } from "./battle-plan.ts";
import type { QuestionOf } from "./schemas.ts";

/** The odds of the current battle or attack, the way of the units included, and what they assume. */
export interface BattleForecast {
  /** The chance that the attacker wins, with the storms on the way of all units. */
  readonly chance: number;
  /** The same if every unit arrived: the dice of the battle alone. */
  readonly chanceAtTarget: number;
  /** The chance without any reinforcement. */
  readonly chanceAlone: number;
  /** The average number of units that each side has left, without reserves. */
  readonly attackersLeft: number;
  readonly defendersLeft: number;
  /** The units on their way: those sent, then the reinforcements in the order in which they are sent. */
  readonly arrival: readonly Arrival[];
  /** The seas with a storm on the way of these units. */
  readonly storms: readonly Sea[];
  /** The units that could come as well if the seas were not calm. */
  readonly calms: readonly Becalmed[];
  readonly assumes: Assumptions;
}

interface Arrival extends Approaching {
  readonly isReinforcement: boolean;
}

/** The decisions of the attacker that the chances assume. Both sides fight with their strongest units. */
interface Assumptions {
  /** The units that count as sent before any is sent: the strongest in reach, at most three. */
  readonly sent: number;
  /** The units that are sent one after another when the attacker has lost a unit. */
  readonly reinforcements: number;
}

export function battle(state: State, viewer: Viewer, { card }: QuestionOf<"battle">): BattleForecast | Refusal {
  const fought = card === undefined ? state : withCard(state, viewer, card);
  if (!fought) return refusal("not-at-this-moment", "IR-13.2.3");
  const host = currentBattle(fought);
  return host ? forecast(fought, host, plannedBattle(fought, host)) : refusal("no-battle-now", "IR-12.1.1");
}

/** The state after the viewer played a battle card, held or not; undefined if the card cannot be played now. */
export function withCard(state: State, viewer: Viewer, card: Card): State | undefined {
  const name = CARD_NAMES[card];
  if (viewer === "spectator" || !name || !BATTLE_MOMENTS.includes(momentOf(name))) return undefined;
  const [play] = targetsOf(state, viewer, card);
  if (!play) return undefined;
  const next = clone(state);
  rulesOf(play).resolve(next, viewer, play, NO_CHANCE);
  return next;
}

const BATTLE_MOMENTS: readonly string[] = ["landBattle", "seaBattle"];
/** Battle cards and the start of a battle draw nothing. */
export const NO_CHANCE = { random: { draw: () => 0 }, emit: () => {} };

/** The topmost battle, or the attack in preparation. */
const currentBattle = (state: State): BattleFrame | AttackFrame | undefined =>
  state.frames.findLast(
    (frame): frame is BattleFrame | AttackFrame => frame.kind === "battle" || frame.kind === "attack",
  );

/** The forecast of a battle as planned. */
export function forecast(
  state: State,
  host: BattleFrame | AttackFrame,
  { plan, sent, reinforcements }: PlannedBattle,
): BattleForecast {
  const arrival = [
    ...sent.map((unit) => ({ ...unit, isReinforcement: false })),
    ...reinforcements.map((unit) => ({ ...unit, isReinforcement: true })),
  ];
  const storms = new Set(arrival.flatMap((unit) => unit.storms));
  const odds = battleOdds(plan);
  return {
    chance: odds.attackerWins,
    chanceAtTarget: storms.size === 0 ? odds.attackerWins : battleOdds(inFairWeather(plan)).attackerWins,
    chanceAlone: reinforcements.length === 0 ? odds.attackerWins : battleOdds({ ...plan, reserves: [] }).attackerWins,
    attackersLeft: odds.attackersLeft,
    defendersLeft: odds.defendersLeft,
    arrival,
    storms: [...storms],
    calms: isReinforcible(host) ? unitsBecalmed(state, host) : [],
    assumes: {
      sent: host.kind === "attack" && host.sent.length === 0 ? sent.length : 0,
      reinforcements: reinforcements.length,
    },
  };
}

function inFairWeather(plan: BattlePlan): BattlePlan {
  const kinds = (units: BattlePlan["attackers"]) => certain(units.map(({ kind }) => kind));
  return { ...plan, attackers: kinds(plan.attackers), reserves: kinds(plan.reserves) };
}
