import { useState } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TurnTexts } from "../recap/recap.ts";
import { type LogTurn, turnsOf } from "../recap/turns.ts";
import type { LogEntry, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { Switch } from "../ui/Switch.tsx";

interface HistoryListProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly turns: TurnTexts | undefined;
  readonly entries: readonly LogEntry[];
}

/** The past positions: one line per turn with its sums, or one per move on request. */
export function HistoryList(props: HistoryListProps) {
  const { turns, entries } = props;
  const [hasMoves, setMoves] = useState(false);
  if (!turns) return <MoveList {...props} />;
  return (
    <>
      <Switch isOn={hasMoves} onChange={setMoves}>
        {t("history.moves")}
      </Switch>
      {hasMoves ? (
        <MoveList {...props} />
      ) : (
        <TurnList {...props} turns={turns} all={turnsOf(entries, turns.startsTurn)} />
      )}
    </>
  );
}

interface TurnListProps extends HistoryListProps {
  readonly turns: TurnTexts;
  readonly all: readonly LogTurn[];
}

function TurnList({ session, messages, turns, all }: TurnListProps) {
  const at = session.past.at.value;
  return (
    <ol class="history-list">
      {all.map(({ from, to, events }) => {
        const described = turns.describe(events);
        const isShown = at !== undefined && at >= from && at <= to;
        return (
          <li key={`${from} ${to}`}>
            <button
              type="button"
              class="history-step"
              aria-current={isShown ? "step" : undefined}
              onClick={() => showRefusal(session.past.show(to))}
            >
              <span class="history-number">{to}</span>
              {described?.crest}
              <span>{described?.text ?? sentenceOf(messages, events)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function MoveList({ session, messages, entries }: HistoryListProps) {
  const at = session.past.at.value;
  return (
    <ol class="history-list">
      {entries.map(({ number, events }) => (
        <li key={number}>
          <button
            type="button"
            class="history-step"
            aria-current={at === number ? "step" : undefined}
            onClick={() => showRefusal(session.past.show(number))}
          >
            <span class="history-number">{number}</span>
            <span>{sentenceOf(messages, events)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The first sentence of some events. */
function sentenceOf(messages: GameMessages, events: LogEntry["events"]): string {
  return events.map((event) => messages.event(event)).find(Boolean) ?? t("history.noEvent");
}
