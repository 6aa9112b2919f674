import type { ChatLine } from "@rondel/protocol";
import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { ReportDialog } from "./ReportDialog.tsx";

interface ReportButtonProps {
  readonly table: string;
  readonly seats: readonly ReportableSeat[];
  readonly chat: readonly ChatLine[];
  readonly class?: string;
}

/** The part of a seat that a report needs. */
export interface ReportableSeat {
  readonly kind: string;
  readonly name: string | null;
  readonly yours: boolean;
}

/** Opens the dialog in which a player reports another one; hidden if there is nobody to report. */
export function ReportButton({ table, seats, chat, class: look = "btn" }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!seats.some(({ kind, yours }) => kind === "person" && !yours)) return null;
  return (
    <>
      <button type="button" class={look} onClick={() => setOpen(true)}>
        {t("report.open")}
      </button>
      {isOpen && <ReportDialog table={table} seats={seats} chat={chat} onClose={() => setOpen(false)} />}
    </>
  );
}
