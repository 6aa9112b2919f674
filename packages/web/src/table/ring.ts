/** One context for all sounds. An open context uses the processor even in silence, so it is suspended between them. */
let audio: AudioContext | undefined;

/** Prepares sound at the first interaction, because Safari starts a context only during one. Returns a function that stops it. */
export function prepareSound(): () => void {
  const over = new AbortController();
  const prepare = (): void => {
    over.abort();
    const context = audio ?? new AudioContext();
    audio = context;
    void context.resume().then(() => context.suspend());
  };
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, prepare, { signal: over.signal });
  return () => over.abort();
}

/** Plays two short tones; nothing before the first interaction. */
export async function ring(): Promise<void> {
  const context = audio;
  if (!context) return;
  await context.resume();
  for (const [index, frequency] of [659, 880].entries()) {
    const start = context.currentTime + index * 0.14;
    const tone = new OscillatorNode(context, { frequency });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0.08, start);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.5);
    if (index === 1) tone.onended = () => void context.suspend();
  }
}
