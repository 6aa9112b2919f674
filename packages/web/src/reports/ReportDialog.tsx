import "./reports.css";
import { useComputed, useSignal } from "@preact/signals";
import { type ChatLine, type CommandInput, REPORT_REASONS, type ReportReason } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { request } from "../api/request.ts";
import { t } from "../messages/messages.ts";
import { timeOfDay } from "../messages/times.ts";
import type { SessionRefusal } from "../session/session.ts";
import { Choice } from "../ui/Choice.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import type { ReportableSeat } from "./ReportButton.tsx";
import { ReportWords } from "./ReportWords.tsx";

interface ReportDialogProps {
  readonly table: string;
  readonly seats: readonly ReportableSeat[];
  readonly chat: readonly ChatLine[];
  onClose(): void;
}

/** How many of the latest messages of a player can be chosen. */
const MOST_LINES = 20;

/** Asks who is reported, why, and for which message. */
export function ReportDialog({ table, seats, chat, onClose }: ReportDialogProps) {
  const people = seats.flatMap((seat, number) => (seat.kind === "person" && !seat.yours ? [{ ...seat, number }] : []));
  const seat = useSignal(String(people[0]?.number ?? ""));
  const reason = useSignal<ReportReason>("harassment");
  const words = useSignal("");
  const line = useSignal("");
  const messages = useComputed(() => messagesOf(chat, Number(seat.value)));
  const send = async (): Promise<SessionRefusal | undefined> => {
    const refused = await sendReport({
      table,
      seat: Number(seat.value),
      reason: reason.value,
      ...(words.value.trim() ? { words: words.value } : {}),
      ...(line.value ? { line: Number(line.value) } : {}),
    });
    if (!refused) onClose();
    return refused;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void showRefusal(send());
  };
  return (
    <Dialog title={t("report.title")} onClose={onClose}>
      <p class="muted">{t("report.about")}</p>
      <form class="report-form" onSubmit={submit}>
        <Choice
          label={t("report.player")}
          chosen={seat}
          onChoose={() => {
            line.value = "";
          }}
          values={people.map(({ name, number }) => ({ value: String(number), name: displayName(name ?? "") }))}
        />
        <Choice
          label={t("report.reason")}
          chosen={reason}
          values={REPORT_REASONS.map((value) => ({ value, name: t(`report.reason.${value}`) }))}
        />
        {messages.value.length > 0 && (
          <Choice
            label={t("report.line")}
            chosen={line}
            values={[{ value: "", name: t("report.line.none") }, ...messages.value]}
          />
        )}
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

async function sendReport(report: CommandInput<"reports/make">): Promise<SessionRefusal | undefined> {
  const reply = await request("reports/make", report);
  if ("refused" in reply) return reply.refused;
  showNotice(t("report.sent"));
  return undefined;
}

/** The latest messages of a seat, newest first. */
function messagesOf(chat: readonly ChatLine[], seat: number): { readonly value: string; readonly name: string }[] {
  return chat
    .flatMap((line) => ((line.kind === "said" || line.kind === "offer") && line.seat === seat ? [line] : []))
    .slice(-MOST_LINES)
    .reverse()
    .map(({ number, at, text }) => ({ value: String(number), name: `${timeOfDay(at)} ${text.slice(0, 60)}` }));
}
