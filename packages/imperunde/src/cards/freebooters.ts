import type { Seat } from "@rondel/engine";
import { ALL_SEAS, isSea, type Sea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { Side } from "../combat/fighters.ts";
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
import { type Party, PIRATES, type PlayContext, type State } from "../state.ts";
import { turnIsOver } from "../turns.ts";
import { CAPTURED, FRESH, IS_CAPTURED, KIND_OF, SPENT, type Unit } from "../units.ts";
import type { CardRules } from "./rules.ts";

/** All pirate ships of a sea become the player's. */
export const freebooters: CardRules<"freebooters"> = {
  rule: "IR-13.5.4",
  when: "any",
  refuse(state, seat, { sea }) {
    if (!isSea(sea) || !partiesIn(state, sea).includes(PIRATES))
      return refusal("no-pirates", "IR-13.5.4", { region: sea });
    const friend = partiesIn(state, sea).some((party) => party !== seat && !hostile(state, seat, party));
    return friend ? refusal("sea-of-a-friend", "RU-17", { region: sea }) : undefined;
  },
  plays: (state, seat) =>
    ALL_SEAS.map((sea) => ({ kind: "freebooters", sea }) as const).filter(
      (play) => !freebooters.refuse(state, seat, play),
    ),
  resolve(state, seat, { sea }, context) {
    const battle = battleIn(state, sea);
    hireAtRest(state, seat, sea, battle, context);
    if (battle) hireInBattle(state, seat, battle, context);
    replaceOnLadder(state, seat, sea);
    if (!battle) updateHolder(state, sea);
  },
};

const battleIn = (state: State, sea: Sea): BattleFrame | undefined =>
  state.frames.find((frame): frame is BattleFrame => frame.kind === "battle" && frame.region === sea);

/** Parties with warships there, in an open battle or not. */
function partiesIn(state: State, sea: Sea): Party[] {
  const battle = battleIn(state, sea);
  const fighting = battle
    ? [
        ...(battle.attackers.length > 0 ? [battle.attacker] : []),
        ...(battle.defenders.length > 0 ? [battle.defender] : []),
      ]
    : [];
  return [...warParties(state, sea), ...fighting];
}

/** RU-107: a captured ship stays immobile; others have all their moves if the player's turn is not over (RU-116). */
function hired(state: State, seat: Seat, unit: Unit): Unit {
  const kind = KIND_OF[unit] ?? 0;
  const now = IS_CAPTURED[unit] ? CAPTURED[kind] : turnIsOver(state, seat) ? SPENT[kind] : FRESH[kind];
  return now ?? unit;
}

function hireAtRest(state: State, seat: Seat, sea: Sea, battle: BattleFrame | undefined, context: PlayContext): void {
  const side = battle && sideOf(battle, seat);
  for (const stack of [...stacksAt(state, sea)]) {
    if (stackParty(stack) !== PIRATES) continue;
    const unit = stackUnit(stack);
    const kind = KIND_OF[unit] ?? 0;
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
    if (!battle || !side) continue;
    // RU-108: the player fights there already, so they join him at once.
    shiftPieces(state, sea, seat, hired(state, seat, unit), -count);
    for (let ship = 0; ship < count; ship++) listOf(battle, side).push(newcomer(hired(state, seat, unit)));
    battle.changed = true;
  }
}

/** RU-17 c: the pirates of a running battle change their master. */
function hireInBattle(state: State, seat: Seat, battle: BattleFrame, context: PlayContext): void {
  const side = sideOf(battle, PIRATES);
  if (!side) return;
  const own = sideOf(battle, seat);
  const hiredShips: Fighter[] = [];
  for (const { unit } of listOf(battle, side).splice(0)) {
    const kind = KIND_OF[unit] ?? 0;
    changeSupply(state, PIRATES, kind, 1);
    if (supplyOf(state, seat, kind) === 0) continue;
    changeSupply(state, seat, kind, -1);
    hiredShips.push(newcomer(hired(state, seat, unit)));
  }
  context.emit({
    kind: "piecesAppeared",
    rule: "IR-13.5.4",
    also: ["RU-17"],
    party: seat,
    region: battle.region,
    count: hiredShips.length,
  });
  battle.changed = true;
  listOf(battle, own ?? side).push(...hiredShips);
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

const newcomer = (unit: Unit): Fighter => ({ unit, from: -1, start: -1, back: unit, fights: false });
const listOf = (battle: BattleFrame, side: Side): Fighter[] =>
  side === "attacker" ? battle.attackers : battle.defenders;
const sideOf = (battle: BattleFrame, party: Party): Side | undefined =>
  battle.attacker === party ? "attacker" : battle.defender === party ? "defender" : undefined;
