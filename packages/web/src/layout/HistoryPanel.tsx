import { useMemo } from "preact/hooks";
import { copyText } from "../device/copy-text.ts";
import { Commitment } from "../fairness/Commitment.tsx";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TurnTexts } from "../recap/recap.ts";
import { commandLock } from "../session/run-command.ts";
import type { TableSession } from "../session/session.ts";
import { StudyButton } from "../study/StudyButton.tsx";
import { TryAgainButton } from "../try-again/TryAgainButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { BackToLatest } from "./BackToLatest.tsx";
import { isSmallFrame } from "./breakpoints.ts";
import { EarlierButton } from "./EarlierButton.tsx";
import { HistoryList } from "./HistoryList.tsx";
import { replayFrom } from "./replay.ts";
import { useLogTail } from "./use-log-tail.ts";

interface HistoryPanelProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly turns?: TurnTexts | undefined;
}

/** All past positions, a replay of missed moves, and a permanent link to the shown position. */
export function HistoryPanel({ session, messages, turns }: HistoryPanelProps) {
  const replay = useMemo(commandLock, []);
  const tail = useLogTail(session, 60);
  const at = session.past.at.value;
  const link = session.past.link.value;
  const hasMissed = session.number.value > session.seenBefore && session.seenBefore > 0;
  const copy = async (): Promise<undefined> => {
    if (!link) return;
    await copyText(link);
    showNotice(t("history.copied"));
  };
  return (
    <div class="history">
      <div class="history-tools">
        {hasMissed && at === undefined && (
          <button
            type="button"
            class="btn small strong"
            disabled={replay.isBusy.value}
            onClick={() => showRefusal(replay.run(() => replayFrom(session, session.seenBefore)))}
          >
            {t("history.missed")}
          </button>
        )}
        {isSmallFrame.value && <BackToLatest session={session} />}
        <TryAgainButton session={session} />
        {at !== undefined && <StudyButton session={session} look="btn small" />}
        {link && (
          <button type="button" class="btn small" onClick={() => showRefusal(copy())}>
            <Icon name="link" />
            {t("history.link")}
          </button>
        )}
      </div>
      <EarlierButton label={t("log.earlier")} {...tail} />
      <HistoryList session={session} messages={messages} turns={turns} entries={tail.entries} />
      <Commitment commitment={session.table.value.commitment} />
    </div>
  );
}
