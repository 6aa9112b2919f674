import type { ReadonlySignal } from "@preact/signals";
import type { Seat, Viewer } from "@rondel/engine";
import {
  type Bond,
  imperial,
  type Journey,
  type Nation,
  type Question,
  type Region,
  type Space,
  type State,
  type Status,
  type Taxation,
} from "@rondel/imperial";
import { cachedQueries } from "../common/cached-queries.ts";

export interface SpacePreview {
  readonly space: Space;
  readonly steps: number;
  readonly surcharge: number;
  readonly passesInvestor: boolean;
  /** The Swiss Banks that are asked before the move. */
  readonly asked: readonly Seat[];
  /** The code of a refusal. */
  readonly refusal: string | null;
  readonly effect: SpaceEffect;
}

/** What happens on a space; which fields are there depends on the space. */
export interface SpaceEffect extends Partial<TaxationPreview> {
  readonly sites?: readonly Region[];
  readonly missing?: number;
  readonly armies?: number;
  readonly fleets?: number;
  readonly most?: number;
  readonly regions?: readonly Region[];
  readonly toOthers?: number;
  readonly toGovernment?: number;
  readonly fromTreasury?: number;
  readonly fromGovernment?: number;
}

/** A number of factories is part of a tax; the list of them is part of a production. */
interface TaxationPreview extends Omit<Taxation, "factories"> {
  readonly factories: number | readonly Region[];
  readonly treasuryAfter: number;
}

export interface Purchase {
  readonly nation: Nation;
  readonly bond: Bond;
  readonly returned?: Bond;
  readonly price: number;
  readonly cashAfter: number;
  readonly interestAfter: number;
  readonly influenceAfter: number;
  readonly governmentAfter: Seat | null;
}

export interface Threats {
  readonly government: Seat | null;
  readonly influence: number;
  readonly threats: readonly {
    readonly seat: Seat;
    readonly takeovers: readonly {
      readonly bond: Bond;
      readonly returned?: Bond;
      readonly price: number;
      readonly affordable: boolean | null;
    }[];
  }[];
}

export interface ReachEnd extends Omit<Journey, "by"> {
  readonly to: Region;
  readonly by: Journey["by"] | "sail";
  readonly statuses?: readonly Status[];
}

interface ScoreNow {
  readonly seats: readonly {
    readonly seat: Seat;
    readonly bonds: number;
    readonly cash: number | null;
    readonly total: number | null;
  }[];
}

interface AnswerTypes {
  readonly taxation: TaxationPreview;
  readonly rondel: readonly SpacePreview[];
  readonly purchases: readonly Purchase[];
  readonly threats: Threats;
  readonly reach: readonly ReachEnd[];
  readonly score: ScoreNow;
}

export type Ask = <Kind extends Question["kind"]>(
  question: Extract<Question, { kind: Kind }>,
) => AnswerTypes[Kind] | undefined;

/** Questions about the position that is shown, of now or of the past. */
export function askingOf(state: ReadonlySignal<State | undefined>, viewer: ReadonlySignal<Viewer>): Ask {
  return cachedQueries<State, Question>(imperial.answer, state, viewer) as Ask;
}
