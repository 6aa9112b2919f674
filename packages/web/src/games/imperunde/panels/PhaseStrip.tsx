import { useGameContext } from "../context.ts";
import { phaseName } from "../messages/params.ts";
import { phaseClass } from "./phase-class.ts";

/** The phases on a phone: a row of bars above the board. */
export function PhaseStrip() {
  const { state, text, messages } = useGameContext();
  const now = state.value;
  if (!now || now.round === 0) return null;
  return (
    <p class="phase-strip">
      <span class="phase-bars" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((phase) => (
          <i key={phase} class={phaseClass(phase, now.phase)} />
        ))}
      </span>
      {text("screen.round", { round: now.round })}, {phaseName(messages, now.phase)}
    </p>
  );
}
