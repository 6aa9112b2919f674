import "./results.css";
import { downloadMatch } from "../layout/download-match.ts";
import { t } from "../messages/messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { RematchButton } from "./RematchButton.tsx";

interface AbandonedScreenProps {
  readonly session: TableSession;
  rematch(): Promise<SessionRefusal | undefined>;
  onShowBoard(): void;
}

/** The end of a match that its players have abandoned: there is no ranking. */
export function AbandonedScreen({ session, rematch, onShowBoard }: AbandonedScreenProps) {
  return (
    <div class="page end">
      <PageHeader />
      <main>
        <p class="label">{t("prompt.over")}</p>
        <h1>{t("abandoned.title")}</h1>
        <p class="muted">{t("abandoned.about")}</p>
        <div class="end-buttons">
          <RematchButton session={session} rematch={rematch} />
          <button type="button" class="btn" onClick={onShowBoard}>
            {t("end.board")}
          </button>
          <button type="button" class="btn" onClick={() => showRefusal(downloadMatch(session))}>
            {t("end.export")}
          </button>
        </div>
      </main>
    </div>
  );
}
