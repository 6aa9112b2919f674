import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { PlannedTakeback, TableSession } from "../session/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { showRefusal } from "../ui/notices.ts";
import { undoneMoves } from "./undone-moves.ts";

interface TakebackDialogProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly plan: PlannedTakeback;
  onClose(): void;
}

/** What a takeback will undo, whom it concerns, and that dice stay as they fell. */
export function TakebackDialog({ session, messages, plan, onClose }: TakebackDialogProps) {
  const { sentences, more } = undoneMoves(session.log.value, plan.to, (event) => messages.event(event));
  const names = (seats: PlannedTakeback["seats"]) => messages.list(seats.map((seat) => messages.seat(seat)));
  const confirm = () => {
    onClose();
    void showRefusal(session.requestTakeback(plan.to));
  };
  return (
    <Dialog title={t("undo.title")} onClose={onClose}>
      <p>{t("undo.what")}</p>
      <ul class="undone">
        {sentences.map((sentence, index) => (
          <li key={`${index} ${sentence}`}>{sentence}</li>
        ))}
        {sentences.length === 0 && <li>{t("undo.silent", { count: more })}</li>}
        {sentences.length > 0 && more > 0 && <li class="muted">{t("undo.more", { count: more })}</li>}
      </ul>
      {plan.seats.length > 0 && <p>{t("undo.others", { names: names(plan.seats) })}</p>}
      {plan.mustAgree.length > 0 && <p>{t("undo.consent", { names: names(plan.mustAgree) })}</p>}
      <p class="muted">{t("undo.dice")}</p>
      <div class="buttons">
        <button type="button" class="btn strong" onClick={confirm}>
          {t(plan.mustAgree.length > 0 ? "undo.ask" : "undo.confirm")}
        </button>
        <button type="button" class="btn" onClick={onClose}>
          {t("undo.cancel")}
        </button>
      </div>
    </Dialog>
  );
}
