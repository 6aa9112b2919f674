import "../people/people.css";
import { useEffect } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { t } from "../messages/messages.ts";
import { loadPeople, people, setRelation } from "../people/people.ts";
import { showRefusal } from "../ui/notices.ts";

/** The people whom the player has muted or blocked, with buttons to end it. */
export function BlockedPeople() {
  useEffect(() => void loadPeople(), []);
  const listed = people.value ?? [];
  return (
    <>
      <p class="muted">{t(listed.length === 0 ? "people.none" : "people.about")}</p>
      <ul class="blocked-people">
        {listed.map(({ player, name, relation }) => (
          <li key={player}>
            <span>
              <b>{displayName(name)}</b> <small class="muted">{t(`people.${relation}`)}</small>
            </span>
            <button type="button" class="btn small" onClick={() => showRefusal(setRelation(player, null))}>
              {t("people.remove", { name: displayName(name) })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
