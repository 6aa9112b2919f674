import { useMemo, useRef } from "preact/hooks";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { useAfterPicture } from "./after-paint.ts";

/** Says to screen readers what just happened and what is asked, without moving the focus. */
export function Announcer({ session, speech }: { readonly session: TableSession; readonly speech: GameSpeech }) {
  const spokenUpTo = useRef(session.number.peek());
  const now = useAfterPicture(() => ({ log: session.log.value, prompt: session.prompt.value })).value;
  const spoken = useMemo(() => {
    const news = now.log.filter(({ number }) => number > spokenUpTo.current);
    spokenUpTo.current = now.log.at(-1)?.number ?? 0;
    const sentences = news.flatMap(({ events }) => events.map((event) => speech.event(event) ?? ""));
    return [...sentences, now.prompt ? speech.prompt(now.prompt) : ""].filter(Boolean).join(" ");
  }, [now, speech]);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {spoken}
    </div>
  );
}
