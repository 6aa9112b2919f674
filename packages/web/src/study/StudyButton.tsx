import { t } from "../messages/messages.ts";
import { findLocalTable } from "../session/local-tables.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

interface StudyButtonProps {
  readonly session: TableSession;
  /** The classes of the button. */
  readonly look: string;
}

/** Opens a study of the match at the position on the screen. A match online says why it cannot be studied before its end. */
export function StudyButton({ session, look }: StudyButtonProps) {
  const { id, status, isStudy } = session.table.value;
  const isMatch = status === "finished" || session.isOnline || findLocalTable(id) !== undefined;
  if (isStudy || !isMatch) return null;
  const press = async () => (await import("./create-study.ts")).studyMatch(session);
  return (
    <button type="button" class={look} onClick={() => showRefusal(press())}>
      {t("history.study")}
    </button>
  );
}
