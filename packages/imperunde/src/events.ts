import type { RuleId } from "@rondel/engine";
import type { Region } from "./board/board.ts";
import type { Card } from "./cards/list.ts";
import type { Party } from "./state.ts";
import type { Unit } from "./units.ts";

/** What happened, for log and animation. `kind` says what; the other fields who, where and how much, as far as they apply. */
export interface Event {
  readonly kind: EventKind;
  readonly rule: RuleId;
  readonly also?: readonly RuleId[];
  readonly party?: Party;
  readonly other?: Party;
  /** The players that a card names. */
  readonly players?: readonly Party[];
  readonly region?: Region;
  readonly to?: Region;
  readonly unit?: Unit;
  readonly count?: number;
  readonly card?: Card;
  readonly cards?: readonly Card[];
  /** The units of the attacker's dice, in canonical order. */
  readonly units?: readonly Unit[];
  readonly otherUnits?: readonly Unit[];
  /** The attacker's dice, in the order of the units, with their bonuses. */
  readonly dice?: readonly number[];
  /** The defender's. */
  readonly otherDice?: readonly number[];
  /** What cards add to these dice; absent if no card does. */
  readonly bonuses?: readonly number[];
  readonly otherBonuses?: readonly number[];
  /** What cards add only after these dice are paired (`hussarsBeforeSort: false`); absent if no card does. */
  readonly lateBonuses?: readonly number[];
  readonly otherLateBonuses?: readonly number[];
  readonly word?: string;
  /** Who may see `card` and `cards`; everybody if absent. */
  readonly knownTo?: readonly Party[];
  /** Who may know that it happened at all; everybody if absent. */
  readonly onlyFor?: Party;
}

export type EventKind =
  | "homeGiven"
  | "shipsPlaced"
  | "colonyDrawn"
  | "colonyEquipped"
  | "roundBegan"
  | "phaseBegan"
  | "deckShuffled"
  | "cardDrawn"
  | "stanceChanged"
  | "targetProposed"
  | "targetVoted"
  | "targetChanged"
  | "channelOpened"
  | "channelClosed"
  | "becameReady"
  | "committed"
  | "revealed"
  | "relationChanged"
  | "taxed"
  | "debtSettled"
  | "bought"
  | "canalBuilt"
  | "turnEnded"
  | "seaCleared"
  | "moved"
  | "landed"
  | "cargoSunk"
  | "cargoSpared"
  | "stormRolled"
  | "attackBegan"
  | "battleForced"
  | "attackLost"
  | "unitsNamed"
  | "namingRepeated"
  | "rolled"
  | "boarded"
  | "unitLost"
  | "shipCaptured"
  | "reinforced"
  | "battleWon"
  | "conquered"
  | "landFreed"
  | "postsSwapped"
  | "withdrew"
  | "embarked"
  | "eventDrawn"
  | "eventIdle"
  | "piecesAppeared"
  | "credited"
  | "marked"
  | "marksRemoved"
  | "passed"
  | "cardPlayed"
  | "cardCountered"
  | "cardTookEffect"
  | "cardVoided"
  | "handSeen"
  | "cardReturned"
  | "shifted"
  | "orderChanged"
  | "won"
  | "ended";
