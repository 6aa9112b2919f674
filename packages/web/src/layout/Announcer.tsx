import { useMemo, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import type { TableSession } from "../session/session.ts";
import { useAfterPaint } from "./after-paint.ts";

/** Says to screen readers what just happened and what is asked, without moving the focus. */
export function Announcer({ session, messages }: { readonly session: TableSession; readonly messages: GameMessages }) {
  const spokenUpTo = useRef(session.number.peek());
  const now = useAfterPaint(() => ({ log: session.log.value, prompt: session.prompt.value })).value;
  const spoken = useMemo(() => {
    const news = now.log.filter(({ number }) => number > spokenUpTo.current);
    spokenUpTo.current = now.log.at(-1)?.number ?? 0;
    const sentences = news.flatMap(({ events }) => events.map((event) => messages.event(event) ?? ""));
    return [...sentences, now.prompt ? messages.prompt(now.prompt) : ""].filter(Boolean).join(" ");
  }, [now, messages]);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {spoken}
    </div>
  );
}
