import { useComputed } from "@preact/signals";
import { displayName } from "../api/guest-name.ts";
import { me } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import { showNotice } from "../ui/notices.ts";
import { nameDraft, saveNameDraft } from "./name-draft.ts";
import { preferences } from "./preferences.ts";

/** What the focused field had before anybody typed. */
let untouched: string | undefined;

/** The name of the player, on this device and on the server. */
export function NameSettings() {
  const shown = useComputed(() => nameDraft.value ?? (preferences.name.value || displayName(me.value?.name ?? "")));
  const save = async (event: Event) => {
    event.preventDefault();
    nameDraft.value = shown.value;
    if (!shown.value.trim()) return;
    const refused = await runCommand(saveNameDraft);
    showNotice(refused ? formatRefusal(refused) : t("settings.saved"));
  };
  return (
    <form class="name-form" onSubmit={save}>
      <label class="field">
        <span>{t("settings.name")}</span>
        <input
          class="input"
          maxLength={40}
          autocomplete="nickname"
          value={shown.value}
          // A sign-in that ends while somebody types must not change the field.
          onFocus={() => {
            if (nameDraft.value !== undefined) return;
            untouched = shown.value;
            nameDraft.value = untouched;
          }}
          onBlur={() => {
            if (nameDraft.value === untouched) nameDraft.value = undefined;
          }}
          onInput={(event) => {
            nameDraft.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn strong">
        {t("settings.save")}
      </button>
    </form>
  );
}
