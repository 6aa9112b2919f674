import { useSignal, useSignalEffect } from "@preact/signals";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../words/game-speech.ts";

/** Says to screen readers what just happened and what is asked, without moving the focus. */
export function Announcer({ session, speech }: { readonly session: TableSession; readonly speech: GameSpeech }) {
  const spokenUpTo = useSignal(session.number.peek());
  const spoken = useSignal("");
  useSignalEffect(() => {
    const news = session.log.value.filter(({ number }) => number > spokenUpTo.peek());
    const prompt = session.prompt.value;
    const sentences = news.flatMap(({ events }) => events.map((event) => speech.event(event) ?? ""));
    spokenUpTo.value = Math.max(spokenUpTo.peek(), session.number.value);
    spoken.value = [...sentences, prompt ? speech.prompt(prompt) : ""].filter(Boolean).join(" ");
  });
  return (
    <div class="unseen" role="log" aria-live="polite">
      {spoken.value}
    </div>
  );
}
