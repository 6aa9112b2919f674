import type { RuleId, Seat } from "@rondel/engine";
import type { Nation, Region, UnitType } from "./board/board.ts";
import type { Bond } from "./board/bonds.ts";
import type { Space } from "./board/rondel-spaces.ts";
import type { Status } from "./units.ts";

/** A holder of money (IM-5.1). */
export type Purse = "bank" | { readonly treasury: Nation } | { readonly cash: Seat };

/** The reason for a payment: a row of the table of flows (IM-5.6). */
export type Flow =
  | "start-money"
  | "bond"
  | "surcharge"
  | "factory"
  | "import"
  | "interest"
  | "guarantee"
  | "card-bonus"
  | "success-bonus"
  | "net-tax"
  | "gift";

export interface Piece {
  readonly nation: Nation;
  readonly unit: UnitType;
  readonly standing?: Status;
}

/** The parts of one army move (IM-11.12), for animation: only the destination has an effect (RL-08). */
export interface Journey {
  readonly railBefore?: readonly Region[];
  readonly by: "march" | "rail" | "convoy";
  readonly seas?: readonly Region[];
  readonly railAfter?: readonly Region[];
}

interface Ruled {
  readonly rule: RuleId;
  readonly also?: readonly RuleId[];
}

/** Something that happened. `automatic` marks a choice that the rules made because only one option was left. */
export type Event = Ruled &
  (
    | { readonly kind: "seated"; readonly seats: readonly Seat[] }
    | { readonly kind: "startPlayer"; readonly seat: Seat }
    | { readonly kind: "flagCard"; readonly nation: Nation; readonly seat: Seat }
    | { readonly kind: "noGovernment"; readonly nation: Nation }
    | { readonly kind: "money"; readonly from: Purse; readonly to: Purse; readonly amount: number; readonly flow: Flow }
    | {
        readonly kind: "bond";
        readonly seat: Seat;
        readonly nation: Nation;
        readonly bond: Bond;
        readonly returned?: Bond;
        readonly price: number;
      }
    | { readonly kind: "passed"; readonly seat: Seat; readonly nation?: Nation; readonly automatic?: true }
    | {
        readonly kind: "government";
        readonly nation: Nation;
        readonly from?: Seat;
        readonly to: Seat;
        readonly bondTotal: number;
      }
    | { readonly kind: "swissBank"; readonly seat: Seat; readonly gained: boolean }
    | { readonly kind: "investorCard"; readonly from?: Seat; readonly to: Seat }
    | { readonly kind: "turn"; readonly nation: Nation; readonly seat: Seat }
    | { readonly kind: "skipped"; readonly nation: Nation }
    | {
        readonly kind: "announced";
        readonly nation: Nation;
        readonly seat: Seat;
        readonly space: Space;
        readonly surcharge: number;
        readonly asked: readonly Seat[];
      }
    | { readonly kind: "forced"; readonly seat: Seat; readonly nation: Nation; readonly announced: Space }
    | { readonly kind: "notForced"; readonly seat: Seat; readonly nation: Nation }
    | {
        readonly kind: "rondel";
        readonly nation: Nation;
        readonly seat: Seat;
        readonly from?: Space;
        readonly to: Space;
        readonly steps: number;
        readonly surcharge: number;
        readonly passed: boolean;
      }
    | { readonly kind: "factoryBuilt"; readonly nation: Nation; readonly province: Region }
    | { readonly kind: "nothingBuilt"; readonly nation: Nation; readonly automatic?: true }
    | {
        readonly kind: "produced" | "imported";
        readonly nation: Nation;
        readonly unit: UnitType;
        readonly province: Region;
        readonly automatic?: true;
      }
    | { readonly kind: "notProduced"; readonly nation: Nation; readonly province: Region }
    | { readonly kind: "productionEnded" | "importEnded"; readonly nation: Nation; readonly automatic?: true }
    | { readonly kind: "fleetMoved"; readonly nation: Nation; readonly from: Region; readonly to: Region }
    | { readonly kind: "fleetsEnded" | "manoeuvreEnded"; readonly nation: Nation; readonly automatic?: true }
    | {
        readonly kind: "armyMoved";
        readonly nation: Nation;
        readonly from: Region;
        readonly to: Region;
        readonly standing?: Status;
        readonly status?: Status;
        /** Set if the army had to be friendly, because the province holds the last unoccupied factory of its owner (IM-11.26). */
        readonly automatic?: true;
        readonly journey: Journey;
      }
    | { readonly kind: "statusChanged"; readonly nation: Nation; readonly province: Region; readonly status: Status }
    | { readonly kind: "peace"; readonly nation: Nation; readonly region: Region }
    | {
        readonly kind: "asked";
        readonly nation: Nation;
        readonly region: Region;
        readonly seat: Seat;
        readonly automatic?: true;
      }
    | { readonly kind: "noDemand"; readonly nation: Nation; readonly region: Region; readonly seat: Seat }
    | {
        readonly kind: "battle";
        readonly region: Region;
        /** The unit whose nation wanted the battle. */
        readonly by: Piece;
        readonly against: Piece;
        readonly demanded: boolean;
      }
    | { readonly kind: "factoryDestroyed"; readonly nation: Nation; readonly province: Region; readonly owner: Nation }
    | { readonly kind: "flagRemoved"; readonly region: Region; readonly nation: Nation; readonly by: Nation }
    | { readonly kind: "flagPlaced"; readonly region: Region; readonly nation: Nation; readonly automatic?: true }
    | { readonly kind: "flagLacking"; readonly region: Region; readonly nation: Nation }
    | {
        readonly kind: "interestLapsed";
        readonly nation: Nation;
        readonly seat: Seat;
        readonly amount: number;
        /** Set if cash is hidden: the event reveals that the government has none left. */
        readonly showsCash?: true;
      }
    | { readonly kind: "investing"; readonly seats: readonly Seat[]; readonly nation?: Nation }
    | {
        readonly kind: "taxed";
        readonly nation: Nation;
        readonly factories: number;
        readonly flags: number;
        readonly tax: number;
        readonly markerFrom: number;
        readonly markerTo: number;
        /** The power points that the nation gains, and its total after that. */
        readonly gained: number;
        readonly total: number;
      }
    | { readonly kind: "soldiersPaid"; readonly nation: Nation; readonly units: number; readonly left: number }
    | {
        readonly kind: "gameOver";
        readonly nation: Nation;
        readonly scores: readonly number[];
        /** By seat, if it was hidden until now. */
        readonly cash?: readonly number[];
      }
  );

export type EventOf<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
