import { refusal } from "../codes.ts";
import { battleBeforeFirstRoll, battleOfCard, type CardRules, legalPlays, wrongMoment } from "./rules.ts";

/** The defender of a colony adds 2 to each die of the first roll. */
export const ambush: CardRules<"ambush"> = {
  rule: "IR-13.5.7",
  when: "landBattle",
  targets: (state, seat) => legalPlays(ambush, state, seat, [{ kind: "ambush" }]),
  refuse(state, seat) {
    const battle = battleBeforeFirstRoll(state);
    if (!battle) return wrongMoment("IR-13.5.7");
    if (battle.defender !== seat) return refusal("not-the-defender", "IR-13.5.7");
    if (battle.ambush > 0 && !state.options.bonusStacking) return refusal("in-force-already", "RU-08");
    return battle.defenders.length > 0 ? undefined : refusal("no-roll-to-come", "RU-121");
  },
  resolve(state, seat, _play, context) {
    const battle = battleOfCard(state);
    battle.ambush += 1;
    context.emit({
      kind: "marked",
      rule: "IR-13.5.7",
      also: ["IR-12.2.8"],
      party: seat,
      region: battle.region,
      word: "ambush",
    });
  },
};
