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

/** Where an item of the log begins: at an event of the entry with this number, or at its notice. */
interface Beginning {
  readonly number: number;
  readonly place: number | "notice";
}

/** A heading of the log, or the steps of one turn. */
export type LogItem =
  | (Beginning & { readonly kind: "heading"; readonly event: AnyEvent })
  | (Beginning & { readonly kind: "turn"; readonly steps: readonly LogStep[] });

interface Division {
  readonly startsTurn: StartsTurn;
  /** Whether an event is a heading above the next turn. */
  isHeading(event: AnyEvent): boolean;
}

/** Divides the entries of a log into headings and turns. */
export function logItems(entries: readonly LogEntry[], { startsTurn, isHeading }: Division): LogItem[] {
  const items: LogItem[] = [];
  let steps: LogStep[] | undefined;
  const add = (step: LogStep, place: number | "notice"): void => {
    if (!steps) {
      steps = [];
      items.push({ kind: "turn", number: step.number, place, steps });
    }
    steps.push(step);
  };
  for (const entry of entries) {
    const { number, events, cause } = entry;
    if (cause?.kind === "takeback" || cause?.kind === "time-out") add({ number, entry, event: undefined }, "notice");
    for (const [place, event] of events.entries()) {
      if (startsTurn(event)) steps = undefined;
      if (isHeading(event)) {
        steps = undefined;
        items.push({ kind: "heading", number, place, event });
        if (!startsTurn(event)) continue;
      }
      add({ number, entry, event }, place);
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
