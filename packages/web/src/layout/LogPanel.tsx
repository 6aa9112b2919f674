import type { AnyEvent } from "@rondel/engine";
import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TurnTexts } from "../recap/recap.ts";
import type { LogEntry, TableSession } from "../session/session.ts";
import { EarlierButton } from "./EarlierButton.tsx";
import { LogTurns } from "./LogTurns.tsx";
import { noticeOf } from "./log-notice.ts";
import { useLogTail } from "./use-log-tail.ts";

interface LogPanelProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly logLine?: ((event: AnyEvent) => ComponentChildren) | undefined;
  /** What the game says about its turns; without it the log has one line for each event. */
  readonly turns?: TurnTexts | undefined;
}

/** Enough entries to fill the panel, with a line for each event and with a paragraph for each turn. */
const INITIAL_LENGTH = 12;
const INITIAL_LENGTH_OF_TURNS = 120;

/** The events as sentences, the newest at the bottom: a paragraph for each turn, which opens into its steps. */
export function LogPanel({ session, messages, logLine, turns }: LogPanelProps) {
  const tail = useLogTail(session, turns ? INITIAL_LENGTH_OF_TURNS : INITIAL_LENGTH);
  const at = session.past.at.value ?? Number.POSITIVE_INFINITY;
  const linesOf = useMemo(() => cachedLines(messages, logLine), [messages, logLine]);
  return (
    <div class="log-roll">
      <EarlierButton label={t("log.earlier")} {...tail} />
      {turns ? (
        <LogTurns {...{ messages, logLine, turns, at }} entries={tail.entries} isCut={tail.hasEarlier} />
      ) : (
        <ol class="log">{tail.entries.map((entry) => linesOf(entry, entry.number > at))}</ol>
      )}
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

interface LogLinesProps extends Pick<LogPanelProps, "messages" | "logLine"> {
  readonly entry: LogEntry;
  readonly isAhead: boolean;
}

function LogLines({ entry, isAhead, messages, logLine }: LogLinesProps) {
  const notice = noticeOf(entry, messages);
  if (entry.cause?.kind === "takeback") return <li class="log-line faint">{notice}</li>;
  return (
    <>
      {notice && <li class="log-line faint">{notice}</li>}
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
