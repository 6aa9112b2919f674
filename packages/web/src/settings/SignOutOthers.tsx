import { signOutOtherDevices } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import { showNotice } from "../ui/notices.ts";
import { ConfirmedButton } from "./ConfirmedButton.tsx";

/** Signs out all other devices after a confirmation, for example after the personal link has leaked. */
export function SignOutOthers({ onDone }: { onDone(): void }) {
  const signOut = async () => {
    const refused = await runCommand(signOutOtherDevices);
    if (!refused) onDone();
    showNotice(refused ? formatRefusal(refused) : t("settings.signOut.done"));
  };
  return (
    <>
      <p class="muted">{t("settings.signOut.about")}</p>
      <ConfirmedButton
        label={t("settings.signOut")}
        title={t("settings.signOut.title")}
        confirm={t("settings.signOut")}
        onConfirm={() => void signOut()}
      >
        <p>{t("settings.signOut.consequence")}</p>
      </ConfirmedButton>
    </>
  );
}
