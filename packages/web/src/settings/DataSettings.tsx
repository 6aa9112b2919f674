import { useSignal } from "@preact/signals";
import { post } from "../api/http.ts";
import { deleteAccount } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { hrefOf, navigate } from "../router.ts";
import { runCommand } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { download } from "../ui/download.ts";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { storedPreferences } from "./preferences.ts";

/** Downloads everything about the player, or deletes the account after a confirmation. */
export function DataSettings() {
  const isAsking = useSignal(false);
  const close = () => {
    isAsking.value = false;
  };
  const erase = async () => {
    close();
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
        <button
          type="button"
          class="btn"
          onClick={() => {
            isAsking.value = true;
          }}
        >
          {t("data.delete")}
        </button>
      </div>
      {isAsking.value && (
        <Dialog title={t("data.delete.title")} onClose={close}>
          <p>{t("data.delete.consequence", { name: t("player.former") })}</p>
          <p>{t("data.delete.final")}</p>
          <div class="buttons">
            <button type="button" class="btn" onClick={close}>
              {t("cancel")}
            </button>
            <button type="button" class="btn strong" onClick={erase}>
              {t("data.delete.confirm")}
            </button>
          </div>
        </Dialog>
      )}
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
