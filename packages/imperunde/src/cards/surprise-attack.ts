import { refusal } from "../codes.ts";
import { battleBeforeFirstRoll, battleOfCard, type CardRules, legalPlays, wrongMoment } from "./rules.ts";

/** The attacker of a free territory or a colony adds 2 to each die of the first roll. */
export const surpriseAttack: CardRules<"surpriseAttack"> = {
  rule: "IR-13.5.8",
  when: "landBattle",
  targets: (state, seat) => legalPlays(surpriseAttack, state, seat, [{ kind: "surpriseAttack" }]),
  refuse(state, seat) {
    const battle = battleBeforeFirstRoll(state);
    if (!battle) return wrongMoment("IR-13.5.8");
    if (battle.attacker !== seat) return refusal("not-the-attacker", "IR-13.5.8");
    if (battle.surprise > 0 && !state.options.bonusStacking) return refusal("in-force-already", "RU-08");
    return battle.defenders.length > 0 ? undefined : refusal("no-roll-to-come", "RU-121");
  },
  resolve(state, seat, _play, context) {
    const battle = battleOfCard(state);
    battle.surprise += 1;
    context.emit({
      kind: "marked",
      rule: "IR-13.5.8",
      also: ["IR-12.2.8"],
      party: seat,
      region: battle.region,
      word: "surpriseAttack",
    });
  },
};
