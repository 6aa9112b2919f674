import "../results/results.css";
import "./laboratory.css";
import type { ComponentChildren } from "preact";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import type { LaboratoryText } from "./texts.ts";

export interface LaboratoryProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  onClose(): void;
}

interface LaboratoryDialogProps extends Omit<LaboratoryProps, "messages"> {
  readonly title: string;
  readonly text: LaboratoryText;
  readonly children: ComponentChildren;
}

/** The dialog of a laboratory. Closed while a table plays without hints. */
export function LaboratoryDialog({ session, title, text, onClose, children }: LaboratoryDialogProps) {
  const { hints, status } = session.table.value;
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="laboratory">{hints || status === "finished" ? children : <p>{text("forbidden")}</p>}</div>
      <div class="buttons">
        <button type="button" class="btn strong" onClick={onClose}>
          {t("close")}
        </button>
      </div>
    </Dialog>
  );
}
