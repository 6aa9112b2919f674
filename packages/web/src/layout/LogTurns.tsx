import type { AnyEvent } from "@rondel/engine";
import type { ComponentChildren, VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import type { TurnTexts } from "../recap/recap.ts";
import type { LogEntry } from "../session/session.ts";
import { type CountedStep, countSteps, type LogItem, type LogStep, logItems } from "./log-items.ts";
import { noticeOf } from "./log-notice.ts";

interface Drawing {
  readonly messages: GameMessages;
  readonly logLine?: ((event: AnyEvent) => ComponentChildren) | undefined;
  readonly turns: TurnTexts;
  /** The number of the shown position: later steps are faint. */
  readonly at: number;
}

interface LogTurnsProps extends Drawing {
  readonly entries: readonly LogEntry[];
  /** Whether earlier entries exist, so that the first turn may lack its beginning. */
  readonly isCut: boolean;
}

/** The log as one paragraph for each turn with its sums, under headings for rounds and phases. The running turn shows its steps. */
export function LogTurns({ entries, isCut, ...drawing }: LogTurnsProps) {
  const { messages, logLine, turns, at } = drawing;
  const itemOf = useMemo(cachedItems, [messages, logLine, turns, at]);
  const all = logItems(entries, {
    startsTurn: turns.startsTurn,
    isHeading: (event) => turns.heading?.(event) !== undefined,
  });
  const [first] = all;
  const items = isCut && all.length > 1 && first?.kind === "turn" ? all.slice(1) : all;
  const running = items.findLastIndex(({ kind }) => kind === "turn");
  return <ol class="log">{items.map((item, index) => itemOf({ item, isRunning: index === running, drawing }))}</ol>;
}

/** Returns the same element for an item until it grows, so that a new step does not describe all turns again. */
function cachedItems(): (props: ItemProps) => VNode {
  const cache = new Map<string, { readonly content: string; readonly element: VNode }>();
  return (props) => {
    const { item, isRunning } = props;
    // Stays the same while a turn grows.
    const key = `${item.number} ${item.place} ${item.kind}`;
    const content = `${isRunning} ${item.kind === "turn" ? item.steps.length : ""}`;
    const cached = cache.get(key);
    if (cached?.content === content) return cached.element;
    const element = <Item key={key} {...props} />;
    cache.set(key, { content, element });
    return element;
  };
}

interface ItemProps {
  readonly item: LogItem;
  readonly isRunning: boolean;
  readonly drawing: Drawing;
}

function Item({ item, isRunning, drawing }: ItemProps) {
  if (item.kind === "heading") {
    return <li class={lineClass(item.number, drawing, "log-heading")}>{drawing.turns.heading?.(item.event)}</li>;
  }
  return <Turn steps={item.steps} isRunning={isRunning} drawing={drawing} />;
}

/** A turn without sums shows its steps too, for example the results of the talks. */
function Turn({ steps, isRunning, drawing }: Omit<ItemProps, "item"> & { readonly steps: readonly LogStep[] }) {
  const [isOpen, setOpen] = useState(false);
  const summary = isRunning ? undefined : drawing.turns.describe(steps.flatMap(({ event }) => event ?? []));
  const lines = () => shownSteps(steps, drawing).map((step, index) => lineOf(step, index, drawing));
  if (!summary) return <>{lines()}</>;
  return (
    <li class={lineClass(steps[0]?.number ?? 0, drawing, "log-turn")}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span class="log-crest">{summary.crest}</span>
          <span>{summary.text}</span>
        </summary>
        {isOpen && <ol class="log">{lines()}</ol>}
      </details>
    </li>
  );
}

/** The steps with a line, equal ones as one. Those before and after the shown position stay apart. */
function shownSteps(steps: readonly LogStep[], drawing: Drawing): readonly CountedStep[] {
  const isAhead = ({ number }: LogStep) => number > drawing.at;
  const shown = steps.filter(({ event }) => !event || textOf(event, drawing));
  return countSteps(shown, (one, other) => isAhead(one) === isAhead(other));
}

function textOf(event: AnyEvent, { messages, logLine }: Drawing): ComponentChildren {
  return logLine ? logLine(event) : messages.event(event);
}

function lineOf({ number, entry, event, count }: CountedStep, index: number, drawing: Drawing): VNode {
  const key = `${number} ${index}`;
  if (!event) {
    return (
      <li key={key} class="log-line faint">
        {noticeOf(entry, drawing.messages)}
      </li>
    );
  }
  return (
    <li key={key} class={lineClass(number, drawing, "")}>
      {textOf(event, drawing)}
      {count > 1 && <b class="log-count">× {count}</b>}
    </li>
  );
}

function lineClass(number: number, { at }: Drawing, more: string): string {
  return ["log-line", more, number > at ? "ahead" : ""].filter(Boolean).join(" ");
}
