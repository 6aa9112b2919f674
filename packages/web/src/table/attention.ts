import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { preferences } from "../settings/preferences.ts";

/** Tells in the title, in the icon and by a tone that it is my move; quiet while I am the one who acts. */
export function useAttention(session: TableSession): void {
  useSignalEffect(() => {
    const isAsked = session.actions.value.length > 0;
    document.title = isAsked ? `${t("title.yourTurn")} · Rondel` : "Rondel";
    lightIcon(isAsked);
  });
  useEffect(() => {
    let wasAsked = session.actions.peek().length > 0;
    return session.actions.subscribe((actions) => {
      const isAsked = actions.length > 0;
      if (isAsked && !wasAsked && preferences.sound.peek() === "on") ring();
      wasAsked = isAsked;
    });
  }, [session]);
  useEffect(
    () => () => {
      document.title = "Rondel";
      lightIcon(false);
    },
    [],
  );
}

function lightIcon(isLit: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", isLit ? "/mark-lit.svg" : "/mark.svg");
}

let audio: AudioContext | undefined;

/** Two short bell tones. A page that nobody has touched may not sound; then it stays silent. */
function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [place, frequency] of [659, 880].entries()) {
    const start = audio.currentTime + place * 0.14;
    const tone = new OscillatorNode(audio, { frequency });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0.08, start);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
