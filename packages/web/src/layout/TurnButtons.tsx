import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Icon } from "../ui/Icon.tsx";
import { showRefusal } from "../ui/notices.ts";

/** Undo and reset within the player's own draft; beyond it, a takeback request. */
export function TurnButtons({ session }: { readonly session: TableSession }) {
  const start = session.undoLimit.value;
  const before = previousNumber(session);
  if (session.past.at.value !== undefined || session.viewer.value === "spectator") return null;
  if (before === undefined) return null;
  if (start === undefined) return <AskTakeback session={session} before={before} />;
  return (
    <div class="turn-buttons">
      <button type="button" class="btn quiet small" onClick={() => showRefusal(session.undo(Math.max(start, before)))}>
        <Icon name="undo" />
        {t("frame.undo")}
      </button>
      {before > start && (
        <button type="button" class="btn quiet small" onClick={() => showRefusal(session.undo(start))}>
          {t("frame.undoTurn")}
        </button>
      )}
    </div>
  );
}

function AskTakeback({ session, before }: { readonly session: TableSession; readonly before: number }) {
  if (session.takeback.value || session.outcome.value) return null;
  return (
    <div class="turn-buttons">
      <button type="button" class="btn quiet small" onClick={() => showRefusal(session.requestTakeback(before))}>
        <Icon name="undo" />
        {t(session.canChat ? "frame.askTakeback" : "frame.undo")}
      </button>
    </div>
  );
}

/**
 * The number of the position to return to: before the player's own last action if the log names the seats that acted, otherwise
 * before the last one. Entries that were taken back do not count.
 */
function previousNumber(session: TableSession): number | undefined {
  const standing = session.log.value.filter(({ cause }) => cause?.kind !== "takeback");
  const mine = session.mine.value;
  const hasSeats = standing.some(({ by }) => by !== undefined);
  const last = hasSeats
    ? standing.findLastIndex(({ by }) => by !== undefined && mine.includes(by))
    : standing.length - 1;
  return last > 0 ? standing[last - 1]?.number : undefined;
}
