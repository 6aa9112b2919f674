import "./reports.css";
import { useSignal } from "@preact/signals";
import { REPORT_REASONS, type ReportReason } from "@rondel/protocol";
import type { ComponentChildren } from "preact";
import { t } from "../messages/messages.ts";
import type { SessionRefusal } from "../session/session.ts";
import { Choice } from "../ui/Choice.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { ReportWords } from "./ReportWords.tsx";

/** Why something is reported. */
interface ReportGrounds {
  readonly reason: ReportReason;
  readonly words?: string;
}

interface ReportFormProps {
  readonly title: string;
  readonly about: string;
  /** What is asked before the reason. */
  readonly children?: ComponentChildren;
  send(grounds: ReportGrounds): Promise<{ readonly refused: SessionRefusal } | object>;
  onClose(): void;
}

/** Asks for the reason of a report and sends it. */
export function ReportForm({ title, about, children, send, onClose }: ReportFormProps) {
  const reason = useSignal<ReportReason>("harassment");
  const words = useSignal("");
  const finish = async (): Promise<SessionRefusal | undefined> => {
    const reply = await send({ reason: reason.value, ...(words.value.trim() && { words: words.value }) });
    if ("refused" in reply) return reply.refused;
    showNotice(t("report.sent"));
    onClose();
    return undefined;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void showRefusal(finish());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="muted">{about}</p>
      <form class="report-form" onSubmit={submit}>
        {children}
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
