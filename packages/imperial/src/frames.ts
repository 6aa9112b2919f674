import type { Seat } from "@rondel/engine";
import type { Nation, Region, UnitType } from "./board/board.ts";
import type { Space } from "./board/rondel-spaces.ts";

/** One unfinished procedure on the stack: the turn is at the bottom, the current decision on top. */
export type Frame =
  | OfferFrame
  | TurnFrame
  | ForceFrame
  | FactoryFrame
  | ProductionFrame
  | ImportFrame
  | ManoeuvreFrame
  | WindowFrame
  | FlagsFrame
  | InvestmentFrame;

export type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** IM-3.11: before the first turn, every seat in order may take a bond of one nation after the other. */
export interface OfferFrame {
  readonly kind: "offer";
  readonly startPlayer: Seat;
  nation: Nation;
  /** How many seats have answered for this nation. */
  answered: number;
}

/** IM-6.3: the turn of a nation. It stays at the bottom of the stack from the first turn to the end of the game. */
export interface TurnFrame {
  readonly kind: "turn";
  nation: Nation;
  stage: "announce" | "action" | "investors" | "next" | "vacant";
  /** Whether Investor was reached or passed, so that its steps 2 and 3 follow the action (IM-15.1). */
  investing: boolean;
  /** The nation that the search for the next turn has reached. */
  upcoming: Nation;
}

/** IM-15.9: Swiss Banks may answer an announced move that passes Investor. */
interface ForceFrame {
  readonly kind: "force";
  readonly nation: Nation;
  readonly space: Space;
  /** The seats that have not declined yet. */
  waiting: readonly Seat[];
}

interface FactoryFrame {
  readonly kind: "factory";
  readonly nation: Nation;
}

export interface ProductionFrame {
  readonly kind: "production";
  readonly nation: Nation;
  /** The factories that may still produce; in matches of version 1 those that compete for the last units (RL-42). */
  left: readonly Region[];
}

interface ImportFrame {
  readonly kind: "import";
  readonly nation: Nation;
  placed: number;
}

/**
 * IM-11: fleets first, then armies. Units of the active nation differ by history (RL-61): an army that moved or changed its
 * status has acted. A fleet has acted in step 1 once it moved, and in step 2 once it carried an army.
 */
export interface ManoeuvreFrame {
  readonly kind: "manoeuvre";
  readonly nation: Nation;
  step: "fleets" | "armies";
  /** The three lists count units that have acted, by region. */
  actedPeaceful: number[];
  actedHostile: number[];
  actedFleets: number[];
}

/** IM-11.19: the reactions to a unit that entered an area with foreign units or changed its status there. */
export interface WindowFrame {
  readonly kind: "window";
  readonly nation: Nation;
  readonly region: Region;
  readonly unit: UnitType;
  readonly hostile: boolean;
  readonly cause: "entry" | "status";
  /** First the active government decides, then it chooses the nation to ask next, then that nation decides. */
  stage: "active" | "order" | "asked";
  /** Nations that have not been asked yet, in turn order after the active nation (RL-01). */
  toAsk: readonly Nation[];
  /** The nation that decides at stage "asked". */
  asked: Nation;
}

/** IM-11.34: step 3 places flags nation by nation, beginning with the active one (RL-69). */
export interface FlagsFrame {
  readonly kind: "flags";
  readonly active: Nation;
  /** How many nations after the active one. */
  turn: number;
}

/** Investments one seat after the other, followed by the check of governments. */
export interface InvestmentFrame {
  readonly kind: "investment";
  /** With the card (IM-15.5), in the round of the variant (IM-20.2), or in the round of a vacant nation (IM-20.5). */
  readonly occasion: "card" | "round" | "vacant";
  /** The nation whose bonds are offered; absent with the card, when the bonds of all nations are. */
  readonly nation?: Nation;
  readonly queue: readonly Seat[];
  /** How many seats of the queue have answered. */
  answered: number;
}

/** The turn of a nation that is about to announce its move. */
export function turnFrame(nation: Nation): TurnFrame {
  return { kind: "turn", nation, stage: "announce", investing: false, upcoming: nation };
}
