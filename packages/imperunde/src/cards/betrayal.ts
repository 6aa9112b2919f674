import { refusal } from "../codes.ts";
import { lose } from "../combat/roll.ts";
import { isPlayer, seatOf } from "../state.ts";
import { FORT, kindOf } from "../units.ts";
import { battleBeforeFirstRoll, battleOfCard, type CardRules, legalPlays, wrongMoment } from "./rules.ts";

/** Removes one fort of a colony under attack before the first roll. */
export const betrayal: CardRules<"betrayal"> = {
  rule: "IR-13.5.2",
  when: "landBattle",
  targets: (state, seat) => legalPlays(betrayal, state, seat, [{ kind: "betrayal" }]),
  refuse(state, seat) {
    const battle = battleBeforeFirstRoll(state);
    if (!battle || !isPlayer(battle.defender)) return wrongMoment("IR-13.5.2");
    if (battle.defender === seat) return refusal("own-colony", "IR-13.1.6");
    // ED-2
    if (state.options.edition === "first-cards" && battle.attacker !== seat)
      return refusal("only-the-attacker", "IR-13.5.2");
    const fort = battle.defenders.some((fighter) => kindOf(fighter.unit) === FORT);
    return fort ? undefined : refusal("no-fort", "RU-28", { region: battle.region });
  },
  resolve(state, _seat, _play, context) {
    const battle = battleOfCard(state);
    const fort = battle.defenders.find((fighter) => kindOf(fighter.unit) === FORT);
    if (!fort) throw new Error("Betrayal takes effect without a fort");
    lose(state, battle, "defender", fort, "IR-13.5.2", context);
    battle.changed = true;
  },
  victim(state) {
    const battle = battleBeforeFirstRoll(state);
    return battle && seatOf(battle.defender);
  },
};
