import { useSignal } from "@preact/signals";
import { signOutOtherDevices } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { showNotice } from "../ui/notices.ts";

/** Signs out all other devices after a confirmation, for example after the personal link has leaked. */
export function SignOutOthers({ onDone }: { onDone(): void }) {
  const isAsking = useSignal(false);
  const close = () => {
    isAsking.value = false;
  };
  const signOut = async () => {
    close();
    const refused = await runCommand(signOutOtherDevices);
    if (!refused) onDone();
    showNotice(refused ? formatRefusal(refused) : t("settings.signOut.done"));
  };
  return (
    <>
      <p class="muted">{t("settings.signOut.about")}</p>
      <button
        type="button"
        class="btn"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {t("settings.signOut")}
      </button>
      {isAsking.value && (
        <Dialog title={t("settings.signOut.title")} onClose={close}>
          <p>{t("settings.signOut.consequence")}</p>
          <div class="buttons">
            <button type="button" class="btn" onClick={close}>
              {t("cancel")}
            </button>
            <button type="button" class="btn strong" onClick={signOut}>
              {t("settings.signOut")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
