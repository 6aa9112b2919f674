/** The CSS class of a phase: current, done or ahead. */
export function phaseClass(phase: number, now: number): string {
  if (phase === now) return "phase-now";
  return phase < now ? "phase-done" : "phase-ahead";
}
