import type { AnyEvent } from "@rondel/engine";
import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { LogEntry, TableSession } from "../session/session.ts";
import { Earlier, useTail } from "./tail.tsx";

interface LogPanelProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly logLine?: ((event: AnyEvent) => ComponentChildren) | undefined;
}

/** Enough to fill the panel. */
const AT_FIRST = 12;

/** What happened, in sentences, newest at the foot. */
export function LogPanel({ session, messages, logLine }: LogPanelProps) {
  const tail = useTail(session, AT_FIRST);
  const at = session.past.at.value ?? Number.POSITIVE_INFINITY;
  const linesOf = useMemo(() => keptLines(messages, logLine), [messages, logLine]);
  return (
    <div class="log-roll">
      <Earlier tail={tail} />
      <ol class="log">{tail.entries.map((entry) => linesOf(entry, entry.number > at))}</ol>
    </div>
  );
}

type LinesOf = (entry: LogEntry, isAhead: boolean) => VNode;

/** The same elements for an entry every time: a line that is added leaves the others alone. */
function keptLines(messages: GameMessages, logLine: LogPanelProps["logLine"]): LinesOf {
  const kept = new WeakMap<LogEntry, { readonly isAhead: boolean; readonly lines: VNode }>();
  return (entry, isAhead) => {
    const known = kept.get(entry);
    if (known?.isAhead === isAhead) return known.lines;
    const lines = <LogLines key={entry.number} entry={entry} isAhead={isAhead} messages={messages} logLine={logLine} />;
    kept.set(entry, { isAhead, lines });
    return lines;
  };
}

interface LogLinesProps extends Omit<LogPanelProps, "session"> {
  readonly entry: LogEntry;
  readonly isAhead: boolean;
}

function LogLines({ entry, isAhead, messages, logLine }: LogLinesProps) {
  if (entry.cause?.kind === "takeback") return <li class="log-line faint">{t("log.takeback")}</li>;
  return (
    <>
      {entry.cause?.kind === "time-out" && (
        <li class="log-line faint">{t("log.timeOut", { name: messages.seat(entry.cause.seat) })}</li>
      )}
      {entry.events.map((event, place) => {
        const line = logLine ? logLine(event) : messages.event(event);
        if (!line) return null;
        return (
          <li key={`${entry.number} ${place}`} class={isAhead ? "log-line ahead" : "log-line"}>
            {line}
          </li>
        );
      })}
    </>
  );
}
