import type { Refusal, Viewer } from "@rondel/engine";
import { refusal } from "../codes.ts";
import { type BattlePlan, battleOdds, NO_BONUS, type Odds } from "../combat/odds/battle-odds.ts";
import { type BattleOutcomes, battleOutcomes } from "../combat/odds/outcomes.ts";
import type { State } from "../state.ts";
import { FORT, type Kind, type KindName, kindNamed, WARSHIP_KINDS } from "../units.ts";
import { arrivalThrough } from "./risk.ts";
import type { QuestionOf } from "./schemas.ts";

/** The odds of a battle and all its ends. */
export interface BattleTable extends Odds, BattleOutcomes {}

export function odds(state: State, _viewer: Viewer, question: QuestionOf<"odds">): BattleTable | Refusal {
  const plan = planOf(question, state.options.hussarsBeforeSort);
  return plan ? { ...battleOdds(plan), ...battleOutcomes(plan) } : refusal("no-such-battle", "IR-12.1.1");
}

/** The battle that a question describes; undefined if it mixes land and sea or lets forts attack. */
function planOf(question: QuestionOf<"odds">, hussarsFirst: boolean): BattlePlan | undefined {
  const kinds = (names: readonly KindName[]): Kind[] => names.map(kindNamed);
  const atSea = question.where === "sea";
  const attackers = kinds(question.attackers);
  const reserves = kinds(question.reserves).sort((one, other) => one - other);
  const defenders = kinds(question.defenders);
  const isMixed = [...attackers, ...reserves, ...defenders].some((kind) => WARSHIP_KINDS.includes(kind) !== atSea);
  if (isMixed || [...attackers, ...reserves].includes(FORT)) return undefined;
  const coming = (units: readonly Kind[], storms = 0) =>
    units.map((kind) => ({ kind, arrives: arrivalThrough(storms) }));
  return {
    ...NO_BONUS,
    atSea,
    hussarsFirst,
    attackers: coming(attackers, question.storms),
    reserves: coming(reserves, question.reserveStorms),
    defenders,
    surprise: question.surprise ? 1 : 0,
    ambush: question.ambush ? 1 : 0,
    attackerHussars: question.attackerHussars ? 1 : 0,
    defenderHussars: question.defenderHussars ? 1 : 0,
  };
}
