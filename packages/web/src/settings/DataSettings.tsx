import { post } from "../api/http.ts";
import { deleteAccount } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { hrefOf, navigate } from "../router.ts";
import { runCommand } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";
import { download } from "../ui/download.ts";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { ConfirmedButton } from "./ConfirmedButton.tsx";
import { storedPreferences } from "./preferences.ts";

/** Downloads everything about the player, or deletes the account after a confirmation. */
export function DataSettings() {
  const erase = async () => {
    const refused = await runCommand(deleteAccount);
    if (!refused) navigate({ screen: "home" });
    showNotice(refused ? formatRefusal(refused) : t("data.deleted"));
  };
  return (
    <>
      <p class="muted">
        {t("data.about")} <a href={hrefOf({ screen: "privacy" })}>{t("privacy.title")}</a>
      </p>
      <div class="row">
        <button type="button" class="btn" onClick={() => showRefusal(downloadData())}>
          {t("data.download")}
        </button>
        <ConfirmedButton
          label={t("data.delete")}
          title={t("data.delete.title")}
          confirm={t("data.delete.confirm")}
          onConfirm={() => void erase()}
        >
          <p>{t("data.delete.consequence", { name: t("player.former") })}</p>
          <p>{t("data.delete.final")}</p>
        </ConfirmedButton>
      </div>
    </>
  );
}

/** Saves a file with what the server stores and the settings of this device. */
async function downloadData(): Promise<SessionRefusal | undefined> {
  const reply = await post("me/data", {});
  if ("refused" in reply) return reply.refused;
  const { format, data } = reply.answer;
  const file = { format, ...data, settingsOfThisDevice: storedPreferences() };
  download(JSON.stringify(file, undefined, 2), "rondel-my-data.json");
  return undefined;
}
