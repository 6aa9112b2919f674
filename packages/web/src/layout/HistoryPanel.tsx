import { useSignal } from "@preact/signals";
import { Promised } from "../fairness/Promised.tsx";
import { Icon } from "../ui/icons.tsx";
import { note } from "../ui/notes.tsx";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";
import { replayFrom } from "./replay.ts";
import { Earlier, useTail } from "./tail.tsx";

interface HistoryPanelProps {
  readonly session: TableSession;
  readonly speech: GameSpeech;
}

/** The past as a place: every position, what was missed, and a permanent link. */
export function HistoryPanel({ session, speech }: HistoryPanelProps) {
  const isPlaying = useSignal(false);
  const tail = useTail(session, 60);
  const at = session.past.at.value;
  const link = session.past.link.value;
  const missed = session.number.value > session.seenBefore && session.seenBefore > 0;
  const play = async (from: number) => {
    isPlaying.value = true;
    await replayFrom(session, from);
    isPlaying.value = false;
  };
  const copy = async () => {
    if (!link) return;
    await navigator.clipboard.writeText(link);
    note(say("history.copied"));
  };
  return (
    <div class="history">
      <div class="history-tools">
        {missed && at === undefined && (
          <button
            type="button"
            class="btn small strong"
            disabled={isPlaying.value}
            onClick={() => play(session.seenBefore)}
          >
            {say("history.missed")}
          </button>
        )}
        {at !== undefined && (
          <button type="button" class="btn small dark" onClick={() => session.past.backToNow()}>
            {say("scrubber.backToNow")}
          </button>
        )}
        {link && (
          <button type="button" class="btn small" onClick={copy}>
            <Icon name="link" />
            {say("history.link")}
          </button>
        )}
      </div>
      <Earlier tail={tail} />
      <ol class="history-list">
        {tail.entries.map(({ number, events }) => (
          <li key={number}>
            <button
              type="button"
              class="history-step"
              aria-current={at === number ? "step" : undefined}
              onClick={() => void session.past.goTo(number)}
            >
              <span class="history-number">{number}</span>
              <span>{events.map((event) => speech.event(event)).find(Boolean) ?? say("history.quiet")}</span>
            </button>
          </li>
        ))}
      </ol>
      <Promised commitment={session.table.value.commitment} />
    </div>
  );
}
