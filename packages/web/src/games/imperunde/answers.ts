import type { Odds, Question, Sheet } from "@rondel/imperunde";
import type { TableSession } from "../../session/session.ts";
import { askingOnce } from "../common/asking.ts";

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

export function askingOf(session: TableSession): Ask {
  return askingOnce(session) as Ask;
}
