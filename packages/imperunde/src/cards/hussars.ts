import type { Seat } from "@rondel/engine";
import { refusal } from "../codes.ts";
import type { BattleFrame } from "../frames.ts";
import { eachSendable } from "../movement/attack.ts";
import type { State } from "../state.ts";
import { CAVALRY, kindOf } from "../units.ts";
import { battleOfCard, type CardRules, legalPlays } from "./rules.ts";

/** Adds 1 to each cavalry die of the player until the battle ends. */
export const hussars: CardRules<"hussars"> = {
  rule: "IR-13.5.5",
  when: "landBattle",
  targets: (state, seat) => legalPlays(hussars, state, seat, [{ kind: "hussars" }]),
  refuse(state, seat) {
    const battle = battleOfCard(state);
    if (battle.attacker !== seat && battle.defender !== seat) return refusal("not-in-this-battle", "IR-13.5.5");
    const inForce = battle.attacker === seat ? battle.attackerHussars : battle.defenderHussars;
    if (inForce > 0 && !state.options.bonusStacking) return refusal("in-force-already", "RU-08");
    return hasCavalry(state, seat, battle) ? undefined : refusal("no-cavalry", "RU-97");
  },
  resolve(state, seat, _play, context) {
    const battle = battleOfCard(state);
    if (battle.attacker === seat) battle.attackerHussars += 1;
    else battle.defenderHussars += 1;
    context.emit({
      kind: "marked",
      rule: "IR-13.5.5",
      also: ["IR-12.2.8"],
      party: seat,
      region: battle.region,
      word: "hussars",
    });
  },
};

/** RU-97: whether the player has cavalry in the battle or can still send some. */
function hasCavalry(state: State, seat: Seat, battle: BattleFrame): boolean {
  const own = battle.attacker === seat ? battle.attackers : battle.defenders;
  if (own.some((fighter) => kindOf(fighter.unit) === CAVALRY)) return true;
  if (battle.attacker !== seat) return false;
  let inReach = false;
  eachSendable(state, battle, (unit) => {
    if (kindOf(unit) === CAVALRY) inReach = true;
  });
  return inReach;
}
