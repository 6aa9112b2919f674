import { isSea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { ARMY_KINDS, FORT } from "../units.ts";
import { battleBeforeFirstRoll, type CardRules, only, wrongMoment } from "./rules.ts";

/** +2 on each die of the defender of a colony in the first roll. */
export const ambush: CardRules<"ambush"> = {
  rule: "IR-13.5.7",
  when: "landBattle",
  concerns: [FORT, ...ARMY_KINDS],
  refuse(state, seat) {
    const battle = battleBeforeFirstRoll(state);
    if (!battle || isSea(battle.region)) return wrongMoment("IR-13.5.7");
    if (battle.defender !== seat) return refusal("not-the-defender", "IR-13.5.7");
    if (battle.ambush > 0 && !state.options.bonusStacking) return refusal("in-force-already", "RU-08");
    return battle.defenders.length > 0 ? undefined : refusal("no-roll-to-come", "RU-121");
  },
  plays: (state, seat) => only(state, seat, { kind: "ambush" }, ambush.refuse),
  resolve(state, seat, _play, context) {
    const battle = battleBeforeFirstRoll(state);
    if (!battle) return;
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
