import "./people.css";
import { useEffect } from "preact/hooks";
import { me } from "../api/me.ts";
import { request } from "../api/request.ts";
import { t } from "../messages/messages.ts";
import { refusalOf } from "../session/server-table.ts";
import { Icon } from "../ui/Icon.tsx";
import { showRefusal } from "../ui/notices.ts";
import { loadPeople, people, relationTo, setRelation } from "./people.ts";

interface PlayerMenuProps {
  readonly table: string;
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly isMuted: boolean;
  /** Whether the viewer hosts the table. */
  readonly isHost: boolean;
  /** Whether the match has not started, so that the host may free the seat. */
  readonly isGathering: boolean;
}

/** What a player can do about another one: mute and block; as the host also mute for everyone and remove. */
export function PlayerMenu({ table, seat, player, name, isMuted, isHost, isGathering }: PlayerMenuProps) {
  useEffect(() => {
    if (people.peek() === undefined) void loadPeople();
  }, []);
  if (player === me.value?.player) return null;
  const relation = relationTo(player);
  const isBlocked = relation === "blocked";
  const isHidden = relation === "muted";
  const mute = () => request("table/mute", { table, seat, muted: !isMuted }).then(refusalOf);
  const free = () => request("table/free", { table, seat }).then(refusalOf);
  return (
    <details class="player-menu">
      <summary aria-label={t("people.menu", { name })}>
        <Icon name="more" />
      </summary>
      <div class="player-menu-items">
        {!isBlocked && (
          <button
            type="button"
            class="btn small"
            onClick={() => showRefusal(setRelation(player, isHidden ? null : "muted"))}
          >
            {t(isHidden ? "people.unmute" : "people.mute", { name })}
          </button>
        )}
        <button
          type="button"
          class="btn small"
          onClick={() => showRefusal(setRelation(player, isBlocked ? null : "blocked"))}
        >
          {t(isBlocked ? "people.unblock" : "people.block", { name })}
        </button>
        {isHost && (
          <button type="button" class="btn small" onClick={() => showRefusal(mute())}>
            {t(isMuted ? "people.hostUnmute" : "people.hostMute", { name })}
          </button>
        )}
        {isHost && isGathering && (
          <button type="button" class="btn small" onClick={() => showRefusal(free())}>
            {t("people.free", { name })}
          </button>
        )}
      </div>
    </details>
  );
}
