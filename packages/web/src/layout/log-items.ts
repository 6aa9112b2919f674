import type { AnyEvent } from "@rondel/engine";
import type { StartsTurn } from "../recap/turns.ts";
import type { LogEntry } from "../session/session.ts";

/** One event of a turn, or a notice about an entry. */
export interface LogStep {
  readonly number: number;
  readonly entry: LogEntry;
  /** Undefined for the notice of an entry, such as a takeback. */
  readonly event: AnyEvent | undefined;
}

/** A heading of the log, or the steps of one turn. */
export type LogItem =
  | { readonly kind: "heading"; readonly number: number; readonly event: AnyEvent }
  | { readonly kind: "turn"; readonly number: number; readonly steps: readonly LogStep[] };

interface Division {
  readonly startsTurn: StartsTurn;
  /** Whether an event is a heading above the next turn. */
  isHeading(event: AnyEvent): boolean;
}

/** Divides the entries of a log into headings and turns. */
export function logItems(entries: readonly LogEntry[], { startsTurn, isHeading }: Division): LogItem[] {
  const items: LogItem[] = [];
  let steps: LogStep[] | undefined;
  const add = (step: LogStep): void => {
    if (!steps) {
      steps = [];
      items.push({ kind: "turn", number: step.number, steps });
    }
    steps.push(step);
  };
  for (const entry of entries) {
    const { number, events, cause } = entry;
    if (cause?.kind === "takeback" || cause?.kind === "time-out") add({ number, entry, event: undefined });
    for (const event of events) {
      if (startsTurn(event)) steps = undefined;
      if (isHeading(event)) {
        steps = undefined;
        items.push({ kind: "heading", number, event });
        if (!startsTurn(event)) continue;
      }
      add({ number, entry, event });
    }
  }
  return items;
}

/** A step, and how many equal ones follow each other. */
export interface CountedStep extends LogStep {
  readonly count: number;
}

/** Makes one step of equal ones that follow each other, such as nine units on the same way, unless `mayJoin` keeps them apart. */
export function countSteps(
  steps: readonly LogStep[],
  mayJoin: (one: LogStep, other: LogStep) => boolean,
): readonly CountedStep[] {
  const counted: CountedStep[] = [];
  for (const step of steps) {
    const last = counted.at(-1);
    const isSame = last && mayJoin(last, step) && isEqualEvent(last.event, step.event);
    if (isSame) counted[counted.length - 1] = { ...last, count: last.count + 1 };
    else counted.push({ ...step, count: 1 });
  }
  return counted;
}

function isEqualEvent(one: AnyEvent | undefined, other: AnyEvent | undefined): boolean {
  return one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
