import { useSignal } from "@preact/signals";
import type { TableSession } from "../session/session.ts";
import { say } from "../messages/messages.ts";
import { replayFrom } from "./replay.ts";

/** What happened while one was away, offered once: it plays, or it is left. */
export function MissedBar({ session }: { readonly session: TableSession }) {
  const stepsThen = useSignal(session.number.peek() - session.seenBefore);
  const isPast = session.past.at.value !== undefined;
  if (session.seenBefore === 0 || stepsThen.value <= 0 || isPast) return null;
  const leave = () => {
    stepsThen.value = 0;
  };
  const play = () => {
    leave();
    void replayFrom(session, session.seenBefore);
  };
  return (
    <section class="takeback" aria-label={say("history.missed")}>
      <p>{say("missed.steps", { count: stepsThen.value })}</p>
      <button type="button" class="btn small strong" onClick={play}>
        {say("missed.play")}
      </button>
      <button type="button" class="btn small" onClick={leave}>
        {say("missed.leave")}
      </button>
    </section>
  );
}
