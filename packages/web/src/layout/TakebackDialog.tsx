import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { PlannedTakeback, TableSession } from "../session/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { showRefusal } from "../ui/notices.ts";
import { UndoneMoves } from "./UndoneMoves.tsx";

interface TakebackDialogProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly plan: PlannedTakeback;
  onClose(): void;
}

/** What a takeback will undo, whom it concerns, and that dice stay as they fell. */
export function TakebackDialog({ session, messages, plan, onClose }: TakebackDialogProps) {
  const names = (seats: PlannedTakeback["seats"]) => messages.list(seats.map((seat) => messages.seat(seat)));
  const confirm = () => {
    onClose();
    void showRefusal(session.requestTakeback(plan.to));
  };
  return (
    <Dialog title={t("undo.title")} onClose={onClose}>
      <p>{t("undo.what")}</p>
      <UndoneMoves log={session.log.value} to={plan.to} messages={messages} />
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
