import type { Refusal, Viewer } from "@rondel/engine";
import { refusal } from "../codes.ts";
import { type BattlePlan, battleOdds, certain, NO_BONUS, type Odds } from "../combat/odds/battle-odds.ts";
import type { State } from "../state.ts";
import { FORT, type Kind, type KindName, kindNamed, WARSHIP_KINDS } from "../units.ts";
import type { QuestionOf } from "./schemas.ts";

export function odds(_state: State, _viewer: Viewer, question: QuestionOf<"odds">): Odds | Refusal {
  const plan = planOf(question);
  return plan ? battleOdds(plan) : refusal("no-such-battle", "IR-12.1.1");
}

/** The battle that a question describes; undefined if it mixes land and sea or lets forts attack. */
function planOf(question: QuestionOf<"odds">): BattlePlan | undefined {
  const kinds = (names: readonly KindName[]): Kind[] => names.map(kindNamed);
  const atSea = question.where === "sea";
  const attackers = kinds(question.attackers);
  const reserves = kinds(question.reserves).sort((one, other) => one - other);
  const defenders = kinds(question.defenders);
  const isMixed = [...attackers, ...reserves, ...defenders].some((kind) => WARSHIP_KINDS.includes(kind) !== atSea);
  if (isMixed || [...attackers, ...reserves].includes(FORT)) return undefined;
  return {
    ...NO_BONUS,
    atSea,
    attackers: certain(attackers),
    reserves: certain(reserves),
    defenders,
    surprise: question.surprise ? 1 : 0,
    ambush: question.ambush ? 1 : 0,
    attackerHussars: question.attackerHussars ? 1 : 0,
    defenderHussars: question.defenderHussars ? 1 : 0,
  };
}
