import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { preferences } from "../settings/preferences.ts";

/** Shows in the title and the icon that it is the player's turn, and plays a sound when the turn starts. */
export function useTurnAlert(session: TableSession): void {
  useSignalEffect(() => {
    const isMyTurn = session.actions.value.length > 0;
    document.title = isMyTurn ? `${t("title.yourTurn")} · Rondel` : "Rondel";
    lightIcon(isMyTurn);
  });
  useEffect(() => {
    let wasMyTurn = session.actions.peek().length > 0;
    return session.actions.subscribe((actions) => {
      const isMyTurn = actions.length > 0;
      if (isMyTurn && !wasMyTurn && preferences.sound.peek() === "on") ring();
      wasMyTurn = isMyTurn;
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
  document.querySelector('link[rel="icon"]')?.setAttribute("href", isLit ? "mark-lit.svg" : "mark.svg");
}

/** Plays two short tones. Browsers allow sound only after the first interaction, so before it there is none. */
function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [index, frequency] of [659, 880].entries()) {
    const start = audio.currentTime + index * 0.14;
    const tone = new OscillatorNode(audio, { frequency });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0.08, start);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
    // An open context uses the processor even in silence.
    if (index === 1) tone.onended = () => void audio.close();
  }
}
