import { effect, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isShortcut } from "../keyboard/shortcuts.ts";
import type { StartsTurn } from "../recap/turns.ts";
import { entriesAfter } from "../session/entries-after.ts";
import { currentPace } from "../session/pace.ts";
import type { TableSession } from "../session/session.ts";

/** Pauses with the space bar, and stops before each turn of others at the pace "step". */
export function usePace(session: TableSession, startsTurn: StartsTurn | undefined): void {
  useEffect(() => pauseBySpaceBar(session), [session]);
  useEffect(() => stopAtTurns(session, startsTurn), [session, startsTurn]);
}

/** Whether anyone at the table moves without the player: bots, or people elsewhere. */
export function hasOthers({ table, canChat }: TableSession): boolean {
  return canChat.value || table.value.seats.some(({ bot }) => bot !== undefined);
}

function pauseBySpaceBar(session: TableSession): () => void {
  const over = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (!isShortcut("pause", event) || event.repeat || !isFree(event.target) || !hasOthers(session)) return;
    event.preventDefault();
    const { stage } = session;
    if (stage.isPaused.peek()) stage.resume();
    else stage.pause();
  };
  addEventListener("keydown", onKey, over);
  return () => over.abort();
}

/** Whether a key means nothing to the focused element. */
function isFree(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target === document.body || target.id === "decide" || target.id === "board");
}

/** Follows the log and lets each new turn wait while the player has nothing to decide. Exported for its test. */
export function stopAtTurns(session: TableSession, startsTurn: StartsTurn = () => true): () => void {
  const { stage } = session;
  let shown = session.number.peek();
  return effect(() => {
    const log = session.log.value;
    const isDeciding = session.actions.value.length > 0;
    const isStepping = currentPace().value === "step" && session.outcome.value === undefined;
    untracked(() => {
      const added = entriesAfter(log, shown).flatMap(({ events }) => events);
      shown = Math.max(shown, session.number.peek());
      if (!isStepping || isDeciding) {
        if (stage.isStopped.peek()) stage.resume();
      } else if (hasOthers(session) && added.some(startsTurn)) stage.stop();
    });
  });
}
