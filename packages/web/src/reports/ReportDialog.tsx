import { useComputed, useSignal } from "@preact/signals";
import type { ChatLine } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { request } from "../api/request.ts";
import { t } from "../messages/messages.ts";
import { timeOfDay } from "../messages/times.ts";
import { Choice } from "../ui/Choice.tsx";
import type { ReportableSeat } from "./ReportButton.tsx";
import { ReportForm } from "./ReportForm.tsx";

interface ReportDialogProps {
  readonly table: string;
  readonly seats: readonly ReportableSeat[];
  readonly chat: readonly ChatLine[];
  onClose(): void;
}

/** How many of the latest messages of a player can be chosen. */
const MOST_LINES = 20;

/** Asks who is reported, for which message, and why. */
export function ReportDialog({ table, seats, chat, onClose }: ReportDialogProps) {
  const people = seats.flatMap((seat, number) => (seat.kind === "person" && !seat.yours ? [{ ...seat, number }] : []));
  const seat = useSignal(String(people[0]?.number ?? ""));
  const line = useSignal("");
  const messages = useComputed(() => messagesOf(chat, Number(seat.value)));
  const target = () => ({ table, seat: Number(seat.value), ...(line.value && { line: Number(line.value) }) });
  return (
    <ReportForm
      title={t("report.title")}
      about={t("report.about")}
      send={(grounds) => request("reports/make", { ...target(), ...grounds })}
      onClose={onClose}
    >
      <Choice
        label={t("report.player")}
        chosen={seat}
        onChoose={() => {
          line.value = "";
        }}
        values={people.map(({ name, number }) => ({ value: String(number), name: displayName(name ?? "") }))}
      />
      {messages.value.length > 0 && (
        <Choice
          label={t("report.line")}
          chosen={line}
          values={[{ value: "", name: t("report.line.none") }, ...messages.value]}
        />
      )}
    </ReportForm>
  );
}

/** The latest messages of a seat, newest first. */
function messagesOf(chat: readonly ChatLine[], seat: number): { readonly value: string; readonly name: string }[] {
  return chat
    .flatMap((line) => ((line.kind === "said" || line.kind === "offer") && line.seat === seat ? [line] : []))
    .slice(-MOST_LINES)
    .reverse()
    .map(({ number, at, text }) => ({ value: String(number), name: `${timeOfDay(at)} ${text.slice(0, 60)}` }));
}
