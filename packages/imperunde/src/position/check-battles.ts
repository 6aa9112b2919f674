import type { PositionFault } from "@rondel/engine";
import { isSea, isTerritory, type Region } from "../board/board.ts";
import { MOST_UNITS } from "../combat/battle-facts.ts";
import type {
  AttackFrame,
  BattleFrame,
  ClearSeaFrame,
  Fighter,
  Frame,
  SinkingFrame,
  WithdrawalFrame,
} from "../frames.ts";
import { warParties } from "../seas.ts";
import { LOCALS, type Party, PIRATES, type State } from "../state.ts";
import { ownerOf } from "../territories.ts";
import { seatInTurn } from "../turns.ts";
import { isShip, isWarship, NO_UNIT } from "../units.ts";
import { faultOfField } from "./fault.ts";

/** Whether a unit fights in a region: warships at sea, armies and forts on land. */
const isFighter = (region: Region, { unit }: Fighter): boolean => (isSea(region) ? isWarship(unit) : !isShip(unit));

/** IR-9.5.1: the player in turn sends one to three units to a region of somebody else. */
export function checkAttack(state: State, frame: AttackFrame, below: Frame | undefined): PositionFault | undefined {
  const wrong = (field: string, rule: string) => faultOfField(frame, field, rule);
  if (frame.seat !== seatInTurn(state)) return wrong("seat", "IR-9.5.1");
  if (frame.cause !== (below?.kind === "goodWinds" ? "winds" : "movement")) return wrong("cause", "IR-9.5.1");
  if (ownerOf(state, frame.target) === frame.seat) return wrong("target", "IR-9.5.1");
  const areFighters = frame.sent.every(({ fighter }) => isFighter(frame.target, fighter));
  return areFighters && frame.sent.length < MOST_UNITS ? undefined : wrong("sent", "IR-12.1.2");
}

/** Section 12: two parties with units that can fight in the region, and the chosen units that the stage needs. */
export function checkBattle(state: State, frame: BattleFrame, below: Frame | undefined): PositionFault | undefined {
  const wrong = (field: string, rule: string) => faultOfField(frame, field, rule);
  const { region, attacker, defender, attackers, defenders } = frame;
  if (!isCause(frame, below)) return wrong("cause", "IR-12.1.1");
  if (!isAttacker(frame)) return wrong("attacker", "IR-12.1.1");
  if (!isDefender(state, frame) || attacker === defender) return wrong("defender", "IR-12.1.1");
  if (!attackers.every((fighter) => isFighter(region, fighter))) return wrong("attackers", "IR-12.1.1");
  if (!defenders.every((fighter) => isFighter(region, fighter))) return wrong("defenders", "IR-12.1.1");
  if (frame.changed || frame.stage !== "window") return undefined;
  if (!isNamed(attackers) || attackers.length === 0) return wrong("attackers", "IR-12.2.1");
  return isNamed(defenders) ? undefined : wrong("defenders", "IR-12.2.2");
}

const isNamed = (fighters: readonly Fighter[]): boolean =>
  fighters.filter(({ fights }) => fights).length === Math.min(MOST_UNITS, fighters.length);

function isCause({ cause, region }: BattleFrame, below: Frame | undefined): boolean {
  switch (below?.kind) {
    case "clearSea":
      return cause === below.cause && region === below.sea;
    case "movement":
      return cause === "movement" || cause === "rising";
    case "goodWinds":
      return cause === "winds" || cause === "rising";
    default:
      return cause === "rising";
  }
}

/** Insurgents rise on land, pirates attack where they appear (RU-59), players attack everywhere. */
function isAttacker({ cause, attacker, region }: BattleFrame): boolean {
  if (cause === "rising") return attacker === LOCALS && isTerritory(region);
  if (attacker === PIRATES) return cause === "pirates";
  return attacker !== LOCALS;
}

function isDefender(state: State, { defender, region }: BattleFrame): boolean {
  if (isSea(region)) return defender !== LOCALS;
  const owner: Party = ownerOf(state, region);
  return defender === (owner < 0 ? LOCALS : owner);
}

/** IR-8.2.1: the parties that fight for a sea, one after the other. */
export function checkClearSea(frame: ClearSeaFrame, below: Frame | undefined): PositionFault | undefined {
  if ((below?.kind === "clearing") !== (frame.cause === "clearing")) return faultOfField(frame, "cause", "IR-8.1.1");
  if (below?.kind === "clearing" && below.sea !== frame.sea) return faultOfField(frame, "sea", "IR-8.1.3");
  const isLadder = areDistinct(frame.ladder) && !frame.ladder.includes(LOCALS);
  return isLadder ? undefined : faultOfField(frame, "ladder", "IR-8.2.1");
}

const areDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** RU-11, RU-103: attackers that cannot return from a battle. */
export function checkWithdrawal(frame: WithdrawalFrame): PositionFault | undefined {
  const areUnits = frame.fighters.every(
    ({ unit, back }) => isFighter(frame.region, { unit } as Fighter) && (isSea(frame.region) || back !== NO_UNIT),
  );
  return areUnits ? undefined : faultOfField(frame, "fighters", "RU-11");
}

/** RU-24: a player who controls a sea, if only in passing, may sink enemy transports there. */
export function checkSinking(state: State, frame: SinkingFrame): PositionFault | undefined {
  if (state.options.sinkCargo !== "optional") return faultOfField(frame, "sea", "RU-24");
  if (warParties(state, frame.sea).some((party) => party !== frame.seat)) return faultOfField(frame, "seat", "RU-24");
  const areOwners = areDistinct(frame.owners) && !frame.owners.includes(frame.seat);
  return areOwners ? undefined : faultOfField(frame, "owners", "RU-24");
}
