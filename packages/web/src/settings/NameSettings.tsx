import { useSignal } from "@preact/signals";
import { displayName } from "../api/guest-name.ts";
import { me, rename } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import { showNotice } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";
import { preferences } from "./preferences.ts";

/** The name of the player, on this device and on the server. */
export function NameSettings() {
  const name = useSignal(preferences.name.peek() || displayName(me.peek()?.name ?? ""));
  const save = async (event: Event) => {
    event.preventDefault();
    const chosen = name.value.trim();
    if (!chosen) return;
    preferences.name.value = chosen;
    const refused = await runCommand(async () => (me.peek() ? rename(chosen) : undefined));
    showNotice(refused ? formatRefusal(refused) : t("settings.saved"));
  };
  return (
    <form class="name-form" onSubmit={save}>
      <TextField label={t("settings.name")} text={name} input={{ maxLength: 40, autocomplete: "nickname" }} />
      <button type="submit" class="btn strong">
        {t("settings.save")}
      </button>
    </form>
  );
}
