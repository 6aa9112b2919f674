import { popFrame, pushFrame, type Seat } from "@rondel/engine";
import { bordersOf, coastsOf, isSea, isTerritory, type Region, type Sea } from "../board/board.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { Fighter, WithdrawalFrame } from "../frames.ts";
import { changeSupply, shiftPieces } from "../pieces.ts";
import { hostile } from "../relations.ts";
import { seasAround, updateHolder, warParties } from "../seas.ts";
import type { State } from "../state.ts";
import { ownerOf } from "../territories.ts";
import { embarked, isTransport, isWarship, kindOf } from "../units.ts";

/** RU-11: returns the attackers of a battle that was called off; those that cannot return go elsewhere (RU-103), if there are any. */
export function withdraw(
  state: State,
  seat: Seat,
  region: Region,
  fighters: readonly Fighter[],
  context: PlayContext,
): void {
  const barred: Fighter[] = [];
  for (const fighter of fighters) {
    const origin = [fighter.from, fighter.start].find((place) => mayReturn(state, seat, fighter, place));
    if (origin === undefined) barred.push(fighter);
    else goBack(state, seat, fighter, origin, region, context);
  }
  const landed = fighters.filter((fighter) => isTransport(fighter.back)).map((fighter) => fighter.from);
  const harbours = [...new Set(landed.filter(isSea))].sort((one, other) => one - other);
  pushFrame(state, { kind: "withdrawal", seat, region, fighters: barred, harbours });
}

/** D-23: the player chooses a region for each unit that cannot return. */
export const withdrawal: RulesOf<"withdrawal"> = {
  deciders: (_state, frame) => [frame.seat],
  actions: (state, frame) => refuges(state, frame).map((region) => ({ kind: "withdrawTo", region })),
  defaultAction(state, frame) {
    return { kind: "withdrawTo", region: Math.min(...refuges(state, frame)) as Region };
  },
  refuse(state, frame, seat, action) {
    if (seat !== frame.seat) return notYourTurn("D-23");
    if (action.kind !== "withdrawTo") return notOffered("D-23");
    return refuges(state, frame).includes(action.region)
      ? undefined
      : refusal("no-refuge", "RU-11", { region: action.region });
  },
  play(state, frame, seat, action, context) {
    if (action.kind !== "withdrawTo") throw unexpectedAction(action);
    const [fighter] = frame.fighters.splice(0, 1);
    if (fighter) goBack(state, seat, fighter, action.region, frame.region, context);
  },
  prompt: (_state, frame) => prompt("withdraw", { seat: frame.seat, region: frame.region }),
  step(state, frame, context) {
    const fighter = frame.fighters[0];
    if (!fighter) {
      popFrame(state, frame);
      return true;
    }
    const places = refuges(state, frame);
    if (places.length > 1) return false;
    frame.fighters.shift();
    const only = places[0];
    if (only === undefined) loseUnit(state, frame, fighter, context);
    else goBack(state, frame.seat, fighter, only, frame.region, context);
    return true;
  },
};

/** Whether a fighter came by sea. */
const atSea = (fighter: Fighter): boolean => isWarship(fighter.unit) || isTransport(fighter.back);

function mayReturn(state: State, seat: Seat, fighter: Fighter, place: Region): boolean {
  if (isTerritory(place)) return ownerOf(state, place) === seat;
  if (isWarship(fighter.unit)) return noForeignWarships(state, seat, place);
  return isTransport(fighter.back) && !warParties(state, place).some((party) => hostile(state, seat, party));
}

const noForeignWarships = (state: State, seat: Seat, sea: Sea): boolean =>
  warParties(state, sea).every((party) => party === seat);

/** The regions to which the first unit may go. */
function refuges(state: State, frame: WithdrawalFrame): readonly Region[] {
  const fighter = frame.fighters[0];
  if (!fighter) return [];
  if (isSea(frame.region)) {
    return seasAround(state, frame.region).filter((sea) => noForeignWarships(state, frame.seat, sea));
  }
  if (atSea(fighter)) return coastsOf(frame.region).filter((sea) => noForeignWarships(state, frame.seat, sea));
  const territories = bordersOf(frame.region).filter((territory) => ownerOf(state, territory) === frame.seat);
  if (territories.length > 0) return territories;
  // RU-103
  return frame.harbours.filter((sea) => !warParties(state, sea).some((party) => hostile(state, frame.seat, party)));
}

function goBack(state: State, seat: Seat, fighter: Fighter, to: Region, region: Region, context: PlayContext): void {
  const unit = isTerritory(to) ? fighter.unit : atSea(fighter) ? fighter.back : embarked(kindOf(fighter.unit));
  shiftPieces(state, to, seat, unit, 1);
  if (isSea(to)) updateHolder(state, to);
  context.emit({ kind: "withdrew", rule: "RU-11", party: seat, region, to, unit });
}

function loseUnit(state: State, frame: WithdrawalFrame, fighter: Fighter, context: PlayContext): void {
  changeSupply(state, frame.seat, kindOf(fighter.unit), 1);
  context.emit({ kind: "unitLost", rule: "RU-103", party: frame.seat, region: frame.region, unit: fighter.unit });
}
