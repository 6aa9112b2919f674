import type { Seat } from "@rondel/engine";
import type { PlainPlay, WindowName } from "./actions.ts";
import type { Region, Sea, Territory } from "./board/board.ts";
import type { Objection } from "./diplomacy/target.ts";
import type { Proposal } from "./diplomacy/terms.ts";
import type { Party } from "./state.ts";
import type { Unit } from "./units.ts";

/** An unfinished procedure. Each kind has its rules in one file, listed in rulebook.ts. */
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
  | FairWindsFrame
  | WindowFrame
  | CardFrame
  | UnmaskFrame
  | ShiftFrame;

export type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { readonly kind: Kind }>;

export interface StartShipsFrame {
  readonly kind: "startShips";
  turn: number;
}

export interface StartColoniesFrame {
  readonly kind: "startColonies";
  turn: number;
  /** The colony that is being equipped, or NOWHERE. */
  territory: Territory;
}

/** The bottom of the stack once the setup is over. */
interface RoundFrame {
  readonly kind: "round";
}

export interface TalksFrame {
  readonly kind: "talks";
  stage: "open" | "sealing" | "closing";
  ready: number[];
  /** By pair: 0 none, 1 declared war, 2 consents to peace. */
  stances: number[];
  /** The proposed target; 0 if there is none. */
  proposal: number;
  votes: number[];
  /** Absent until the first vote against the proposed target. */
  objections?: readonly Objection[];
  /** By seat: the secretly chosen enemies, one bit per seat; null until the seat has chosen. */
  sealed: (number | null)[];
  /** Absent until the first proposal. */
  proposals?: readonly Proposal[];
}

export interface IncomeFrame {
  readonly kind: "income";
  stage: "window" | "debts";
  /** By seat: the secretly chosen change of debt; null until the seat has chosen. */
  commits: (number | null)[];
}

export interface InvestmentsFrame {
  readonly kind: "investments";
  turn: number;
  stage: "turn" | "window";
}

interface ClearingFrame {
  readonly kind: "clearing";
  /** The last sea that was checked. */
  sea: Sea;
}

/** The clearing of one sea, in phase 5 or because pirates have appeared. */
export interface ClearSeaFrame {
  readonly kind: "clearSea";
  readonly sea: Sea;
  /** The parties with warships, in the order in which they fight. */
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
  /** The region from which it entered the battle; NOWHERE if it was there before. */
  from: Region;
  /** The region in which it started this attack; NOWHERE if it was there before. */
  start: Region;
  /** The unit that it becomes if it withdraws to a sea. */
  back: Unit;
  /** Whether it is chosen for the next roll. */
  fights: boolean;
}

/** An attack whose units are being chosen (IR-9.5.1). */
export interface AttackFrame {
  readonly kind: "attack";
  readonly seat: Seat;
  readonly target: Region;
  readonly cause: "movement" | "winds";
  sent: Sent[];
}

export interface Sent {
  readonly fighter: Fighter;
  /** The seas that it enters on its way, including the target. */
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
  /** Territories that sent units. They are not abandoned before the battle is over (RU-27). */
  origins: Territory[];
  stage: "name" | "window" | "reinforce";
  rolls: number;
  attackerLost: boolean;
  /** Whether a card has removed or added units since the units were chosen. */
  changed: boolean;
  ambush: number;
  surprise: number;
  attackerHussars: number;
  defenderHussars: number;
}

/** Attackers that cannot return to the region they came from (RU-11, RU-103). */
export interface WithdrawalFrame {
  readonly kind: "withdrawal";
  readonly seat: Seat;
  readonly region: Region;
  fighters: Fighter[];
  /** Seas from which transports of this attack landed armies. */
  readonly harbours: readonly Sea[];
}

/** D-22, with the option `sinkCargo: optional`. */
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
  /** With the option `simultaneous`, by seat: unit, from and to of each army, as three numbers. */
  commits: number[][];
  done: number[];
}

export interface EventsFrame {
  readonly kind: "events";
  drawn: number;
  /** `end`: the window after the last event has closed (RU-04; not in version 1). */
  stage: "draw" | "window" | "end";
  region: Region;
  /** The number of the event in LAND_EVENTS or SEA_EVENTS. */
  event: number;
}

export interface FairWindsFrame {
  readonly kind: "goodWinds";
  readonly sea: Sea;
  turn: number;
  /** By unit: the number of ships of the active player that still have their wind move. */
  wind: number[];
}

export interface WindowFrame {
  readonly kind: "window";
  readonly at: WindowName;
  passed: number[];
}

/** A played card with its chain of counters (13.3). */
export interface CardFrame {
  readonly kind: "card";
  readonly seat: Seat;
  readonly play: PlainPlay;
  chain: Seat[];
  passed: number[];
}

interface UnmaskFrame {
  readonly kind: "unmask";
  readonly seat: Seat;
  readonly victim: Seat;
  readonly open: boolean;
}

/** The choice of armies for Forged orders on land. */
export interface ShiftFrame {
  readonly kind: "shift";
  readonly seat: Seat;
  readonly owner: Seat;
  readonly from: Territory;
  readonly to: Territory;
  shifted: number;
}
