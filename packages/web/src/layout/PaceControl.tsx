import { t } from "../messages/messages.ts";
import { currentPace } from "../session/pace.ts";
import type { TableSession } from "../session/session.ts";
import { PACES } from "../settings/preferences.ts";
import { Icon } from "../ui/Icon.tsx";
import { hasOthers } from "./use-pace.ts";

/** The pace of other players' moves, and a button to pause them. In the header of games on this device. */
export function PaceControl({ session }: { readonly session: TableSession }) {
  const pace = currentPace();
  const { stage } = session;
  if (session.isOnline || !hasOthers(session) || session.outcome.value) return null;
  const isPaused = stage.isPaused.value;
  return (
    <div class="pace">
      <button
        type="button"
        class="icon-btn"
        aria-label={t(isPaused ? "pace.resume" : "pace.pause")}
        title={t(isPaused ? "pace.resume" : "pace.pause")}
        aria-pressed={isPaused}
        onClick={() => (isPaused ? stage.resume() : stage.pause())}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
      <select
        class="pace-select"
        aria-label={t("pace.label")}
        value={pace.value}
        onChange={({ currentTarget: { value } }) => {
          pace.value = PACES.find((one) => one === value) ?? pace.value;
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`pace.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
