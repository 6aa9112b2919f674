import type { Seat } from "@rondel/engine";
import type { PlainPlay, WindowName } from "./actions.ts";
import type { Region, Sea, Territory } from "./board/board.ts";
import type { Party } from "./state.ts";
import type { Unit } from "./units.ts";

/** Everything that can be pending. Each kind has its rules in one file, listed in rulebook.ts. */
export type Frame =
  | StartShipsFrame
  | StartColoniesFrame
  | RoundFrame
  | TalksFrame
  | IncomeFrame
  | InvestmentsFrame
  | ClearingFrame
  | ClearSeaFrame
  | MovementFrame
  | AttackFrame
  | BattleFrame
  | WithdrawalFrame
  | SinkingFrame
  | EmbarkationFrame
  | EventsFrame
  | GoodWindsFrame
  | WindowFrame
  | CardFrame
  | UnmaskFrame
  | ShiftFrame;

export interface StartShipsFrame {
  readonly kind: "startShips";
  turn: number;
}

export interface StartColoniesFrame {
  readonly kind: "startColonies";
  turn: number;
  /** The colony that waits for its equipment, or -1. */
  territory: Territory;
}

/** The bottom of the stack while rounds are played. */
export interface RoundFrame {
  readonly kind: "round";
}

export interface TalksFrame {
  readonly kind: "talks";
  stage: "open" | "sealing" | "closing";
  ready: number[];
  /** By pair: 0 nothing, 1 war declared, 2 consent to peace. */
  stances: number[];
  /** 0 if there is no proposal. */
  proposal: number;
  votes: number[];
  /** By seat: against whom war is sealed, as a set of bits; null until committed. */
  sealed: (number | null)[];
}

export interface IncomeFrame {
  readonly kind: "income";
  stage: "window" | "debts";
  commits: (number | null)[];
}

export interface InvestmentsFrame {
  readonly kind: "investments";
  turn: number;
  stage: "turn" | "window";
}

export interface ClearingFrame {
  readonly kind: "clearing";
  /** The last sea that was looked at. */
  sea: Sea;
}

/** One sea being cleared: in phase 5, or by pirates that a card or an event has brought. */
export interface ClearSeaFrame {
  readonly kind: "clearSea";
  readonly sea: Sea;
  ladder: Party[];
  readonly cause: "clearing" | "pirates";
}

export interface MovementFrame {
  readonly kind: "movement";
  turn: number;
  stage: "start" | "turn" | "window";
}

/** A unit in a battle. */
export interface Fighter {
  unit: Unit;
  /** From where it entered the field of battle; -1 if it was there before. */
  from: Region;
  /** Where it began this attack. */
  start: Region;
  /** What it is again when it withdraws to a sea. */
  back: Unit;
  /** Whether it is named for the next roll. */
  fights: boolean;
}

/** An attack whose units are being named (IR-9.5.1). */
export interface AttackFrame {
  readonly kind: "attack";
  readonly seat: Seat;
  readonly target: Region;
  readonly cause: "movement" | "winds";
  sent: Sent[];
}

export interface Sent {
  readonly fighter: Fighter;
  /** The seas it enters on the way, the target included if it is one. */
  readonly seas: Sea[];
}

export interface BattleFrame {
  readonly kind: "battle";
  readonly region: Region;
  readonly cause: "movement" | "winds" | "clearing" | "pirates" | "rising";
  attacker: Party;
  defender: Party;
  attackers: Fighter[];
  defenders: Fighter[];
  /** Lands that sent units: their test for abandonment waits (RU-27). */
  origins: Territory[];
  stage: "name" | "window" | "reinforce" | "over";
  rolls: number;
  attackerLost: boolean;
  /** A card took a unit from a side since the units were named. */
  changed: boolean;
  ambush: number;
  surprise: number;
  attackerHussars: number;
  defenderHussars: number;
}

/** Attackers who may not stay where they came from (RU-11, RU-103). */
export interface WithdrawalFrame {
  readonly kind: "withdrawal";
  readonly seat: Seat;
  readonly region: Region;
  fighters: Fighter[];
  /** Seas from which cargo of this attack came. */
  readonly harbours: readonly Sea[];
}

/** D-22, option `sinkCargo: optional`. */
export interface SinkingFrame {
  readonly kind: "sinking";
  readonly seat: Seat;
  readonly sea: Sea;
  owners: Seat[];
}

export interface EmbarkationFrame {
  readonly kind: "embarkation";
  turn: number;
  stage: "turn" | "window";
  /** Option `simultaneous`, by seat: unit, from, to of each army, three numbers each. */
  commits: number[][];
  done: number[];
}

export interface EventsFrame {
  readonly kind: "events";
  drawn: number;
  stage: "draw" | "window";
  region: Region;
  /** The number of the event among the land or sea events. */
  event: number;
}

export interface GoodWindsFrame {
  readonly kind: "goodWinds";
  readonly sea: Sea;
  turn: number;
  /** By unit: how many ships of the player in turn still have their wind move. */
  wind: number[];
}

export interface WindowFrame {
  readonly kind: "window";
  readonly at: WindowName;
  passed: number[];
}

/** A played card with its counter chain (13.3). */
export interface CardFrame {
  readonly kind: "card";
  readonly seat: Seat;
  readonly play: PlainPlay;
  chain: Seat[];
  passed: number[];
}

export interface UnmaskFrame {
  readonly kind: "unmask";
  readonly seat: Seat;
  readonly victim: Seat;
  readonly open: boolean;
}

/** Forged orders on land: which armies march. */
export interface ShiftFrame {
  readonly kind: "shift";
  readonly seat: Seat;
  readonly owner: Seat;
  readonly from: Territory;
  readonly to: Territory;
  shifted: number;
}
