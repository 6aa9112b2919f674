import type { Seat } from "@rondel/engine";
import type { Nation, Region, UnitType } from "./board/board.ts";
import type { Space } from "./board/rondel-spaces.ts";

/** What is pending, from the turn at the bottom to the question on top. One file has the rules of each kind. */
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

/** IM-3.11: bonds of one power are offered round the table before the first turn. */
export interface OfferFrame {
  readonly kind: "offer";
  readonly startPlayer: Seat;
  nation: Nation;
  /** How many seats have answered for this power. */
  answered: number;
}

/** IM-6.3: the turn of a power. It lies at the bottom from the first turn to the end of the game. */
export interface TurnFrame {
  readonly kind: "turn";
  nation: Nation;
  stage: "announce" | "action" | "investors" | "next" | "vacant";
  /** Investor was reached or passed: its steps 2 and 3 follow the action (IM-15.1). */
  investing: boolean;
  /** The power that is looked at to find who moves next. */
  upcoming: Nation;
}

/** IM-15.9: Swiss Banks are asked about an announced move that passes Investor. */
interface ForceFrame {
  readonly kind: "force";
  readonly nation: Nation;
  readonly space: Space;
  /** Those who have not declined yet. */
  waiting: readonly Seat[];
}

interface FactoryFrame {
  readonly kind: "factory";
  readonly nation: Nation;
}

export interface ProductionFrame {
  readonly kind: "production";
  readonly nation: Nation;
  /** The factories among which a short supply is to be shared out (RL-42). */
  left: readonly Region[];
}

interface ImportFrame {
  readonly kind: "import";
  readonly nation: Nation;
  placed: number;
}

/**
 * IM-11: fleets first, then armies. Pieces of the active power differ by history (RL-61): an army that moved or changed its
 * status has acted; a fleet has acted when it moved in step 1, and in step 2 when it carried an army.
 */
export interface ManoeuvreFrame {
  readonly kind: "manoeuvre";
  readonly nation: Nation;
  step: "fleets" | "armies";
  /** By region, each at most the number of such pieces there. */
  actedPeaceful: number[];
  actedHostile: number[];
  actedFleets: number[];
}

/** IM-11.19: what follows directly after a unit entered an area with foreign units, or changed its status there. */
export interface WindowFrame {
  readonly kind: "window";
  readonly nation: Nation;
  readonly region: Region;
  readonly unit: UnitType;
  readonly hostile: boolean;
  readonly cause: "entry" | "status";
  /** The active government decides first, then it names whom to ask, then that one is asked. */
  stage: "active" | "order" | "asked";
  /** Powers that have not been asked yet, in the order of turns after the active one (RL-01). */
  toAsk: readonly Nation[];
  /** Who is being asked, at stage "asked". */
  asked: Nation;
}

/** IM-11.34: flags of step 3 are placed power by power, beginning with the active one (RL-69). */
export interface FlagsFrame {
  readonly kind: "flags";
  readonly active: Nation;
  /** How many powers after the active one. */
  turn: number;
}

/** Everybody who may invest, one after the other, and then the check of governments. */
export interface InvestmentFrame {
  readonly kind: "investment";
  /** With the card (IM-15.5), the round of the variant (IM-20.2), or the round of a vacant power (IM-20.5). */
  readonly occasion: "card" | "round" | "vacant";
  /** The power whose bonds are offered; with the card those of all are. */
  readonly nation?: Nation;
  readonly queue: readonly Seat[];
  /** How many of the queue have answered. */
  answered: number;
}

export function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case "force":
      return { ...frame, waiting: frame.waiting.slice() };
    case "production":
      return { ...frame, left: frame.left.slice() };
    case "manoeuvre":
      return {
        kind: "manoeuvre",
        nation: frame.nation,
        step: frame.step,
        actedPeaceful: frame.actedPeaceful.slice(),
        actedHostile: frame.actedHostile.slice(),
        actedFleets: frame.actedFleets.slice(),
      };
    case "window":
      return { ...frame, toAsk: frame.toAsk.slice() };
    case "investment":
      return { ...frame, queue: frame.queue.slice() };
    default:
      return { ...frame };
  }
}
