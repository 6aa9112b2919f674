import "../people/people.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { post } from "../api/http.ts";
import { me, switchPlayer } from "../api/me.ts";
import { t } from "../messages/messages.ts";
import { showRefusal } from "../ui/notices.ts";
import { MergeDialog } from "./MergeDialog.tsx";
import type { OtherPlayer } from "./merge.ts";

/** The players who were signed in on this device before, with buttons to switch and to merge; nothing if there are none. */
export function KeptPlayers() {
  const kept = useSignal<readonly OtherPlayer[]>([]);
  const merging = useSignal<OtherPlayer | undefined>(undefined);
  const current = me.value?.player;
  const load = async (): Promise<void> => {
    const reply = await post("me/kept", {});
    if ("answer" in reply) kept.value = reply.answer.players;
  };
  useEffect(() => {
    if (current !== undefined) void load();
  }, [current]);
  if (kept.value.length === 0) return null;
  const into = displayName(me.value?.name ?? "");
  return (
    <>
      <h3>{t("signIn.keptTitle")}</h3>
      <p class="muted">{t("signIn.keptAbout")}</p>
      <ul class="blocked-people">
        {kept.value.map((other) => (
          <li key={other.player}>
            <b>{displayName(other.name)}</b>
            <span class="row">
              <button type="button" class="btn small" onClick={() => showRefusal(switchPlayer(other.player))}>
                {t("signIn.switch", { name: displayName(other.name) })}
              </button>
              <button
                type="button"
                class="btn small"
                onClick={() => {
                  merging.value = other;
                }}
              >
                {t("merge.open", { into })}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {merging.value && (
        <MergeDialog
          other={merging.value}
          onClose={() => {
            merging.value = undefined;
            void load();
          }}
        />
      )}
    </>
  );
}
