import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import { showNotice } from "../ui/notices.ts";
import { disableReminders, enableReminders, hasReminders, reminderSupport } from "./reminders.ts";

/** Switches the notifications of this device on and off. */
export function ReminderSettings() {
  const isOn = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    void hasReminders().then((hasThem) => {
      isOn.value = hasThem;
    });
  }, [isOn]);
  const change = async () => {
    const refused = await runCommand(isOn.value ? disableReminders : enableReminders);
    isOn.value = await hasReminders();
    if (refused) showNotice(refused.code === "denied" ? t("settings.notifications.denied") : formatRefusal(refused));
  };
  const support = reminderSupport();
  if (support !== "supported") return <p class="muted">{t(`settings.notifications.${support}`)}</p>;
  return (
    <>
      <p class="muted">{t("settings.notifications.about")}</p>
      <button type="button" class="btn" onClick={change}>
        {t(isOn.value ? "settings.notifications.off" : "settings.notifications.on")}
      </button>
    </>
  );
}
