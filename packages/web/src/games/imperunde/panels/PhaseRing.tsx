import { isClockwise, type State } from "@rondel/imperunde";
import { TermText } from "../../../terms/TermText.tsx";
import { useStable } from "../../common/use-stable.ts";
import { useGameContext } from "../context.ts";
import { phaseName } from "../messages/params.ts";
import { PHASES, phaseNumberPosition, phaseSegment } from "./phase-geometry.ts";

/** The eight phases as a ring, with the current phase, the round and the direction of play. */
export function PhaseRing() {
  const { state, text, messages } = useGameContext();
  const now = useStable(() => state.value && phaseFacts(state.value)).value;
  if (!now) return null;
  return (
    <section class="phase-ring" aria-label={text("screen.phases")}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {PHASES.map((phase) => (
          <g key={phase} class={phaseClass(phase, now.phase)}>
            <path d={phaseSegment(phase)} />
            <text {...phaseNumberPosition(phase)} dy=".35em">
              {phase}
            </text>
          </g>
        ))}
        <path class="phase-direction" d={now.isClockwise ? CLOCKWISE : COUNTER} />
        <text class="phase-round" dy=".35em">
          {now.round > 0 && now.round}
        </text>
      </svg>
      <p>
        <b>{now.round === 0 ? text("screen.setup") : text("screen.round", { round: now.round })}</b>
        {now.phase > 0 && (
          <span>
            <TermText text={text("screen.phase", { phase: now.phase, name: phaseName(messages, now.phase) })} />
          </span>
        )}
        {now.round > 0 && (
          <span class="muted">{text(now.isClockwise ? "screen.clockwise" : "screen.counterClockwise")}</span>
        )}
      </p>
    </section>
  );
}

function phaseFacts(state: State) {
  return { phase: state.phase, round: state.round, isClockwise: isClockwise(state) };
}

const CLOCKWISE = "M-20 -8A22 22 0 0 1 18 -12M18 -12l1 -8M18 -12l-8 1";
const COUNTER = "M20 -8A22 22 0 0 0 -18 -12M-18 -12l-1 -8M-18 -12l8 1";

function phaseClass(phase: number, now: number): string {
  if (phase === now) return "phase-now";
  return phase < now ? "phase-done" : "phase-ahead";
}
