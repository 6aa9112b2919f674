import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import { showNotice } from "../ui/notices.ts";
import { isReminded, remindHere, remindNoMore } from "./reminders.ts";

/** Whether this device says when a table waits. */
export function ReminderSettings() {
  const isOn = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    void isReminded().then((reminded) => {
      isOn.value = reminded;
    });
  }, [isOn]);
  const change = async () => {
    const refused = await runCommand(isOn.value ? remindNoMore : remindHere);
    isOn.value = await isReminded();
    if (refused) showNotice(refused.code === "denied" ? t("settings.notifications.denied") : formatRefusal(refused));
  };
  return (
    <>
      <p class="muted">{t("settings.notifications.about")}</p>
      <button type="button" class="btn" onClick={change}>
        {t(isOn.value ? "settings.notifications.off" : "settings.notifications.on")}
      </button>
    </>
  );
}
