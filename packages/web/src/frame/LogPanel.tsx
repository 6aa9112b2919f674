import type { AnyEvent } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { LogEntry, TableSession } from "../session/session.ts";
import type { GameSpeech } from "../words/game-speech.ts";
import { say } from "../words/words.ts";

interface LogPanelProps {
  readonly session: TableSession;
  readonly speech: GameSpeech;
  readonly logLine?: ((event: AnyEvent) => ComponentChildren) | undefined;
}

/** What happened, in sentences, newest at the foot. */
export function LogPanel({ session, speech, logLine }: LogPanelProps) {
  const entries = session.log.value;
  const end = useRef<HTMLLIElement>(null);
  const at = session.past.at.value ?? session.number.value;
  const lines = useMemo(
    () =>
      entries.map((entry) => (
        <LogLines key={entry.number} entry={entry} isAhead={entry.number > at} speech={speech} logLine={logLine} />
      )),
    [entries, at, speech, logLine],
  );
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [entries.length]);
  return (
    <ol class="log">
      {lines}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

interface LogLinesProps extends Omit<LogPanelProps, "session"> {
  readonly entry: LogEntry;
  readonly isAhead: boolean;
}

function LogLines({ entry, isAhead, speech, logLine }: LogLinesProps) {
  if (entry.cause?.kind === "takeback") return <li class="log-line faint">{say("log.takeback")}</li>;
  return (
    <>
      {entry.cause?.kind === "time-out" && (
        <li class="log-line faint">{say("log.timeOut", { name: speech.seat(entry.cause.seat) })}</li>
      )}
      {entry.events.map((event, place) => {
        const line = logLine ? logLine(event) : speech.event(event);
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
