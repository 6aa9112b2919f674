import type { Seat } from "@rondel/engine";
import { refusal } from "../codes.ts";
import {
  fightersOf,
  otherSide,
  partyOf,
  removeFighter,
  returnToSupply,
  type Side,
  sideOf,
} from "../combat/fighters.ts";
import { takeOver } from "../combat/roll.ts";
import type { BattleFrame } from "../frames.ts";
import { hostile } from "../relations.ts";
import { isPlayer, type State, seatOf } from "../state.ts";
import { FRIGATE, kindOf } from "../units.ts";
import { battleBeforeFirstRoll, type CardRules, legalPlays, wrongMoment } from "./rules.ts";

/** Captures an enemy frigate before the first roll in a sea, without a fight. */
export const capture: CardRules<"capture"> = {
  rule: "IR-13.5.18",
  when: "seaBattle",
  targets(state, seat) {
    const found = captorIn(state, seat);
    const units = found ? new Set(fightersOf(found.battle, found.victim).map((fighter) => fighter.unit)) : [];
    return legalPlays(
      capture,
      state,
      seat,
      [...units].map((unit) => ({ kind: "capture", unit })),
    );
  },
  refuse(state, seat, { unit }) {
    const found = captorIn(state, seat);
    if (!found) return wrongMoment("IR-13.5.18");
    const there = fightersOf(found.battle, found.victim).some((fighter) => fighter.unit === unit);
    return there && kindOf(unit) === FRIGATE ? undefined : refusal("no-such-frigate", "IR-13.5.18");
  },
  resolve(state, seat, { unit }, context) {
    const found = captorIn(state, seat);
    if (!found) throw new Error("Capture takes effect outside a battle at sea");
    const { battle, captor, victim } = found;
    const frigate = fightersOf(battle, victim).find((fighter) => fighter.unit === unit);
    if (!frigate) throw new Error("Capture takes effect without a frigate");
    removeFighter(battle, victim, frigate);
    returnToSupply(state, partyOf(battle, victim), unit);
    takeOver(state, battle, captor, frigate, fightersOf(battle, captor)[0], "IR-13.5.18", context);
    battle.changed = true;
  },
  victim(state, seat) {
    const found = captorIn(state, seat);
    return found && seatOf(partyOf(found.battle, found.victim));
  },
};

interface Captor {
  readonly battle: BattleFrame;
  readonly captor: Side;
  readonly victim: Side;
}

/** RU-21, RU-98: a seat may capture when it attacks the sea of an enemy, in phase 5 when it fights the holder (RU-100). */
function captorIn(state: State, seat: Seat): Captor | undefined {
  const battle = battleBeforeFirstRoll(state);
  const captor = battle && sideOf(battle, seat);
  if (!captor) return undefined;
  const victim = otherSide(captor);
  const enemy = partyOf(battle, victim);
  if (!isPlayer(enemy) || !hostile(state, seat, enemy)) return undefined;
  const isAllowed = battle.cause === "clearing" ? state.holder[battle.region] === enemy : captor === "attacker";
  return isAllowed ? { battle, captor, victim } : undefined;
}
