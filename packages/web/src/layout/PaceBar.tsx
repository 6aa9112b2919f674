import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";

/** While the moves of others wait for the player: what they wait for, and the button to go on. Enter presses it. */
export function PaceBar({ session: { stage, past } }: { readonly session: TableSession }) {
  const isWaiting = (stage.isStopped.value || stage.isPaused.value) && past.at.value === undefined;
  return isWaiting ? <GoOn stage={stage} /> : null;
}

function GoOn({ stage }: { readonly stage: TableSession["stage"] }) {
  const button = useRef<HTMLButtonElement>(null);
  const isPaused = stage.isPaused.value;
  useEffect(() => {
    // The focus stays where the player has put it.
    if (document.activeElement === document.body || document.activeElement?.id === "decide") button.current?.focus();
  }, []);
  return (
    <section class="pace-bar" aria-label={t("pace.label")}>
      <p>{t(isPaused ? "pace.paused" : "pace.stopped")}</p>
      <button ref={button} type="button" class="btn strong wide" onClick={() => stage.resume()}>
        {t(isPaused ? "pace.resume" : "pace.nextTurn")}
      </button>
    </section>
  );
}
