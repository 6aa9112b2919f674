import { useMemo, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { entriesAfter } from "../session/entries-after.ts";
import type { TableSession } from "../session/session.ts";
import { useAfterPaint } from "./after-paint.ts";

/** A jump in a study, or a long absence, would be read for minutes: only the last moves are. */
const MOST_READ = 12;

/** Lets screen readers read new events and the prompt without moving the focus. */
export function Announcer({ session, messages }: { readonly session: TableSession; readonly messages: GameMessages }) {
  const announcedUpTo = useRef(session.number.peek());
  const now = useAfterPaint(() => ({ log: session.log.value, prompt: session.prompt.value })).value;
  const announcement = useMemo(() => {
    const added = entriesAfter(now.log, announcedUpTo.current).slice(-MOST_READ);
    announcedUpTo.current = now.log.at(-1)?.number ?? 0;
    const sentences = added.flatMap(({ events }) => events.map((event) => messages.event(event) ?? ""));
    return [...sentences, now.prompt ? messages.prompt(now.prompt) : ""].filter(Boolean).join(" ");
  }, [now, messages]);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {announcement}
    </div>
  );
}
