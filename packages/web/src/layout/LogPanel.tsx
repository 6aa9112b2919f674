import type { AnyEvent } from "@rondel/engine";
import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { LogEntry, TableSession } from "../session/session.ts";
import { EarlierButton } from "./EarlierButton.tsx";
import { useLogTail } from "./use-log-tail.ts";

interface LogPanelProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly logLine?: ((event: AnyEvent) => ComponentChildren) | undefined;
}

/** Enough entries to fill the panel. */
const INITIAL_LENGTH = 12;

/** The events as sentences, the newest at the bottom. */
export function LogPanel({ session, messages, logLine }: LogPanelProps) {
  const tail = useLogTail(session, INITIAL_LENGTH);
  const at = session.past.at.value ?? Number.POSITIVE_INFINITY;
  const linesOf = useMemo(() => cachedLines(messages, logLine), [messages, logLine]);
  return (
    <div class="log-roll">
      <EarlierButton label={t("log.earlier")} {...tail} />
      <ol class="log">{tail.entries.map((entry) => linesOf(entry, entry.number > at))}</ol>
    </div>
  );
}

type LinesOf = (entry: LogEntry, isAhead: boolean) => VNode;

/** Returns the same elements for an entry every time, so that a new line does not draw the others again. */
function cachedLines(messages: GameMessages, logLine: LogPanelProps["logLine"]): LinesOf {
  const cache = new WeakMap<LogEntry, { readonly isAhead: boolean; readonly lines: VNode }>();
  return (entry, isAhead) => {
    const cached = cache.get(entry);
    if (cached?.isAhead === isAhead) return cached.lines;
    const lines = <LogLines key={entry.number} entry={entry} isAhead={isAhead} messages={messages} logLine={logLine} />;
    cache.set(entry, { isAhead, lines });
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
      {entry.events.map((event, index) => {
        const line = logLine ? logLine(event) : messages.event(event);
        if (!line) return null;
        return (
          <li key={`${entry.number} ${index}`} class={isAhead ? "log-line ahead" : "log-line"}>
            {line}
          </li>
        );
      })}
    </>
  );
}
