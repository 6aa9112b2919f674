import "../reports/reports.css";
import { useSignal } from "@preact/signals";
import { type MatchComment, REPORT_REASONS, type ReportReason } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { request } from "../api/request.ts";
import { t } from "../messages/messages.ts";
import { ReportWords } from "../reports/ReportWords.tsx";
import type { SessionRefusal } from "../session/session.ts";
import { Choice } from "../ui/Choice.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import type { CollectionText } from "./texts.ts";

interface CommentReportProps {
  readonly table: string;
  readonly comment: MatchComment;
  readonly text: CollectionText;
  onClose(): void;
}

/** Asks why a comment is reported. */
export function CommentReport({ table, comment, text, onClose }: CommentReportProps) {
  const reason = useSignal<ReportReason>("harassment");
  const words = useSignal("");
  const send = async (): Promise<SessionRefusal | undefined> => {
    const said = words.value.trim() ? { words: words.value } : {};
    const reply = await request("collection/report", { table, comment: comment.id, reason: reason.value, ...said });
    if ("refused" in reply) return reply.refused;
    showNotice(t("report.sent"));
    onClose();
    return undefined;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void showRefusal(send());
  };
  return (
    <Dialog title={text("comment.report.title")} onClose={onClose}>
      <p class="muted">{text("comment.report.about", { name: displayName(comment.name) })}</p>
      <form class="report-form" onSubmit={submit}>
        <Choice
          label={t("report.reason")}
          chosen={reason}
          values={REPORT_REASONS.map((value) => ({ value, name: t(`report.reason.${value}`) }))}
        />
        <ReportWords words={words} />
        <div class="buttons">
          <button type="button" class="btn" onClick={onClose}>
            {t("cancel")}
          </button>
          <button type="submit" class="btn strong">
            {t("report.send")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
