import type { Seat } from "@rondel/engine";
import { ALL_SEAS, asSea, type Region } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { fightersOf, partyOf, SIDES, type Side } from "../combat/fighters.ts";
import { lose } from "../combat/roll.ts";
import type { BattleFrame, Fighter } from "../frames.ts";
import { countAt, dismiss, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { updateHolder } from "../seas.ts";
import { isPlayer, type State } from "../state.ts";
import { isShip, isWarship, type Unit } from "../units.ts";
import { type CardRules, legalPlays, refuseVictim } from "./rules.ts";

/** Sinks one ship of another player. */
export const sabotage: CardRules<"sabotage"> = {
  rule: "IR-13.5.12",
  when: "any",
  targets(state, seat) {
    const plays: ReturnType<typeof sabotage.targets> = [];
    for (const region of ALL_SEAS) {
      for (const stack of stacksAt(state, region)) {
        const owner = stackParty(stack);
        if (isPlayer(owner)) plays.push({ kind: "sabotage", owner, unit: stackUnit(stack), region });
      }
    }
    return legalPlays(sabotage, state, seat, [...plays, ...fightingShips(state)]);
  },
  refuse(state, seat, { owner, unit, region }) {
    const refused = refuseVictim(state, seat, owner);
    if (refused) return refused;
    const there = isShip(unit) && (countAt(state, region, owner, unit) > 0 || fighting(state, owner, unit, region));
    return there ? undefined : refusal("no-such-ship", "IR-13.5.12", { region });
  },
  resolve(state, seat, { owner, unit, region }, context) {
    const found = fighting(state, owner, unit, region);
    if (found) {
      lose(state, found.battle, found.side, found.fighter, "IR-13.5.12", context);
      found.battle.changed = true;
      return;
    }
    dismiss(state, region, owner, unit, 1);
    if (isWarship(unit)) updateHolder(state, asSea(region));
    context.emit({ kind: "unitLost", rule: "IR-13.5.12", party: owner, other: seat, region, unit });
  },
  victim: (_state, _seat, { owner }) => owner,
};

/** Ships that fight, once for each unit that is not also outside the battle. */
function fightingShips(state: State): ReturnType<typeof sabotage.targets> {
  const plays: ReturnType<typeof sabotage.targets> = [];
  for (const frame of state.frames) {
    if (frame.kind !== "battle") continue;
    const { region } = frame;
    for (const side of SIDES) {
      const owner = partyOf(frame, side);
      if (!isPlayer(owner)) continue;
      for (const unit of new Set(fightersOf(frame, side).map((fighter) => fighter.unit))) {
        if (countAt(state, region, owner, unit) === 0) plays.push({ kind: "sabotage", owner, unit, region });
      }
    }
  }
  return plays;
}

/** RU-75: a ship that fights. The last one of its kind is chosen, which spares chosen ships as long as possible. */
function fighting(
  state: State,
  owner: Seat,
  unit: Unit,
  region: Region,
): { battle: BattleFrame; side: Side; fighter: Fighter } | undefined {
  for (const battle of state.frames) {
    if (battle.kind !== "battle" || battle.region !== region) continue;
    for (const side of SIDES) {
      if (partyOf(battle, side) !== owner) continue;
      const fighter = fightersOf(battle, side).findLast((candidate) => candidate.unit === unit);
      if (fighter) return { battle, side, fighter };
    }
  }
  return undefined;
}
