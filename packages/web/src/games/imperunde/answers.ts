import type { ReadonlySignal } from "@preact/signals";
import type { Viewer } from "@rondel/engine";
import { imperunde, type Odds, type Question, type Sheet, type State } from "@rondel/imperunde";
import { cachedQueries } from "../common/cached-queries.ts";

interface BudgetAnswer {
  readonly fixed: boolean;
  readonly sheet: Sheet;
  readonly forecast: Sheet;
}

interface PurchaseAnswer {
  readonly cost: number;
  readonly possible: boolean;
  readonly refused?: {
    readonly code: string;
    readonly rule: string;
    readonly params: Readonly<Record<string, number>>;
  };
  readonly fundsAfter: number;
  readonly allowanceAfter?: number;
}

interface AnswerTypes {
  readonly budget: BudgetAnswer;
  readonly purchase: PurchaseAnswer;
  readonly battle: Odds;
}

type Asked = keyof AnswerTypes;
export type Ask = <Kind extends Asked>(question: Extract<Question, { kind: Kind }>) => AnswerTypes[Kind] | undefined;

/** Questions about the position that is shown, of now or of the past. */
export function askingOf(state: ReadonlySignal<State | undefined>, viewer: ReadonlySignal<Viewer>): Ask {
  return cachedQueries<State, Question>(imperunde.answer, state, viewer) as Ask;
}
