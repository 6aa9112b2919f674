import type { Seat } from "@rondel/engine";
import { ALL_SEAS, isSea, type Region } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { Side } from "../combat/fighters.ts";
import { lose } from "../combat/roll.ts";
import type { BattleFrame, Fighter } from "../frames.ts";
import { countAt, dismiss, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { updateHolder } from "../seas.ts";
import { isPlayer, type State } from "../state.ts";
import { IS_SHIP, IS_WARSHIP, type Unit } from "../units.ts";
import type { CardRules } from "./rules.ts";

/** One ship of another player is lost, wherever it is. */
export const sabotage: CardRules<"sabotage"> = {
  rule: "IR-13.5.12",
  when: "any",
  refuse(state, seat, { owner, unit, region }) {
    if (owner === seat || owner >= state.players) return refusal("not-against-oneself", "IR-13.1.6");
    const there =
      isSea(region) &&
      IS_SHIP[unit] &&
      (countAt(state, region, owner, unit) > 0 || fighting(state, owner, unit, region));
    return there ? undefined : refusal("no-such-ship", "IR-13.5.12", { region });
  },
  plays(state, seat) {
    const plays: ReturnType<typeof sabotage.plays> = [];
    for (const region of ALL_SEAS) {
      for (const stack of stacksAt(state, region)) {
        const owner = stackParty(stack);
        if (owner === seat || !isPlayer(owner)) continue;
        plays.push({ kind: "sabotage", owner, unit: stackUnit(stack), region });
      }
    }
    for (const frame of state.frames)
      if (frame.kind === "battle" && isSea(frame.region)) offerFighters(state, seat, frame, plays);
    return plays;
  },
  resolve(state, seat, { owner, unit, region }, context) {
    const found = fighting(state, owner, unit, region);
    if (found) {
      lose(state, found.battle, found.side, found.fighter, "IR-13.5.12", context);
      found.battle.changed = true;
      return;
    }
    dismiss(state, region, owner, unit, 1);
    if (IS_WARSHIP[unit]) updateHolder(state, region);
    context.emit({ kind: "unitLost", rule: "IR-13.5.12", party: owner, other: seat, region, unit });
  },
  victim: (_state, _seat, { owner }) => owner,
};

function offerFighters(state: State, seat: Seat, frame: BattleFrame, plays: ReturnType<typeof sabotage.plays>): void {
  for (const [owner, fighters] of [
    [frame.attacker, frame.attackers],
    [frame.defender, frame.defenders],
  ] as const) {
    if (owner === seat || !isPlayer(owner)) continue;
    for (const unit of new Set(fighters.map((fighter) => fighter.unit))) {
      if (countAt(state, frame.region, owner, unit) > 0) continue;
      plays.push({ kind: "sabotage", owner, unit, region: frame.region });
    }
  }
}

/** RU-75: a ship that fights; the last one of its kind, so that a named one is spared as long as possible. */
function fighting(
  state: State,
  owner: Seat,
  unit: Unit,
  region: Region,
): { battle: BattleFrame; side: Side; fighter: Fighter } | undefined {
  for (const battle of state.frames) {
    if (battle.kind !== "battle" || battle.region !== region) continue;
    for (const side of ["attacker", "defender"] as const) {
      const party = side === "attacker" ? battle.attacker : battle.defender;
      const fighters = side === "attacker" ? battle.attackers : battle.defenders;
      const fighter = party === owner ? fighters.findLast((candidate) => candidate.unit === unit) : undefined;
      if (fighter) return { battle, side, fighter };
    }
  }
  return undefined;
}
