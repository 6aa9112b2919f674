import "../people/people.css";
import { useSignal } from "@preact/signals";
import type { KeptPlayers as Kept } from "@rondel/protocol";
import { useEffect } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { post } from "../api/http.ts";
import { me, switchPlayer } from "../api/me.ts";
import { t } from "../messages/messages.ts";
import { showRefusal } from "../ui/notices.ts";

/** The players who were signed in on this device before, with buttons to switch; nothing if there are none. */
export function KeptPlayers() {
  const kept = useSignal<Kept["players"]>([]);
  const current = me.value?.player;
  useEffect(() => {
    if (current === undefined) return;
    void post("me/kept", {}).then((reply) => {
      if ("answer" in reply) kept.value = reply.answer.players;
    });
  }, [current]);
  if (kept.value.length === 0) return null;
  return (
    <>
      <h3>{t("signIn.keptTitle")}</h3>
      <p class="muted">{t("signIn.keptAbout")}</p>
      <ul class="blocked-people">
        {kept.value.map(({ player, name }) => (
          <li key={player}>
            <b>{displayName(name)}</b>
            <button type="button" class="btn small" onClick={() => showRefusal(switchPlayer(player))}>
              {t("signIn.switch", { name: displayName(name) })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
