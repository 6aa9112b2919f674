import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { note } from "../ui/notes.tsx";
import { shellRefusal } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";
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
    const refused = isOn.value ? await remindNoMore() : await remindHere();
    isOn.value = await isReminded();
    if (refused) note(refused.code === "denied" ? say("settings.notifications.denied") : shellRefusal(refused));
  };
  return (
    <>
      <p class="muted">{say("settings.notifications.about")}</p>
      <button type="button" class="btn" onClick={change}>
        {say(isOn.value ? "settings.notifications.off" : "settings.notifications.on")}
      </button>
    </>
  );
}
