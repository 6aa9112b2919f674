import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Monogram } from "../ui/Monogram.tsx";

/** Covers hidden information while the device is handed to another player. */
export function Curtain({ session, messages }: { readonly session: TableSession; readonly messages: GameMessages }) {
  const seat = session.curtain.value;
  if (seat === undefined) return null;
  const name = messages.seat(seat);
  return (
    <div class="curtain">
      <Dialog title={t("curtain.title", { name })} onClose={() => undefined}>
        <p class="curtain-name">
          <Monogram name={name} seat={seat} isMine />
          {t("curtain.about", { name })}
        </p>
        <div class="buttons">
          <button type="button" class="btn go" onClick={() => session.liftCurtain()}>
            {t("curtain.lift", { name })}
          </button>
        </div>
      </Dialog>
    </div>
  );
}
