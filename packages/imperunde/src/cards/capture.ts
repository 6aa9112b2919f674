import type { Seat } from "@rondel/engine";
import { isSea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { fightersOf, otherSide, partyOf, removeFighter, returnToSupply, type Side } from "../combat/fighters.ts";
import { takeOver } from "../combat/roll.ts";
import type { BattleFrame } from "../frames.ts";
import { hostile } from "../relations.ts";
import { isPlayer, type State, seatOf } from "../state.ts";
import { FRIGATE, KIND_OF } from "../units.ts";
import { battleBeforeFirstRoll, type CardRules, wrongMoment } from "./rules.ts";

/** A frigate of the enemy whose sea is attacked changes sides without a fight. */
export const capture: CardRules<"capture"> = {
  rule: "IR-13.5.18",
  when: "seaBattle",
  concerns: [FRIGATE],
  refuse(state, seat, { unit }) {
    const battle = battleBeforeFirstRoll(state);
    const side = battle && captorSide(state, battle, seat);
    if (!battle || !side) return wrongMoment("IR-13.5.18");
    const there = fightersOf(battle, otherSide(side)).some((fighter) => fighter.unit === unit);
    return there && KIND_OF[unit] === FRIGATE ? undefined : refusal("no-such-frigate", "IR-13.5.18");
  },
  plays(state, seat) {
    const battle = battleBeforeFirstRoll(state);
    const side = battle && captorSide(state, battle, seat);
    if (!battle || !side) return [];
    const units = new Set(fightersOf(battle, otherSide(side)).map((fighter) => fighter.unit));
    return [...units].filter((unit) => KIND_OF[unit] === FRIGATE).map((unit) => ({ kind: "capture", unit }));
  },
  resolve(state, seat, { unit }, context) {
    const battle = battleBeforeFirstRoll(state);
    const side = battle && captorSide(state, battle, seat);
    if (!battle || !side) return;
    const victim = otherSide(side);
    const frigate = fightersOf(battle, victim).find((fighter) => fighter.unit === unit);
    if (!frigate) return;
    removeFighter(battle, victim, frigate);
    returnToSupply(state, partyOf(battle, victim), unit);
    takeOver(state, battle, side, frigate, fightersOf(battle, side)[0], "IR-13.5.18", context);
    battle.changed = true;
  },
  victim(state, seat) {
    const battle = battleBeforeFirstRoll(state);
    const side = battle && captorSide(state, battle, seat);
    return battle && side ? seatOf(partyOf(battle, otherSide(side))) : undefined;
  },
};

/** RU-21, RU-98: the attacker of an enemy's sea; in phase 5 whoever fights its holder (RU-100). */
function captorSide(state: State, battle: BattleFrame, seat: Seat): Side | undefined {
  const side = battle.attacker === seat ? "attacker" : battle.defender === seat ? "defender" : undefined;
  if (!side || !isSea(battle.region)) return undefined;
  const enemy = partyOf(battle, otherSide(side));
  if (!isPlayer(enemy) || !hostile(state, seat, enemy)) return undefined;
  if (battle.cause === "clearing") return state.holder[battle.region] === enemy ? side : undefined;
  return side === "attacker" ? side : undefined;
}
