import type { Seat } from "@rondel/engine";
import { ALL_SEAS, asSea, isSea, type Sea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { fightersOf, partyOf, SIDES, sideOf, standing } from "../combat/fighters.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { BattleFrame, Fighter } from "../frames.ts";
import {
  changeSupply,
  recruit,
  shiftPieces,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  supplyOf,
} from "../pieces.ts";
import { hostile } from "../relations.ts";
import { updateHolder, warParties } from "../seas.ts";
import { type Party, PIRATES, type State } from "../state.ts";
import { turnIsOver } from "../turns.ts";
import { captured, fresh, isCaptured, kindOf, spent, type Unit } from "../units.ts";
import { type CardRules, legalPlays } from "./rules.ts";

/** All pirate ships in a sea change to the player's side. */
export const freebooters: CardRules<"freebooters"> = {
  rule: "IR-13.5.4",
  when: "any",
  targets: (state, seat) =>
    legalPlays(
      freebooters,
      state,
      seat,
      ALL_SEAS.map((sea) => ({ kind: "freebooters", sea })),
    ),
  refuse(state, seat, { sea }) {
    if (!isSea(sea) || !partiesIn(state, sea).includes(PIRATES))
      return refusal("no-pirates", "IR-13.5.4", { region: sea });
    const friend = partiesIn(state, sea).some((party) => party !== seat && !hostile(state, seat, party));
    return friend ? refusal("sea-of-a-friend", "RU-17", { region: sea }) : undefined;
  },
  resolve(state, seat, play, context) {
    const sea = asSea(play.sea);
    const battle = battleIn(state, sea);
    hireAtRest(state, seat, sea, battle, context);
    if (battle) hireInBattle(state, seat, battle, context);
    replaceOnLadder(state, seat, sea);
    if (!battle) updateHolder(state, sea);
  },
};

const battleIn = (state: State, sea: Sea): BattleFrame | undefined =>
  state.frames.find((frame): frame is BattleFrame => frame.kind === "battle" && frame.region === sea);

/** All parties with warships in a sea, including those in a battle. */
function partiesIn(state: State, sea: Sea): Party[] {
  const battle = battleIn(state, sea);
  if (!battle) return warParties(state, sea);
  const fighting = SIDES.filter((side) => fightersOf(battle, side).length > 0).map((side) => partyOf(battle, side));
  return [...warParties(state, sea), ...fighting];
}

/** RU-107: a captured ship stays immobile. Others have all their moves if the player's turn is not over (RU-116). */
function hired(state: State, seat: Seat, unit: Unit): Unit {
  const kind = kindOf(unit);
  if (isCaptured(unit)) return captured(kind);
  return turnIsOver(state, seat) ? spent(kind) : fresh(kind);
}

function hireAtRest(state: State, seat: Seat, sea: Sea, battle: BattleFrame | undefined, context: PlayContext): void {
  const side = battle && sideOf(battle, seat);
  for (const stack of [...stacksAt(state, sea)]) {
    if (stackParty(stack) !== PIRATES) continue;
    const unit = stackUnit(stack);
    const kind = kindOf(unit);
    shiftPieces(state, sea, PIRATES, unit, -stackCount(stack));
    changeSupply(state, PIRATES, kind, stackCount(stack));
    const count = recruit(state, sea, seat, hired(state, seat, unit), stackCount(stack)); // RU-17 a
    context.emit({
      kind: "piecesAppeared",
      rule: "IR-13.5.4",
      party: seat,
      region: sea,
      count,
      unit: hired(state, seat, unit),
    });
    if (!side) continue;
    // RU-108: the player already fights there, so the ships join the battle at once.
    shiftPieces(state, sea, seat, hired(state, seat, unit), -count);
    for (let ship = 0; ship < count; ship++) fightersOf(battle, side).push(standing(hired(state, seat, unit)));
    battle.changed = true;
  }
}

/** RU-17 c: pirates in a battle change sides. */
function hireInBattle(state: State, seat: Seat, battle: BattleFrame, context: PlayContext): void {
  const side = sideOf(battle, PIRATES);
  if (!side) return;
  const own = sideOf(battle, seat);
  const hiredShips: Fighter[] = [];
  const counts = new Map<Unit, number>();
  for (const { unit: pirate } of fightersOf(battle, side).splice(0)) {
    const kind = kindOf(pirate);
    const unit = hired(state, seat, pirate);
    const isInSupply = supplyOf(state, seat, kind) > 0;
    counts.set(unit, (counts.get(unit) ?? 0) + (isInSupply ? 1 : 0));
    changeSupply(state, PIRATES, kind, 1);
    if (!isInSupply) continue;
    changeSupply(state, seat, kind, -1);
    hiredShips.push(standing(unit));
  }
  for (const [unit, count] of counts) {
    context.emit({
      kind: "piecesAppeared",
      rule: "IR-13.5.4",
      also: ["RU-17"],
      party: seat,
      region: battle.region,
      count,
      unit,
    });
  }
  battle.changed = true;
  fightersOf(battle, own ?? side).push(...hiredShips);
  if (own) return;
  if (side === "attacker") battle.attacker = seat;
  else battle.defender = seat;
}

function replaceOnLadder(state: State, seat: Seat, sea: Sea): void {
  for (const frame of state.frames) {
    if (frame.kind !== "clearSea" || frame.sea !== sea) continue;
    frame.ladder = frame.ladder.includes(seat)
      ? frame.ladder.filter((party) => party !== PIRATES)
      : frame.ladder.map((party) => (party === PIRATES ? seat : party));
  }
}
