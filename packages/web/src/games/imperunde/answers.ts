import { type Signal, signal } from "@preact/signals";
import type { Odds, Question, Sheet } from "@rondel/imperunde";
import type { TableSession } from "../../session/session.ts";

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

/**
 * Asks the game each question once a position. Nothing until the answer is there, readers are told when it comes; and
 * nothing in the past, since answers are about now.
 */
export function askingOf(session: TableSession): Ask {
  const known = new Map<string, Signal<unknown>>();
  let position = "";
  return <Kind extends Asked>(question: Extract<Question, { kind: Kind }>): AnswerTypes[Kind] | undefined => {
    if (session.past.at.value !== undefined) return undefined;
    const now = `${session.number.value} ${session.viewer.value}`;
    if (now !== position) known.clear();
    position = now;
    const key = JSON.stringify(question);
    const found = known.get(key) ?? signal<unknown>(undefined);
    if (!known.has(key)) {
      known.set(key, found);
      void session.ask(question).then((reply) => {
        if ("answer" in reply) found.value = reply.answer;
      });
    }
    return found.value as AnswerTypes[Kind] | undefined;
  };
}
